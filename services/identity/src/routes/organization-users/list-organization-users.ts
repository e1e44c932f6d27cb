import {
  ListOrganizationUsers,
  OrganizationPath,
  OrganizationUserListAnswer,
  paginate,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listOrganizationUsers as list } from '../../db/member-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOrganizationUser } from '../../present/user.ts'

/** GET /v2/organizations/{orgId}/users: its members, filtered by address, team and attribute. */
export function listOrganizationUsers(app: App, { db }: IdentityDeps): void {
  const schema = {
    summary: 'List the users of an organization',
    description: 'The query filters by email address, team and attribute option.',
    params: OrganizationPath,
    querystring: ListOrganizationUsers,
    response: { 200: OrganizationUserListAnswer },
  }
  const preValidation = requireIn('organization.listMembersPrivate')
  app.get('/v2/organizations/:orgId/users', { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const { members, total } = await list(db, params.orgId, query)
    return { ...success(members.map(presentOrganizationUser)), pagination: paginate(total, take, skip) }
  })
}
