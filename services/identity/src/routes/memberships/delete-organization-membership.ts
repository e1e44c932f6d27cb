import { OrganizationMembershipAnswer, OrganizationMembershipPath, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { removeOrganizationMembership } from '../../app/memberships.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { requireOrganization } from '../../guards/require-team.ts'
import { presentOrganizationMembership } from '../../present/organization.ts'

/**
 * DELETE of a membership of an organization and of those in its teams: returns it as it was; 404
 * `membership_not_found`, 409 `last_owner`.
 */
export function deleteOrganizationMembership(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations } = deps
  const schema = {
    summary: 'Delete a membership of an organization',
    description:
      "Deletes the user's memberships of the organization's teams too. Returns the membership as it was. An organization keeps at least one `OWNER`.",
    errors: ['membership_not_found', 'last_owner'],
    params: OrganizationMembershipPath,
    response: { 200: OrganizationMembershipAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'organization.remove')
  const path = '/v2/organizations/:orgId/memberships/:membershipId'
  app.delete(path, { schema, preValidation }, async ({ caller, params }) => {
    const { attributes, digests, ...member } = await db.transaction(
      actingAs(caller, async (tx) => {
        const team = await requireOrganization(tx, params.orgId)
        const context = { team, caller, at: clock.now() }
        return removeOrganizationMembership(tx, context, params.membershipId)
      }),
    )
    await revocations.untilEnforced({ userIds: [member.user.id], digests })
    return success(presentOrganizationMembership(member, attributes))
  })
}
