import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { exportOwnData } from './export-own-data.ts'
import { getMe } from './get-me.ts'
import { updateMe } from './update-me.ts'

/** Registers the routes of the caller's own profile. */
export function meRoutes(app: App, deps: IdentityDeps): void {
  getMe(app, deps)
  updateMe(app, deps)
  exportOwnData(app, deps)
}
