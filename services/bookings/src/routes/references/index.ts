import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { numberedReferences } from './by-number.ts'
import { referencesOfBooking } from './of-booking.ts'

/** What bookings are called in calendars and meeting services. */
export function referenceRoutes(app: App, deps: BookingsDeps): void {
  referencesOfBooking(app, deps)
  numberedReferences(app, deps)
}
