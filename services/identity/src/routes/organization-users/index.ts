import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createOrganizationUser } from './create-organization-user.ts'
import { deleteOrganizationUser } from './delete-organization-user.ts'
import { listOrganizationUsers } from './list-organization-users.ts'
import { updateOrganizationUser } from './update-organization-user.ts'

/** Registers the routes of an organization's users. */
export function organizationUserRoutes(app: App, deps: IdentityDeps): void {
  createOrganizationUser(app, deps)
  listOrganizationUsers(app, deps)
  updateOrganizationUser(app, deps)
  deleteOrganizationUser(app, deps)
}
