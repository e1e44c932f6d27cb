import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { addAttendee } from './add-attendee.ts'
import { getAttendee } from './get-attendee.ts'
import { listAttendees } from './list-attendees.ts'
import { removeAttendee } from './remove-attendee.ts'

/** Adds all routes of /v2/bookings/{bookingUid}/attendees. */
export function attendeeRoutes(app: App, deps: BookingsDeps): void {
  listAttendees(app, deps)
  getAttendee(app, deps)
  addAttendee(app, deps)
  removeAttendee(app, deps)
}
