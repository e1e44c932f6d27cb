import { ScheduleAnswer, ScheduleParams, success, UpdateSchedule } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { lockOwner } from '../db/owners-repository.ts'
import { updateSchedule as save } from '../db/schedules-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { changedSchedule } from '../domain/schedule.ts'
import { makeDefault } from '../make-default.ts'
import { presentSchedule } from '../present.ts'
import { requireSchedule } from '../require-schedule.ts'
import { knownCaller } from './known-caller.ts'

/** PATCH /v2/schedules/{scheduleId}: also moves the default to it; `isDefault: false` leaves the default where it is. */
export function updateSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const schema = {
    summary: 'Change a schedule',
    params: ScheduleParams,
    body: UpdateSchedule,
    response: { 200: ScheduleAnswer },
  }
  app.patch('/v2/schedules/:scheduleId', { schema, preValidation: knownCaller }, async (request) => {
    const caller = requireUser(request)
    const { scheduleId } = request.params
    const { ownerId } = await requireSchedule(db, caller, 'schedule.update', scheduleId)
    const changes = changedSchedule(request.body)
    const after = await db.transaction(async (tx) => {
      const now = clock.now()
      await lockOwner(tx, ownerId)
      const schedule = await requireSchedule(tx, caller, 'schedule.update', scheduleId)
      await save(tx, schedule, changes, now)
      const becomesDefault = request.body.isDefault === true && !schedule.isDefault
      const owner = { userId: ownerId, organizationId: schedule.organizationId }
      if (becomesDefault) await makeDefault(tx, owner, schedule.id, now)
      return { ...schedule, ...changes, isDefault: schedule.isDefault || becomesDefault }
    })
    return success(presentSchedule(after))
  })
}
