import {
  DomainError,
  ListReferences,
  OrganizationTeamPath,
  pageIn,
  paginate,
  ReferenceListAnswer,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { type Static, Type } from '@sinclair/typebox'
import { findBooking } from '../../db/find-bookings.ts'
import { referencesOf } from '../../db/references-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, requireBooking } from '../../domain/booking.ts'
import { requireManager } from '../../guards/require-booking.ts'
import { presentReference } from '../../present/reference.ts'
import { BookingPath } from '../booking-path.ts'

const ofTeam = '/v2/organizations/:orgId/teams/:teamId/bookings/:bookingUid/references'
const TeamBookingPath = Type.Composite([OrganizationTeamPath, BookingPath])

/**
 * Adds GET /v2/bookings/{bookingUid}/references, for managers of the booking, and GET
 * /v2/organizations/{orgId}/teams/{teamId}/bookings/{bookingUid}/references, for the team's admins.
 */
export function listReferences(app: App, deps: BookingsDeps): void {
  const list = {
    summary: 'List the references of a booking',
    description:
      'References are the events and meetings that the booking has in calendars and meeting services.',
    errors: ['booking_not_found'],
    params: BookingPath,
    querystring: ListReferences,
    response: { 200: ReferenceListAnswer },
  }
  app.get('/v2/bookings/:bookingUid/references', { schema: list }, async ({ caller, params, query }) => {
    const booking = requireBooking(await findBooking(deps.db, params.bookingUid))
    requireManager(caller, booking, 'booking.read')
    return page(booking, query)
  })

  app.get(
    ofTeam,
    {
      schema: { ...list, params: TeamBookingPath },
      preValidation: requireIn('booking.readTeamBookings'),
    },
    async ({ params, query }) => {
      const { bookingUid, orgId, teamId } = params
      const booking = requireBooking(await findBooking(deps.db, bookingUid))
      if (booking.organizationId !== orgId || booking.eventType.teamId !== teamId)
        throw new DomainError('booking_not_found')
      return page(booking, query)
    },
  )

  async function page(booking: Booking, query: Static<typeof ListReferences>) {
    const { take, skip } = pageIn(query)
    const { references, total } = await referencesOf(deps.db, booking, { take, skip, type: query.type })
    return { ...success(references.map(presentReference)), pagination: paginate(total, take, skip) }
  }
}
