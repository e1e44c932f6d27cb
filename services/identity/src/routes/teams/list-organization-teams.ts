import { ListTeams, OrganizationPath, paginate, success, TeamListAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listTeams } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present/organization.ts'

/** GET /v2/organizations/{orgId}/teams: all teams, oldest first. */
export function listOrganizationTeams(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'List the teams of an organization',
    description: 'The oldest team comes first.',
    params: OrganizationPath,
    querystring: ListTeams,
    response: { 200: TeamListAnswer },
  }
  const preValidation = requireIn('team.read')
  app.get('/v2/organizations/:orgId/teams', { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const { rows, total } = await listTeams(db, params.orgId, { take, skip, search: query.search })
    return {
      ...success(rows.map((row) => presentTeam(row, config.publicUrl))),
      pagination: paginate(total, take, skip),
    }
  })
}
