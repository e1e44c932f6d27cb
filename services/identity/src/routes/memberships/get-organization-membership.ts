import {
  DomainError,
  OrganizationMembershipAnswer,
  OrganizationMembershipPath,
  success,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findMember } from '../../db/membership-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { presentOrganizationMemberships } from '../../present/organization.ts'

/** GET /v2/organizations/{orgId}/memberships/{membershipId}; 404 `membership_not_found`. */
export function getOrganizationMembership(app: App, deps: IdentityDeps): void {
  const { db } = deps
  const schema = {
    summary: 'Get a membership of an organization',
    description: "Returns one membership with the member's attributes.",
    errors: ['membership_not_found'],
    params: OrganizationMembershipPath,
    response: { 200: OrganizationMembershipAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'organization.listMembersPrivate')
  const path = '/v2/organizations/:orgId/memberships/:membershipId'
  app.get(path, { schema, preValidation }, async ({ params }) => {
    const member = await findMember(db, params.orgId, params.membershipId)
    if (!member) throw new DomainError('membership_not_found')
    const [shown] = await presentOrganizationMemberships(db, [member])
    return success(shown!)
  })
}
