import { ListTeams, paginate, success, TeamListAnswer, tenantsOf } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listTeamsOf } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present/organization.ts'

/**
 * GET /v2/teams: the caller's teams in the credential's organization and, in the home organization,
 * those without an organization.
 */
export function listTeams(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'List the teams of the caller',
    description:
      "Teams of the credential's organization and, in the home organization, teams without an organization.",
    querystring: ListTeams,
    response: { 200: TeamListAnswer },
  }
  app.get('/v2/teams', { schema }, async ({ caller, query }) => {
    const { take = 250, skip = 0 } = query
    const of = { userId: caller.userId, organizationIds: tenantsOf(caller) }
    const { rows, total } = await listTeamsOf(db, of, { take, skip, search: query.search })
    return {
      ...success(rows.map((row) => presentTeam(row, config.publicUrl))),
      pagination: paginate(total, take, skip),
    }
  })
}
