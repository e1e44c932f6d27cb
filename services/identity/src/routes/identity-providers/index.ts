import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createTextRecords } from '../../identity-providers/domain-records.ts'
import type { OpenId } from '../../identity-providers/openid.ts'
import { createIdentityProvider } from './create-identity-provider.ts'
import { deleteIdentityProvider } from './delete-identity-provider.ts'
import { getIdentityProvider } from './get-identity-provider.ts'
import { listIdentityProviders } from './list-identity-providers.ts'
import { updateIdentityProvider } from './update-identity-provider.ts'
import { verifyDomains } from './verify-domains.ts'

/** Registers the routes of the OpenID providers of organizations. */
export function identityProviderRoutes(app: App, deps: IdentityDeps, openId: OpenId): void {
  createIdentityProvider(app, deps, openId)
  listIdentityProviders(app, deps)
  getIdentityProvider(app, deps)
  updateIdentityProvider(app, deps, openId)
  deleteIdentityProvider(app, deps)
  verifyDomains(app, deps, createTextRecords(deps.config.dnsServers))
}
