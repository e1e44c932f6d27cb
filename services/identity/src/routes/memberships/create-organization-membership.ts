import {
  CreateMembership,
  OrganizationMembershipAnswer,
  OrganizationPath,
  success,
} from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addMembership } from '../../app/memberships.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { requireOrganization } from '../../guards/require-team.ts'
import { presentOrganizationMemberships } from '../../present/organization.ts'

/**
 * POST /v2/organizations/{orgId}/memberships, 201; 400 for an unknown user, 409 `already_member`.
 */
export function createOrganizationMembership(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create a membership of an organization',
    description: 'Makes an existing user a member.',
    errors: ['already_member', 'role_not_found'],
    params: OrganizationPath,
    body: CreateMembership,
    response: { 201: OrganizationMembershipAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'organization.invite')
  app.post('/v2/organizations/:orgId/memberships', { schema, preValidation }, async (request, reply) =>
    idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const { caller, params, body } = request
        const team = await requireOrganization(tx, params.orgId)
        const member = await addMembership(tx, { team, caller, at: deps.clock.now() }, body)
        const [shown] = await presentOrganizationMemberships(tx, [member])
        return { status: 201, body: success(shown!) }
      }),
      async (answer) => {
        await deps.revocations.untilEnforced({ userIds: [answer.data.userId] })
        return answer
      },
    ),
  )
}
