import { ScheduleAnswer, success, UserSchedulePath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { requireOwnersSchedule } from '../../guards/require-schedule.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentSchedule } from '../../present/schedule.ts'

/** GET of a schedule of an organization's user. */
export function getUserSchedule(app: App, { db }: SchedulingDeps): void {
  const options = {
    schema: {
      summary: "Get a schedule of an organization's user",
      description: 'Returns one schedule.',
      errors: ['user_not_found', 'schedule_not_found'],
      params: UserSchedulePath,
      response: { 200: ScheduleAnswer },
    },
    preValidation: requireForUser('schedule.read'),
  }
  app.get('/v2/organizations/:orgId/users/:userId/schedules/:scheduleId', options, async ({ params }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    const owner = { userId, organizationId }
    return success(presentSchedule(await requireOwnersSchedule(db, owner, params.scheduleId)))
  })
}
