import { DomainError, success, TeamMembershipAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findMember } from '../../db/membership-repository.ts'
import { findTeam } from '../../db/team-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { isTeamAt } from '../../guards/require-team.ts'
import { presentTeamMembership } from '../../present/organization.ts'
import { teamMembershipPaths } from './paths.ts'

/** GET of a membership of a team; 404 `team_not_found`, `membership_not_found`. */
export function getTeamMembership(app: App, deps: IdentityDeps): void {
  const { db } = deps
  for (const { path, params, of, readable } of teamMembershipPaths) {
    const schema = {
      summary: `Get a membership of ${of}`,
      description: 'Returns one membership.',
      errors: ['membership_not_found'],
      params,
      response: { 200: TeamMembershipAnswer },
    }
    app.get(path, { schema, preValidation: requireMembershipRight(deps, readable) }, async (request) => {
      const { teamId, membershipId } = request.params
      if (!isTeamAt(await findTeam(db, teamId), request.params)) throw new DomainError('team_not_found')
      const member = await findMember(db, teamId, membershipId)
      if (!member) throw new DomainError('membership_not_found')
      return success(presentTeamMembership(member))
    })
  }
}
