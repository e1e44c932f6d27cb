import { ListTeams, OrganizationPath, paginate, success, TeamListAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listTeamsOf } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present/organization.ts'

/** GET /v2/organizations/{orgId}/teams/me: the teams that the caller is a member of. */
export function listOwnOrganizationTeams(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'List the teams of the caller in an organization',
    description: 'Returns the teams that the caller is a member of.',
    params: OrganizationPath,
    querystring: ListTeams,
    response: { 200: TeamListAnswer },
  }
  const preValidation = requireIn('team.read')
  app.get('/v2/organizations/:orgId/teams/me', { schema, preValidation }, async (request) => {
    const { take = 250, skip = 0, search } = request.query
    const of = { userId: request.caller.userId, organizationIds: [request.params.orgId] }
    const { rows, total } = await listTeamsOf(db, of, { take, skip, search })
    return {
      ...success(rows.map((row) => presentTeam(row, config.publicUrl))),
      pagination: paginate(total, take, skip),
    }
  })
}
