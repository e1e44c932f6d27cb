import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { addRolePermissions } from './add-role-permissions.ts'
import { createRole } from './create-role.ts'
import { deleteRole } from './delete-role.ts'
import { getRole } from './get-role.ts'
import { listRolePermissions } from './list-role-permissions.ts'
import { listRoles } from './list-roles.ts'
import { removeRolePermissions } from './remove-role-permissions.ts'
import { replaceRolePermissions } from './replace-role-permissions.ts'
import { updateRole } from './update-role.ts'

/** Registers the routes of roles and their permissions, of organizations and teams. */
export function roleRoutes(app: App, deps: IdentityDeps): void {
  createRole(app, deps)
  listRoles(app, deps)
  getRole(app, deps)
  updateRole(app, deps)
  deleteRole(app, deps)

  addRolePermissions(app, deps)
  listRolePermissions(app, deps)
  replaceRolePermissions(app, deps)
  removeRolePermissions(app, deps)
}
