import { DomainError, TeamPath, TeamRoster } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { membersOfTeam } from '../../db/member-list-repository.ts'
import { findOAuthClient } from '../../db/oauth-client-repository.ts'
import { findTeam } from '../../db/team-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { toProfile } from '../../domain/profile.ts'
import { toMembership, toTeam } from '../../present/facts.ts'

/** GET /internal/team-rosters/{teamId}: a team with its current members; 404 `team_not_found`. */
export function getTeamRoster(app: App, { db }: IdentityDeps): void {
  const schema = { params: TeamPath, response: { 200: TeamRoster } }
  const config = { internal: ['scheduling', 'bookings'] as const }
  app.get('/internal/team-rosters/:teamId', { schema, config }, async ({ params }) => {
    const team = await findTeam(db, params.teamId)
    if (!team || team.isOrganization) throw new DomainError('team_not_found')
    const members = await membersOfTeam(db, team.id)
    const clientIds = [...new Set(members.map(({ user }) => user.clientId).filter((id) => id !== null))]
    const clients = await Promise.all(clientIds.map((id) => findOAuthClient(db, id)))
    const clientOf = (id: string | null) => clients.find((client) => client?.id === id) ?? null
    return {
      team: toTeam(team),
      version: team.version,
      members: members.map(({ membership, user }) => ({
        membership: toMembership(membership),
        version: membership.version,
        user: toProfile(user, clientOf(user.clientId)),
      })),
    }
  })
}
