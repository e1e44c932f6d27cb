import {
  done,
  EmptyAnswer,
  ScheduleAnswer,
  success,
  UpdateSchedule,
  UserSchedulePath,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { App } from '@punctual/http'
import { changeSchedule, removeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireOwnersSchedule } from '../../guards/require-schedule.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentSchedule } from '../../present/schedule.ts'

const path = '/v2/organizations/:orgId/users/:userId/schedules/:scheduleId'

/**
 * GET, PATCH and DELETE of a schedule of an organization's user, with the rules of the user's own
 * path.
 */
export function userSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const params = UserSchedulePath
  const read = {
    schema: {
      summary: "Get a schedule of an organization's user",
      description: 'Returns one schedule.',
      errors: ['user_not_found', 'schedule_not_found'],
      params,
      response: { 200: ScheduleAnswer },
    },
    preValidation: requireForUser('schedule.read'),
  }
  app.get(path, read, async ({ params }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    const owner = { userId, organizationId }
    return success(presentSchedule(await requireOwnersSchedule(db, owner, params.scheduleId)))
  })

  const preValidation = requireForUser('schedule.update')
  const update = {
    schema: {
      summary: "Update a schedule of an organization's user",
      description: 'Changes only the given fields; lists replace the current ones.',
      errors: ['user_not_found', 'schedule_not_found'],
      params,
      body: UpdateSchedule,
      response: { 200: ScheduleAnswer },
    },
    preValidation,
  }
  app.patch(path, update, async ({ params, body }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    const look = (tx: Tx) => requireOwnersSchedule(tx, { userId, organizationId }, params.scheduleId)
    const change = { body, now: clock.now() }
    return success(presentSchedule(await db.transaction((tx) => changeSchedule(tx, userId, look, change))))
  })

  const remove = {
    schema: {
      summary: "Delete a schedule of an organization's user",
      description:
        'The oldest remaining schedule replaces a deleted default schedule. The last schedule cannot be deleted.',
      errors: ['user_not_found', 'schedule_not_found', 'last_schedule'],
      params,
      response: { 200: EmptyAnswer },
    },
    preValidation,
  }
  app.delete(path, remove, async ({ params }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    const look = (tx: Tx) => requireOwnersSchedule(tx, { userId, organizationId }, params.scheduleId)
    await db.transaction((tx) => removeSchedule(tx, userId, look, clock.now()))
    return done
  })
}
