import { type App, createApp } from '@punctual/http'
import type { IdentityDeps } from './deps.ts'
import { createOpenId } from './identity-providers/openid.ts'
import { apiKeyRoutes } from './routes/api-keys/index.ts'
import { attributeRoutes } from './routes/attributes/index.ts'
import { listAuditLog } from './routes/audit-log/list-audit-log.ts'
import { gatewayRoutes } from './routes/gateways/index.ts'
import { grantRoutes } from './routes/grants/index.ts'
import { identityProviderRoutes } from './routes/identity-providers/index.ts'
import { managedUserRoutes } from './routes/managed-users/index.ts'
import { meRoutes } from './routes/me/index.ts'
import { membershipRoutes } from './routes/memberships/index.ts'
import { oauthClientRoutes } from './routes/oauth-clients/index.ts'
import { oauth2Routes } from './routes/oauth2/index.ts'
import { organizationUserRoutes } from './routes/organization-users/index.ts'
import { organizationRoutes } from './routes/organizations/index.ts'
import { portalLinkRoutes } from './routes/portal-links/index.ts'
import { roleRoutes } from './routes/roles/index.ts'
import { sessionRoutes } from './routes/sessions/index.ts'
import { signInRoutes } from './routes/sign-in/index.ts'
import { teamRoutes } from './routes/teams/index.ts'

/** Builds the application with every route of identity. */
export async function buildApp(deps: IdentityDeps): Promise<App> {
  const app = createApp(deps)
  const openId = createOpenId(deps.config.egressAllow)
  app.addHook('onClose', async () => openId.close())
  meRoutes(app, deps)
  apiKeyRoutes(app, deps)
  signInRoutes(app, deps, openId)
  sessionRoutes(app, deps)
  grantRoutes(app, deps)

  oauthClientRoutes(app, deps)
  managedUserRoutes(app, deps)
  oauth2Routes(app, deps)
  portalLinkRoutes(app, deps)

  attributeRoutes(app, deps)
  roleRoutes(app, deps)

  organizationRoutes(app, deps)
  identityProviderRoutes(app, deps, openId)
  listAuditLog(app, deps)
  organizationUserRoutes(app, deps)
  teamRoutes(app, deps)
  membershipRoutes(app, deps)

  gatewayRoutes(app, deps)
  return app
}
