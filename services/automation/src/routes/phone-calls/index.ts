import type { App } from '@punctual/http'
import type { AutomationDeps } from '../../deps.ts'
import { createPhoneCall } from './create-phone-call.ts'

/** Registers the routes of calls that people start. */
export function phoneCallRoutes(app: App, deps: AutomationDeps): void {
  createPhoneCall(app, deps)
}
