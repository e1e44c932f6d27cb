import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { getDefaultConferencing } from './get-default-conferencing.ts'
import { listConferencing } from './list-conferencing.ts'
import { setDefaultConferencing } from './set-default-conferencing.ts'

/** Registers the routes of meeting services: the caller's own, and those of a team. */
export function conferencingRoutes(app: App, deps: SchedulingDeps): void {
  listConferencing(app, deps)
  getDefaultConferencing(app, deps)
  setDefaultConferencing(app, deps)
}
