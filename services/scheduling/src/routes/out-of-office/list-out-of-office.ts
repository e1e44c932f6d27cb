import {
  ListOutOfOffice,
  ListOutOfOfficeOf,
  OrganizationPath,
  OrganizationUserPath,
  OutOfOfficeListAnswer,
  paginate,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listOutOfOffice as list, type Whose } from '../../db/out-of-office-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireForUser, requireUserOf } from '../../guards/require-user.ts'
import { presentOutOfOffice } from '../../present/out-of-office.ts'

/** GET of the out-of-office entries of a user, and of all users of an organization. */
export function listOutOfOffice(app: App, { db }: SchedulingDeps): void {
  const response = { 200: OutOfOfficeListAnswer }
  const ofUser = {
    schema: {
      summary: 'List the out-of-office entries of a user',
      description: 'The oldest entry comes first, unless the query sorts otherwise.',
      errors: ['user_not_found'],
      params: OrganizationUserPath,
      querystring: ListOutOfOffice,
      response,
    },
    preValidation: requireForUser('schedule.read'),
  }
  app.get('/v2/organizations/:orgId/users/:userId/ooo', ofUser, async ({ params, query }) =>
    page({ person: await requireUserOf(db, params) }, query),
  )

  const ofAll = {
    schema: {
      summary: 'List the out-of-office entries of an organization',
      description: 'The oldest entry comes first, unless the query sorts otherwise.',
      params: OrganizationPath,
      querystring: ListOutOfOfficeOf,
      response,
    },
    preValidation: requireIn('schedule.read'),
  }
  app.get('/v2/organizations/:orgId/ooo', ofAll, async ({ params, query }) =>
    page({ organizationId: params.orgId, email: query.email }, query),
  )

  async function page(whose: Whose, { take = 250, skip = 0, sortStart, sortEnd }: ListOutOfOffice) {
    const { entries, total } = await list(db, whose, { take, skip, sortStart, sortEnd })
    return { ...success(entries.map(presentOutOfOffice)), pagination: paginate(total, take, skip) }
  }
}
