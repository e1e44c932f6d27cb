import {
  MemberPage,
  OrganizationMembershipListAnswer,
  OrganizationPath,
  paginate,
  success,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listMembers } from '../../db/member-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { presentOrganizationMemberships } from '../../present/organization.ts'

/** GET /v2/organizations/{orgId}/memberships, oldest first. */
export function listOrganizationMemberships(app: App, deps: IdentityDeps): void {
  const { db } = deps
  const schema = {
    summary: 'List the memberships of an organization',
    description: 'The oldest membership comes first.',
    params: OrganizationPath,
    querystring: MemberPage,
    response: { 200: OrganizationMembershipListAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'organization.listMembersPrivate')
  app.get('/v2/organizations/:orgId/memberships', { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const { members, total } = await listMembers(db, params.orgId, { take, skip })
    const data = await presentOrganizationMemberships(db, members)
    return { ...success(data), pagination: paginate(total, take, skip) }
  })
}
