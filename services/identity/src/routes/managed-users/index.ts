import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createManagedUser } from './create-managed-user.ts'
import { deleteManagedUser } from './delete-managed-user.ts'
import { forceRefreshTokens } from './force-refresh-tokens.ts'
import { getManagedUser } from './get-managed-user.ts'
import { listManagedUsers } from './list-managed-users.ts'
import { refreshManagedUserTokens } from './refresh-managed-user-tokens.ts'
import { updateManagedUser } from './update-managed-user.ts'

/** Registers the routes of an OAuth client's users and their tokens. */
export function managedUserRoutes(app: App, deps: IdentityDeps): void {
  createManagedUser(app, deps)
  listManagedUsers(app, deps)
  getManagedUser(app, deps)
  updateManagedUser(app, deps)
  deleteManagedUser(app, deps)
  forceRefreshTokens(app, deps)
  refreshManagedUserTokens(app, deps)
}
