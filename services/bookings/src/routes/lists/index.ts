import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { listOrganizationBookings } from './list-organization-bookings.ts'
import { listOwnBookings } from './list-own-bookings.ts'
import { listTeamBookings } from './list-team-bookings.ts'

/** Adds all lists of bookings. */
export function listRoutes(app: App, deps: BookingsDeps): void {
  listOwnBookings(app, deps)
  listTeamBookings(app, deps)
  listOrganizationBookings(app, deps)
}
