import type { App } from '@punctual/http'
import type { CalendarDeps } from '../../deps.ts'
import { createDelegationCredential } from './create-delegation-credential.ts'
import { updateDelegationCredential } from './update-delegation-credential.ts'

/** Registers the routes by which an organization reaches the calendars of its members. */
export function delegationCredentialRoutes(app: App, deps: CalendarDeps): void {
  createDelegationCredential(app, deps)
  updateDelegationCredential(app, deps)
}
