import { MemberPage, paginate, success, TeamListAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listTeamsOf } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present-organization.ts'
import { requireKnown } from '../guards.ts'

/** GET /v2/teams: the caller's, of no organization and of the credential's. */
export function listTeams(app: App, { db }: IdentityDeps): void {
  const schema = { summary: 'List your teams', querystring: MemberPage, response: { 200: TeamListAnswer } }
  app.get('/v2/teams', { schema, preValidation: requireKnown }, async ({ caller, query }) => {
    const { take = 250, skip = 0 } = query
    const of = { userId: caller.userId, organizationIds: [0, caller.organizationId] }
    const { rows, total } = await listTeamsOf(db, of, { take, skip })
    return { ...success(rows.map(presentTeam)), pagination: paginate(total, take, skip) }
  })
}
