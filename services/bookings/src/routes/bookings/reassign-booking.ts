import { displayEmail, idOf, ReassignBooking, ReassignedAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken } from '../../app/change-booking.ts'
import { prepareReassignment, type Reassignment } from '../../app/reassign-booking.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/reassign, which reassigns a round-robin booking to the next
 * host in turn, and .../reassign/{userId}, which reassigns it to that host.
 */
export function reassignBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  type Request = Parameters<typeof idempotent>[1] & { traceparent: string; params: { bookingUid: string } }
  const handle = async (
    request: Request,
    reply: Parameters<typeof idempotent>[2],
    reassignment: Reassignment,
  ) => {
    const run = await prepareReassignment(deps, askScheduling, request, reassignment)
    return idempotent(deps, request, reply, async (tx) => {
      const { booking, to } = await run(tx, changeContextOf(request, deps.clock.now()))
      const { id, name, email } = to
      const reassignedTo = { id, name, email, displayEmail: displayEmail(email, booking.eventType.clientId) }
      return { status: 200, body: success({ bookingUid: booking.uid, reassignedTo }) }
    }).catch(asSlotTaken)
  }
  const errors = [
    'booking_not_found',
    'booking_not_reassignable',
    'booking_already_cancelled',
    'booking_already_rejected',
    'slot_taken',
  ]
  const response = { 200: ReassignedAnswer }
  app.post(
    '/v2/bookings/:bookingUid/reassign',
    {
      schema: {
        summary: 'Reassign a booking to the next host',
        description: 'Chooses the host of a round robin whose turn it is.',
        errors,
        params: BookingPath,
        response,
      },
    },
    (request, reply) => handle(request, reply, {}),
  )
  const params = Type.Composite([BookingPath, Type.Object({ userId: idOf('the new host') })])
  app.post(
    '/v2/bookings/:bookingUid/reassign/:userId',
    {
      schema: {
        summary: 'Reassign a booking to a host',
        description: 'The new host must be a host of the round robin.',
        errors,
        params,
        body: ReassignBooking,
        response,
      },
    },
    (request, reply) =>
      handle(request, reply, { toUserId: request.params.userId, reason: request.body.reason }),
  )
}
