import {
  OrganizationUserAnswer,
  OrganizationUserPath,
  success,
  UpdateOrganizationUser,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeOrganizationUser } from '../../app/organization-users.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentOrganizationUser } from '../../present/user.ts'

/**
 * PATCH of a user of an organization; 404 `user_not_found`, 403 for a user of another home, 409
 * `email_taken`.
 */
export function updateOrganizationUser(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Update a user of an organization',
    description: "Changes only the given fields. The organization must be the user's home.",
    errors: ['user_not_found', 'email_taken', 'username_taken'],
    params: OrganizationUserPath,
    body: UpdateOrganizationUser,
    response: { 200: OrganizationUserAnswer },
  }
  const preValidation = requireIn('organization.update')
  const path = '/v2/organizations/:orgId/users/:userId'
  app.patch(path, { schema, preValidation }, async ({ caller, params, body }) => {
    const context = { caller, organizationId: params.orgId, at: clock.now() }
    const member = await db.transaction(
      actingAs(caller, (tx) => changeOrganizationUser(tx, context, params.userId, body)),
    )
    // The caller context contains the profile.
    await revocations.untilEnforced({ userIds: [params.userId] })
    return success(presentOrganizationUser(member))
  })
}
