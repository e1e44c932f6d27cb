import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { getAvailability } from './get-availability.ts'
import { listAvailabilities } from './list-availabilities.ts'
import { updateAvailability } from './update-availability.ts'

/**
 * Registers the routes of hours by their own id, only for v1. One of another tenant is 404, like an
 * unknown one.
 */
export function availabilityRoutes(app: App, deps: SchedulingDeps): void {
  listAvailabilities(app, deps)
  getAvailability(app, deps)
  updateAvailability(app, deps)
}
