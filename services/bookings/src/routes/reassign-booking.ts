import {
  type BookingCheckAnswer,
  type CallerContext,
  DomainError,
  displayEmail,
  idOf,
  ReassignBooking,
  ReassignedAnswer,
  success,
} from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { AskScheduling } from '../ask-scheduling.ts'
import { asSlotTaken, requireBooking } from '../change-booking.ts'
import { findBooking } from '../db/bookings-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import type { Booking } from '../domain/booking.ts'
import { customLength } from '../domain/reschedule-booking.ts'
import { occasionOf } from '../occasion.ts'
import { type Reassignment, reassign } from '../reassign.ts'
import { requireManager } from '../rights.ts'
import { settled } from '../settled.ts'
import { BookingPath, knownCaller } from './known-caller.ts'

/**
 * POST /v2/bookings/{bookingUid}/reassign, to whose turn it is, and .../reassign/{userId}, to that one; 200: who has the
 * booking of a round robin now.
 */
export function reassignBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  type Request = Parameters<typeof idempotent>[1] & { traceparent: string; params: { bookingUid: string } }
  const handle = async (
    request: Request,
    reply: Parameters<typeof idempotent>[2],
    reassignment: Reassignment,
  ) => {
    const { caller, params } = request
    const seen = requireBooking(await findBooking(deps.db, params.bookingUid))
    requireManager(caller, seen)
    const check = await settled(askAboutHosts(askScheduling, caller, seen, reassignment))
    return idempotent(deps, request, reply, async (tx) => {
      const occasion = occasionOf(request, deps.clock)
      const { booking, to } = await reassign(tx, seen, reassignment, check(), occasion)
      const { id, name, email } = to
      const reassignedTo = { id, name, email, displayEmail: displayEmail(email, booking.eventType.clientId) }
      return { status: 200, body: success({ bookingUid: booking.uid, reassignedTo }) }
    }).catch(asSlotTaken)
  }
  const response = { 200: ReassignedAnswer }
  app.post(
    '/v2/bookings/:bookingUid/reassign',
    {
      schema: {
        summary: 'Reassign a booking to the next host',
        description: 'Chooses the host of a round robin whose turn it is.',
        errors: [
          'booking_not_found',
          'booking_not_reassignable',
          'booking_already_cancelled',
          'booking_already_rejected',
          'slot_taken',
        ],
        params: BookingPath,
        response,
      },
      preValidation: knownCaller,
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
        errors: [
          'booking_not_found',
          'booking_not_reassignable',
          'booking_already_cancelled',
          'booking_already_rejected',
          'slot_taken',
        ],
        params,
        body: ReassignBooking,
        response,
      },
      preValidation: knownCaller,
    },
    (request, reply) =>
      handle(request, reply, { toUserId: request.params.userId, reason: request.body.reason }),
  )
}

/** The booking stays where it is, so its notice and its window are none of the question; who works then is, unless it is one's choice. */
async function askAboutHosts(
  askScheduling: AskScheduling,
  caller: CallerContext,
  booking: Booking,
  { toUserId }: Reassignment,
): Promise<BookingCheckAnswer> {
  const { teamId, id: eventTypeId } = booking.eventType
  if (teamId === null) throw new DomainError('booking_not_reassignable')
  const length = customLength(booking)
  const question = {
    ...{ eventTypeId, start: booking.start },
    ...(length === undefined ? {} : { lengthInMinutes: length, keepsLength: true }),
  }
  const whoever = () => askScheduling(caller, { ...question, instant: true })
  if (toUserId !== undefined) return whoever()
  try {
    return await askScheduling(caller, question)
  } catch (error) {
    const isTime = error instanceof DomainError && ['outside_notice', 'outside_window'].includes(error.code)
    if (!isTime) throw error
    return whoever()
  }
}
