import {
  DomainError,
  ListTeamMemberships,
  paginate,
  success,
  TeamMembershipListAnswer,
  TeamPath,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listMembers } from '../../db/member-list-repository.ts'
import { findTeam } from '../../db/team-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { isTeamAt } from '../../guards/require-team.ts'
import { presentTeamMembership } from '../../present/organization.ts'

/**
 * GET /v2/teams/{teamId}/memberships, oldest first, for members of the team; 404 `team_not_found`.
 */
export function listTeamMemberships(app: App, deps: IdentityDeps): void {
  const { db } = deps
  const schema = {
    summary: 'List the memberships of a team',
    description: 'The oldest membership comes first. Members of the team can read them.',
    params: TeamPath,
    querystring: ListTeamMemberships,
    response: { 200: TeamMembershipListAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'team.listMembers')
  app.get('/v2/teams/:teamId/memberships', { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0, emails } = query
    if (!isTeamAt(await findTeam(db, params.teamId), params)) throw new DomainError('team_not_found')
    const { members, total } = await listMembers(db, params.teamId, { take, skip, emails })
    return { ...success(members.map(presentTeamMembership)), pagination: paginate(total, take, skip) }
  })
}
