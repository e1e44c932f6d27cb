import { ScheduleAnswer, success, UpdateSchedule, UserSchedulePath } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { App } from '@punctual/http'
import { changeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireOwnersSchedule } from '../../guards/require-schedule.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentSchedule } from '../../present/schedule.ts'

/** PATCH of a schedule of an organization's user, with the rules of the user's own path. */
export function updateUserSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const options = {
    schema: {
      summary: "Update a schedule of an organization's user",
      description: 'Changes only the given fields; lists replace the current ones.',
      errors: ['user_not_found', 'schedule_not_found'],
      params: UserSchedulePath,
      body: UpdateSchedule,
      response: { 200: ScheduleAnswer },
    },
    preValidation: requireForUser('schedule.update'),
  }
  app.patch(
    '/v2/organizations/:orgId/users/:userId/schedules/:scheduleId',
    options,
    async ({ params, body }) => {
      const { id: userId, organizationId } = await requireUserOf(db, params)
      const look = (tx: Tx) => requireOwnersSchedule(tx, { userId, organizationId }, params.scheduleId)
      const change = { body, now: clock.now() }
      return success(presentSchedule(await changeSchedule(db, userId, look, change)))
    },
  )
}
