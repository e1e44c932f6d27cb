import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { endGrant } from './end-grant.ts'
import { listGrants } from './list-grants.ts'

/** Registers the routes of what the caller has allowed apps. */
export function grantRoutes(app: App, deps: IdentityDeps): void {
  listGrants(app, deps)
  endGrant(app, deps)
}
