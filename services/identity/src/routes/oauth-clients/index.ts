import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createOAuthClient } from './create-oauth-client.ts'
import { deleteOAuthClient } from './delete-oauth-client.ts'
import { getClientFacts } from './get-client-facts.ts'
import { getOAuthClient } from './get-oauth-client.ts'
import { listOAuthClients } from './list-oauth-clients.ts'
import { rotateClientSecret } from './rotate-client-secret.ts'
import { updateOAuthClient } from './update-oauth-client.ts'

export function oauthClientRoutes(app: App, deps: IdentityDeps): void {
  createOAuthClient(app, deps)
  listOAuthClients(app, deps)
  getOAuthClient(app, deps)
  updateOAuthClient(app, deps)
  deleteOAuthClient(app, deps)
  rotateClientSecret(app, deps)
  getClientFacts(app, deps)
}
