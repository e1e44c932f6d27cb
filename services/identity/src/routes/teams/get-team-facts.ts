import { DomainError, TeamFacts, TeamPath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findTeam } from '../../db/team-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { toTeam } from '../../present/facts.ts'

/**
 * GET /internal/teams/{teamId}: for services whose replica lacks a new team or organization; 404
 * `team_not_found`. The calling service checks rights.
 */
export function getTeamFacts(app: App, { db }: IdentityDeps): void {
  const schema = { params: TeamPath, response: { 200: TeamFacts } }
  const config = { internal: ['scheduling', 'bookings', 'automation', 'webhook-delivery'] as const }
  app.get('/internal/teams/:teamId', { schema, config }, async ({ params }) => {
    const row = await findTeam(db, params.teamId)
    if (!row) throw new DomainError('team_not_found')
    return { ...toTeam(row), version: row.version }
  })
}
