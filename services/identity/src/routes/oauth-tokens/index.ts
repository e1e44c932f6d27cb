import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { refreshTokens } from './refresh-tokens.ts'

export function tokenRoutes(app: App, deps: IdentityDeps): void {
  refreshTokens(app, deps)
}
