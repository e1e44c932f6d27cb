import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { countFutureBookings } from './count-future-bookings.ts'
import { countLinkUses } from './count-link-uses.ts'
import { listClaims } from './list-claims.ts'
import { ownerBookings } from './owner-bookings.ts'

/** Adds the questions of scheduling and identity. */
export function internalRoutes(app: App, deps: BookingsDeps): void {
  listClaims(app, deps)
  countFutureBookings(app, deps)
  countLinkUses(app, deps)
  ownerBookings(app, deps)
}
