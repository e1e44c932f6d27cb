import { success, TeamMembershipAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { removeMembership } from '../../app/memberships.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { presentTeamMembership } from '../../present/organization.ts'
import { teamMembershipPaths } from './paths.ts'

/**
 * DELETE of a membership of a team: returns it as it was; 404 `team_not_found`,
 * `membership_not_found`, 409 `last_owner`.
 */
export function deleteTeamMembership(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations } = deps
  for (const { path, params, of } of teamMembershipPaths) {
    const schema = {
      summary: `Delete a membership of ${of}`,
      description: 'Returns the membership as it was. A team keeps at least one `OWNER`.',
      errors: ['membership_not_found', 'last_owner'],
      params,
      response: { 200: TeamMembershipAnswer },
    }
    app.delete(
      path,
      { schema, preValidation: requireMembershipRight(deps, 'team.remove') },
      async (request) => {
        const member = await db.transaction(
          actingAs(request.caller, async (tx) => {
            const team = await requireTeam(tx, request.params)
            const context = { team, caller: request.caller, at: clock.now() }
            return removeMembership(tx, context, request.params.membershipId)
          }),
        )
        await revocations.untilEnforced({ userIds: [member.membership.userId] })
        return success(presentTeamMembership(member))
      },
    )
  }
}
