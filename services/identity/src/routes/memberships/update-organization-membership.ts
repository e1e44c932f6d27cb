import {
  OrganizationMembershipAnswer,
  OrganizationMembershipPath,
  success,
  UpdateMembership,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changeMembership } from '../../app/memberships.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { requireOrganization } from '../../guards/require-team.ts'
import { presentOrganizationMemberships } from '../../present/organization.ts'

/** PATCH of a membership of an organization; 404 `membership_not_found`, 409 `last_owner`. */
export function updateOrganizationMembership(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations } = deps
  const schema = {
    summary: 'Update a membership of an organization',
    description: 'Changes only the given fields. An organization keeps at least one `OWNER`.',
    errors: ['membership_not_found', 'role_not_found', 'last_owner'],
    params: OrganizationMembershipPath,
    body: UpdateMembership,
    response: { 200: OrganizationMembershipAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'organization.changeMemberRole')
  const path = '/v2/organizations/:orgId/memberships/:membershipId'
  app.patch(path, { schema, preValidation }, async ({ caller, params, body }) => {
    const member = await db.transaction(
      actingAs(caller, async (tx) => {
        const team = await requireOrganization(tx, params.orgId)
        return changeMembership(tx, { team, caller, at: clock.now() }, params.membershipId, body)
      }),
    )
    await revocations.untilEnforced({ userIds: [member.user.id] })
    const [shown] = await presentOrganizationMemberships(db, [member])
    return success(shown!)
  })
}
