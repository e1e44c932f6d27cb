import { ListSchedulesOf, OrganizationPath, ScheduleListAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { schedulesOf } from '../../db/schedules-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { pageOfSchedules } from '../../present/schedule.ts'

/** GET of the schedules of all users of an organization, for its admins. */
export function listOrganizationSchedules(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: "List the schedules of an organization's users",
    description: 'Returns the schedules of all users of the organization.',
    params: OrganizationPath,
    querystring: ListSchedulesOf,
    response: { 200: ScheduleListAnswer },
  }
  const options = { schema, preValidation: requireIn('schedule.read') }
  app.get('/v2/organizations/:orgId/schedules', options, async ({ params, query }) =>
    pageOfSchedules((range) => schedulesOf(db, { organizationId: params.orgId }, range), query),
  )
}
