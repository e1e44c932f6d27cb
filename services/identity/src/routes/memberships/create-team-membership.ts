import { CreateMembership, success, TeamMembershipAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addMembership } from '../../app/memberships.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { presentTeamMembership } from '../../present/organization.ts'
import { teamPaths } from '../teams/paths.ts'

/**
 * POST of a membership of a team, 201; 404 `team_not_found`, 400 for a user who is unknown or not a
 * member of the team's organization, 409 `already_member`.
 */
export function createTeamMembership(app: App, deps: IdentityDeps): void {
  for (const { path, params, of } of teamPaths) {
    const schema = {
      summary: `Create a membership of ${of}`,
      description: "A member of an organization's team must be a member of the organization.",
      errors: ['already_member', 'role_not_found'],
      params,
      body: CreateMembership,
      response: { 201: TeamMembershipAnswer },
    }
    const preValidation = requireMembershipRight(deps, 'team.invite')
    app.post(`${path}/memberships`, { schema, preValidation }, async (request, reply) =>
      idempotent(
        deps,
        request,
        reply,
        actingAs(request.caller, async (tx) => {
          const { caller, body } = request
          const team = await requireTeam(tx, request.params)
          const member = await addMembership(tx, { team, caller, at: deps.clock.now() }, body)
          return { status: 201, body: success(presentTeamMembership(member)) }
        }),
        async (answer) => {
          await deps.revocations.untilEnforced({ userIds: [answer.data.userId] })
          return answer
        },
      ),
    )
  }
}
