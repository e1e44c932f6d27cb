import type { App } from '@punctual/http'
import type { AutomationDeps } from '../../deps.ts'
import { countBookings } from './count-bookings.ts'
import { countByDay } from './count-by-day.ts'
import { countByEventType } from './count-by-event-type.ts'
import { countByHost } from './count-by-host.ts'

/** Registers the routes that count bookings. */
export function insightRoutes(app: App, deps: AutomationDeps): void {
  countBookings(app, deps)
  countByDay(app, deps)
  countByEventType(app, deps)
  countByHost(app, deps)
}
