import { InvitePath, success, TeamMembershipAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { acceptInvite as accept } from '../../app/invites.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeamMembership } from '../../present/organization.ts'

/**
 * POST /v2/invites/{token}/accept, 201: the caller joins the team; 404 `invite_not_found`, 409
 * `already_member`.
 */
export function acceptInvite(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Accept an invitation to a team',
    description: 'The caller becomes a member of the team.',
    errors: ['invite_not_found', 'already_member'],
    params: InvitePath,
    response: { 201: TeamMembershipAnswer },
  }
  app.post('/v2/invites/:token/accept', { schema }, async (request, reply) => {
    const { caller, params } = request
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const member = await accept(tx, caller, params.token, deps.clock.now())
        return { status: 201, body: success(presentTeamMembership(member)) }
      }),
      async (answer) => {
        await deps.revocations.untilEnforced({ userIds: [caller.userId] })
        return answer
      },
    )
  })
}
