import { ListOutOfOfficeOf, OrganizationPath, OutOfOfficeListAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { pageOfOutOfOffice } from '../../present/out-of-office.ts'

/** GET of the out-of-office entries of all users of an organization. */
export function listOrganizationOutOfOffice(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'List the out-of-office entries of an organization',
    description: 'The oldest entry comes first, unless the query sorts otherwise.',
    params: OrganizationPath,
    querystring: ListOutOfOfficeOf,
    response: { 200: OutOfOfficeListAnswer },
  }
  const options = { schema, preValidation: requireIn('schedule.read') }
  app.get('/v2/organizations/:orgId/ooo', options, async ({ params, query }) =>
    pageOfOutOfOffice(db, { organizationId: params.orgId, email: query.email }, query),
  )
}
