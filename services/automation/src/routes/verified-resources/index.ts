import type { App } from '@punctual/http'
import type { AutomationDeps } from '../../deps.ts'
import { getVerified } from './get-verified.ts'
import { listVerified } from './list-verified.ts'
import { requestCode } from './request-code.ts'
import { verifyCode } from './verify-code.ts'

/** Registers the routes of verified e-mail addresses and phone numbers. */
export function verifiedResourceRoutes(app: App, deps: AutomationDeps): void {
  requestCode(app, deps)
  verifyCode(app, deps)
  listVerified(app, deps)
  getVerified(app, deps)
}
