import { success, TeamMembershipAnswer, UpdateMembership } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { changeMembership } from '../../app/memberships.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { presentTeamMembership } from '../../present/organization.ts'
import { teamMembershipPaths } from './paths.ts'

/**
 * PATCH of a membership of a team; 404 `team_not_found`, `membership_not_found`, 409 `last_owner`.
 */
export function updateTeamMembership(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations } = deps
  for (const { path, params, of } of teamMembershipPaths) {
    const schema = {
      summary: `Update a membership of ${of}`,
      description: 'Changes only the given fields. A team keeps at least one `OWNER`.',
      errors: ['membership_not_found', 'role_not_found', 'last_owner'],
      params,
      body: UpdateMembership,
      response: { 200: TeamMembershipAnswer },
    }
    const preValidation = requireMembershipRight(deps, 'team.changeMemberRole')
    app.patch(path, { schema, preValidation }, async (request) => {
      const { caller, body } = request
      const member = await db.transaction(
        actingAs(request.caller, async (tx) => {
          const team = await requireTeam(tx, request.params)
          return changeMembership(tx, { team, caller, at: clock.now() }, request.params.membershipId, body)
        }),
      )
      await revocations.untilEnforced({ userIds: [member.membership.userId] })
      return success(presentTeamMembership(member))
    })
  }
}
