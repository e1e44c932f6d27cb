import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { numberedReferences } from './by-number.ts'
import { referencesOfBooking } from './of-booking.ts'

/** Adds all routes of references: the events and meetings of bookings in other systems. */
export function referenceRoutes(app: App, deps: BookingsDeps): void {
  referencesOfBooking(app, deps)
  numberedReferences(app, deps)
}
