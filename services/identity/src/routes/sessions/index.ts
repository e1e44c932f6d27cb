import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'

/** Registers the routes of the caller's sessions. */
export function sessionRoutes(app: App, deps: IdentityDeps): void {
  listSessions(app, deps)
  endSession(app, deps)
  endOtherSessions(app, deps)
}
