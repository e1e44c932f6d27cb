import {
  DomainError,
  MemberPage,
  OrganizationTeamPath,
  paginate,
  success,
  TeamMembershipListAnswer,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listMembers } from '../../db/member-list-repository.ts'
import { findTeam } from '../../db/team-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireMembershipRight } from '../../guards/require-membership-right.ts'
import { isTeamAt } from '../../guards/require-team.ts'
import { presentTeamMembership } from '../../present/organization.ts'

/** GET /v2/organizations/{orgId}/teams/{teamId}/memberships, oldest first; 404 `team_not_found`. */
export function listOrganizationTeamMemberships(app: App, deps: IdentityDeps): void {
  const { db } = deps
  const schema = {
    summary: "List the memberships of an organization's team",
    description: 'The oldest membership comes first.',
    params: OrganizationTeamPath,
    querystring: MemberPage,
    response: { 200: TeamMembershipListAnswer },
  }
  const preValidation = requireMembershipRight(deps, 'team.listMembersPrivate')
  const path = '/v2/organizations/:orgId/teams/:teamId/memberships'
  app.get(path, { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    if (!isTeamAt(await findTeam(db, params.teamId), params)) throw new DomainError('team_not_found')
    const { members, total } = await listMembers(db, params.teamId, { take, skip })
    return { ...success(members.map(presentTeamMembership)), pagination: paginate(total, take, skip) }
  })
}
