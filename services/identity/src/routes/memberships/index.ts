import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createOrganizationMembership } from './create-organization-membership.ts'
import { createTeamMembership } from './create-team-membership.ts'
import { deleteOrganizationMembership } from './delete-organization-membership.ts'
import { deleteTeamMembership } from './delete-team-membership.ts'
import { getOrganizationMembership } from './get-organization-membership.ts'
import { getTeamMembership } from './get-team-membership.ts'
import { listOrganizationMemberships } from './list-organization-memberships.ts'
import { listOrganizationTeamMemberships } from './list-organization-team-memberships.ts'
import { listTeamMemberships } from './list-team-memberships.ts'
import { updateOrganizationMembership } from './update-organization-membership.ts'
import { updateTeamMembership } from './update-team-membership.ts'

/** Registers the routes of memberships of organizations and teams. */
export function membershipRoutes(app: App, deps: IdentityDeps): void {
  createOrganizationMembership(app, deps)
  listOrganizationMemberships(app, deps)
  getOrganizationMembership(app, deps)
  updateOrganizationMembership(app, deps)
  deleteOrganizationMembership(app, deps)

  createTeamMembership(app, deps)
  listOrganizationTeamMemberships(app, deps)
  listTeamMemberships(app, deps)
  getTeamMembership(app, deps)
  updateTeamMembership(app, deps)
  deleteTeamMembership(app, deps)
}
