import type { App } from '@punctual/http'
import type { MeetingDeps } from '../../deps.ts'
import { connectConferencing } from './connect-conferencing.ts'
import { disconnectConferencing } from './disconnect-conferencing.ts'
import { getConsentPage } from './get-consent-page.ts'
import { getDefaultConferencing } from './get-default-conferencing.ts'
import { listConferencing } from './list-conferencing.ts'
import { setDefaultConferencing } from './set-default-conferencing.ts'
import { takeConsent } from './take-consent.ts'

/** Registers the routes of meeting services: the caller's own, and those of a team. */
export function conferencingRoutes(app: App, deps: MeetingDeps): void {
  listConferencing(app, deps)
  getDefaultConferencing(app, deps)
  setDefaultConferencing(app, deps)
  connectConferencing(app, deps)
  getConsentPage(app, deps)
  takeConsent(app, deps)
  disconnectConferencing(app, deps)
}
