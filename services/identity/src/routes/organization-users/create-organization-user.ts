import {
  CreateOrganizationUser,
  OrganizationPath,
  OrganizationUserAnswer,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createOrganizationUser as create } from '../../app/organization-users.ts'
import { requestUserDefaults } from '../../app/request-user-defaults.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireOrganization } from '../../guards/require-team.ts'
import { presentOrganizationUser } from '../../present/user.ts'

/** POST /v2/organizations/{orgId}/users, 201; 409 `email_taken`, `username_taken`. */
export function createOrganizationUser(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create a user of an organization',
    description: 'The user gets a membership of the organization.',
    errors: ['email_taken', 'username_taken'],
    params: OrganizationPath,
    body: CreateOrganizationUser,
    response: { 201: OrganizationUserAnswer },
  }
  const preValidation = requireIn('organization.invite')
  app.post('/v2/organizations/:orgId/users', { schema, preValidation }, async (request, reply) =>
    idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const { caller, params, body } = request
        const { id: organizationId } = await requireOrganization(tx, params.orgId)
        const member = await create(tx, { caller, organizationId, at: deps.clock.now() }, body)
        return { status: 201, body: success(presentOrganizationUser(member)) }
      }),
      // Bookings can be planned for the new user immediately.
      async (body) => {
        await requestUserDefaults(deps, request.caller, body.data.id)
        return body
      },
    ),
  )
}
