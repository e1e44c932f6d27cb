import { type App, createApp } from '@punctual/http'
import type { IdentityDeps } from './deps.ts'
import { trackLastUse } from './last-use.ts'
import { attributeRoutes } from './routes/attributes/index.ts'
import { authenticate } from './routes/authenticate.ts'
import { createApiKey } from './routes/create-api-key.ts'
import { deleteApiKey } from './routes/delete-api-key.ts'
import { endGatewayLease } from './routes/end-gateway-lease.ts'
import { getMe } from './routes/get-me.ts'
import { getTeamRoster } from './routes/get-team-roster.ts'
import { listApiKeys } from './routes/list-api-keys.ts'
import { managedUserRoutes } from './routes/managed-users/index.ts'
import { membershipRoutes } from './routes/memberships/index.ts'
import { oauthClientRoutes } from './routes/oauth-clients/index.ts'
import { tokenRoutes } from './routes/oauth-tokens/index.ts'
import { oauth2Routes } from './routes/oauth2/index.ts'
import { organizationUserRoutes } from './routes/organization-users/index.ts'
import { organizationRoutes } from './routes/organizations/index.ts'
import { refreshApiKey } from './routes/refresh-api-key.ts'
import { renewGatewayLease } from './routes/renew-gateway-lease.ts'
import { roleRoutes } from './routes/roles/index.ts'
import { teamRoutes } from './routes/teams/index.ts'
import { updateMe } from './routes/update-me.ts'

/** Builds the application with every route of identity. */
export async function buildApp(deps: IdentityDeps): Promise<App> {
  const app = createApp(deps)
  getMe(app, deps)
  updateMe(app, deps)

  createApiKey(app, deps)
  listApiKeys(app, deps)
  deleteApiKey(app, deps)
  refreshApiKey(app, deps)

  oauthClientRoutes(app, deps)
  managedUserRoutes(app, deps)
  tokenRoutes(app, deps)
  oauth2Routes(app, deps)

  attributeRoutes(app, deps)
  roleRoutes(app, deps)

  organizationRoutes(app, deps)
  organizationUserRoutes(app, deps)
  teamRoutes(app, deps)
  membershipRoutes(app, deps)

  authenticate(app, deps, trackLastUse(app, deps))
  getTeamRoster(app, deps)
  renewGatewayLease(app, deps)
  endGatewayLease(app, deps)
  return app
}
