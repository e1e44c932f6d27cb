import { ListSchedulesOf, OrganizationUserPath, ScheduleListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listSchedules } from '../../db/schedules-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { pageOfSchedules } from '../../present/schedule.ts'

/** GET of the schedules of an organization's user. */
export function listUserSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: "List the schedules of an organization's user",
    description: 'The oldest schedule comes first.',
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    querystring: ListSchedulesOf,
    response: { 200: ScheduleListAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.read') }
  app.get('/v2/organizations/:orgId/users/:userId/schedules', options, async ({ params, query }) => {
    const { id: userId, organizationId } = await requireUserOf(db, params)
    return pageOfSchedules((range) => listSchedules(db, { userId, organizationId }, range), query)
  })
}
