import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createApiKey } from './create-api-key.ts'
import { deleteApiKey } from './delete-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { refreshApiKey } from './refresh-api-key.ts'

/** Registers the routes of the caller's API keys. */
export function apiKeyRoutes(app: App, deps: IdentityDeps): void {
  createApiKey(app, deps)
  listApiKeys(app, deps)
  deleteApiKey(app, deps)
  refreshApiKey(app, deps)
}
