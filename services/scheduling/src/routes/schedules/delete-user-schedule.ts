import { done, EmptyAnswer, UserSchedulePath } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { App } from '@punctual/http'
import { removeSchedule } from '../../app/schedules.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireOwnersSchedule } from '../../guards/require-schedule.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'

/** DELETE of a schedule of an organization's user, with the rules of the user's own path. */
export function deleteUserSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const options = {
    schema: {
      summary: "Delete a schedule of an organization's user",
      description:
        'The oldest remaining schedule replaces a deleted default schedule. The last schedule cannot be deleted.',
      errors: ['user_not_found', 'schedule_not_found', 'last_schedule'],
      params: UserSchedulePath,
      response: { 200: EmptyAnswer },
    },
    preValidation: requireForUser('schedule.update'),
  }
  app.delete('/v2/organizations/:orgId/users/:userId/schedules/:scheduleId', options, async ({ params }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    const look = (tx: Tx) => requireOwnersSchedule(tx, { userId, organizationId }, params.scheduleId)
    await removeSchedule(db, userId, look, clock.now())
    return done
  })
}
