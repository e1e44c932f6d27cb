import { ListOutOfOffice, OrganizationUserPath, OutOfOfficeListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { pageOfOutOfOffice } from '../../present/out-of-office.ts'

/** GET of the out-of-office entries of a user. */
export function listUserOutOfOffice(app: App, { db }: SchedulingDeps): void {
  const schema = {
    summary: 'List the out-of-office entries of a user',
    description: 'The oldest entry comes first, unless the query sorts otherwise.',
    errors: ['user_not_found'],
    params: OrganizationUserPath,
    querystring: ListOutOfOffice,
    response: { 200: OutOfOfficeListAnswer },
  }
  const options = { schema, preValidation: requireForUser('schedule.read') }
  app.get('/v2/organizations/:orgId/users/:userId/ooo', options, async ({ params, query }) =>
    pageOfOutOfOffice(db, { person: await requireUserOf(db, params) }, query),
  )
}
