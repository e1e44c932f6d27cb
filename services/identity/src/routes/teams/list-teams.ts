import { MemberPage, paginate, success, TeamListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listTeamsOf } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present-organization.ts'
import { requireKnown } from '../guards.ts'

/** GET /v2/teams: the caller's, of the credential's organization and of none; a client has none of its own. */
export function listTeams(app: App, { db }: IdentityDeps): void {
  const schema = { summary: 'List your teams', querystring: MemberPage, response: { 200: TeamListAnswer } }
  app.get('/v2/teams', { schema, preValidation: requireKnown }, async ({ caller, query }) => {
    const { take = 250, skip = 0 } = query
    const { userId, organizationId, kind } = caller
    const of = { userId, organizationIds: kind === 'oauth-client' ? [organizationId] : [0, organizationId] }
    const { rows, total } = await listTeamsOf(db, of, { take, skip })
    return { ...success(rows.map(presentTeam)), pagination: paginate(total, take, skip) }
  })
}
