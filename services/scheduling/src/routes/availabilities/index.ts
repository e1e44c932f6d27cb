import {
  type Availability,
  AvailabilityAnswer,
  AvailabilityListAnswer,
  badRequest,
  type CallerContext,
  DomainError,
  EditAvailability,
  type Permission,
  success,
} from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { type App, requireCan, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { findHours, listHours, type NumberedHours, saveHours } from '../../db/availability-repository.ts'
import { lockOwner } from '../../db/owners-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { itsOwner } from '../../domain/owner.ts'
import { minuteOfDay, timeOfDay } from '../../domain/slots/index.ts'
import { requireOwnersSchedule } from '../../guards/require-schedule.ts'

const path = '/internal/availabilities'
const Path = Type.Object({ availabilityId: Type.Integer({ minimum: 1 }) })

/**
 * Hours by their own id, only for v1: GET /internal/availabilities (the caller's), GET and PATCH of
 * one. One of another tenant is 404, like an unknown one.
 */
export function availabilities(app: App, { db }: SchedulingDeps): void {
  const config = { internal: ['gateway'] as const }
  app.get(path, { schema: { response: { 200: AvailabilityListAnswer } }, config }, async (request) => {
    const { userId, organizationId } = requireUser(request)
    return success((await listHours(db, { userId, organizationId })).map(present))
  })

  const response = { 200: AvailabilityAnswer }
  app.get(`${path}/:availabilityId`, { schema: { params: Path, response }, config }, async (request) =>
    success(
      present(await requireHours(db, requireUser(request), 'schedule.read', request.params.availabilityId)),
    ),
  )

  app.patch(
    `${path}/:availabilityId`,
    { schema: { params: Path, body: EditAvailability, response }, config },
    async (request) => {
      const caller = requireUser(request)
      const { availabilityId } = request.params
      const { ownerId } = await requireHours(db, caller, 'schedule.update', availabilityId)
      return db.transaction(async (tx) => {
        await lockOwner(tx, ownerId)
        const before = await requireHours(tx, caller, 'schedule.update', availabilityId)
        const after = changed(before, request.body)
        if (after.scheduleId !== before.scheduleId)
          await requireOwnersSchedule(tx, itsOwner(before), after.scheduleId)
        await saveHours(tx, after)
        return success(present(after))
      })
    },
  )
}

async function requireHours(
  db: Database | Tx,
  caller: CallerContext,
  permission: Permission,
  id: number,
): Promise<NumberedHours> {
  const hours = await findHours(db, id)
  if (!hours) throw new DomainError('availability_not_found')
  const { ownerId, organizationId } = hours
  requireCan(caller, permission, { ownerId, organizationId }, 'availability_not_found')
  return hours
}

function changed(before: NumberedHours, edit: EditAvailability): NumberedHours {
  const { days = before.days, date = before.date, scheduleId = before.scheduleId } = edit
  const start = edit.startTime === undefined ? before.start : minuteOfDay(edit.startTime)
  const end = edit.endTime === undefined ? before.end : minuteOfDay(edit.endTime)
  if (before.date === null && edit.date !== undefined)
    throw badRequest({ path: 'date', message: 'can only be changed for the hours of a date' })
  const isDayOff = date !== null && start === 0 && end === 0
  if (end <= start && !isDayOff) throw badRequest({ path: 'endTime', message: 'must be after startTime' })
  return { ...before, days: before.date === null ? [...new Set(days)] : [], date, scheduleId, start, end }
}

function present({ id, scheduleId, ownerId, days, date, start, end }: NumberedHours): Availability {
  return {
    id,
    scheduleId,
    userId: ownerId,
    days,
    ...(date !== null && { date }),
    startTime: timeOfDay(start),
    endTime: timeOfDay(end),
  }
}
