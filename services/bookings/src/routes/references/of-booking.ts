import {
  CreateReference,
  DomainError,
  ListReferences,
  OrganizationTeamPath,
  pageIn,
  paginate,
  ReferenceAnswer,
  ReferenceListAnswer,
  type ReferenceOutput,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { type Static, Type } from '@sinclair/typebox'
import { requireBooking } from '../../app/change-booking.ts'
import { findBooking } from '../../db/bookings-repository.ts'
import { type Reference, referencesOf } from '../../db/references-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { Booking } from '../../domain/booking.ts'
import { requireManager } from '../../guards/rights.ts'
import { BookingPath } from '../booking-path.ts'
import { makeReference } from './make-reference.ts'

const path = '/v2/bookings/:bookingUid/references'

const ofTeam = '/v2/organizations/:orgId/teams/:teamId/bookings/:bookingUid/references'
const TeamBookingPath = Type.Composite([OrganizationTeamPath, BookingPath])

/**
 * Adds GET and POST /v2/bookings/{bookingUid}/references, for managers of the booking, and GET
 * /v2/organizations/{orgId}/teams/{teamId}/bookings/{bookingUid}/references, for the team's admins.
 */
export function referencesOfBooking(app: App, deps: BookingsDeps): void {
  const list = {
    summary: 'List the references of a booking',
    description:
      'References are the events and meetings that the booking has in calendars and meeting services.',
    errors: ['booking_not_found'],
    params: BookingPath,
    querystring: ListReferences,
    response: { 200: ReferenceListAnswer },
  }
  app.get(path, { schema: list }, async ({ caller, params, query }) => {
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
    return { ...success(references.map(present)), pagination: paginate(total, take, skip) }
  }

  const create = {
    summary: 'Create a booking reference',
    description:
      'A reference is an event or a meeting that the booking has in a calendar or a meeting service.',
    errors: ['booking_not_found'],
    params: BookingPath,
    body: CreateReference,
    response: { 201: ReferenceAnswer },
  }
  app.post(path, { schema: create }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const booking = requireBooking(await findBooking(tx, params.bookingUid))
      requireManager(caller, booking)
      const created = await makeReference(deps, tx, caller, booking, body)
      return { status: 201, body: success(present(created)) }
    }),
  )
}

/** Leaves out the password, which only v1 shows (`presentReference`). */
function present({ id, type, uid, externalCalendarId, meetingUrl }: Reference): ReferenceOutput {
  return {
    id,
    type,
    eventUid: uid,
    destinationCalendarId: externalCalendarId,
    ...(meetingUrl !== null && { meetingUrl }),
  }
}
