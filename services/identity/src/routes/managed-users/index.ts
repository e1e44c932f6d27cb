import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createManagedUser } from './create-managed-user.ts'
import { deleteManagedUser } from './delete-managed-user.ts'
import { forceRefresh } from './force-refresh.ts'
import { getManagedUser } from './get-managed-user.ts'
import { listManagedUsers } from './list-managed-users.ts'
import { updateManagedUser } from './update-managed-user.ts'

export function managedUserRoutes(app: App, deps: IdentityDeps): void {
  createManagedUser(app, deps)
  listManagedUsers(app, deps)
  getManagedUser(app, deps)
  updateManagedUser(app, deps)
  deleteManagedUser(app, deps)
  forceRefresh(app, deps)
}
