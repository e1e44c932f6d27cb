import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { acceptInvite } from './accept-invite.ts'
import { createOrganizationTeam } from './create-organization-team.ts'
import { createTeam } from './create-team.ts'
import { deleteTeam } from './delete-team.ts'
import { getTeam } from './get-team.ts'
import { getTeamFacts } from './get-team-facts.ts'
import { getTeamRoster } from './get-team-roster.ts'
import { inviteToTeam } from './invite-to-team.ts'
import { listOrganizationTeams } from './list-organization-teams.ts'
import { listOwnOrganizationTeams } from './list-own-organization-teams.ts'
import { listTeams } from './list-teams.ts'
import { matchMembers } from './match-members.ts'
import { updateTeam } from './update-team.ts'

/** Registers the routes of teams, with and without an organization. */
export function teamRoutes(app: App, deps: IdentityDeps): void {
  createOrganizationTeam(app, deps)
  listOrganizationTeams(app, deps)
  listOwnOrganizationTeams(app, deps)
  createTeam(app, deps)
  listTeams(app, deps)

  getTeam(app, deps)
  getTeamFacts(app, deps)
  getTeamRoster(app, deps)
  matchMembers(app, deps)
  updateTeam(app, deps)
  deleteTeam(app, deps)

  inviteToTeam(app, deps)
  acceptInvite(app, deps)
}
