import { OrganizationUserAnswer, OrganizationUserPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { removeOrganizationUser } from '../../app/organization-users.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOrganizationUser } from '../../present/user.ts'

/**
 * DELETE of a user of an organization: deletes a user whose home it is, else the membership;
 * returns the user as it was; 404 `user_not_found`, 409 `last_owner`.
 */
export function deleteOrganizationUser(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Delete a user of an organization',
    description:
      "Deletes the user if the organization is the user's home, else the membership. Returns the user as it was.",
    errors: ['user_not_found', 'last_owner'],
    params: OrganizationUserPath,
    response: { 200: OrganizationUserAnswer },
  }
  const preValidation = requireIn('organization.remove')
  const path = '/v2/organizations/:orgId/users/:userId'
  app.delete(path, { schema, preValidation }, async ({ caller, params }) => {
    const context = { caller, organizationId: params.orgId, at: clock.now() }
    const { member, digests } = await db.transaction(
      actingAs(caller, (tx) => removeOrganizationUser(tx, context, params.userId)),
    )
    await revocations.untilEnforced({ userIds: [params.userId], digests })
    return success(presentOrganizationUser(member))
  })
}
