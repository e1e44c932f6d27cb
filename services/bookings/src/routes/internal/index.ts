import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { countFutureBookings } from './count-future-bookings.ts'
import { countLinkUses } from './count-link-uses.ts'
import { listClaims } from './list-claims.ts'

/** Adds the questions of scheduling. */
export function internalRoutes(app: App, deps: BookingsDeps): void {
  listClaims(app, deps)
  countFutureBookings(app, deps)
  countLinkUses(app, deps)
}
