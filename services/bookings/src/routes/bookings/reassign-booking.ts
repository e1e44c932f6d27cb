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
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken, requireBooking } from '../../app/change-booking.ts'
import { deferRefusal } from '../../app/defer-refusal.ts'
import { type Reassignment, reassign } from '../../app/reassign-booking.ts'
import { findBooking } from '../../db/bookings-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { Booking } from '../../domain/booking.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { customLength } from '../../domain/reschedule-booking.ts'
import { requireManager } from '../../guards/rights.ts'
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
    const { caller, params } = request
    const seen = requireBooking(await findBooking(deps.db, params.bookingUid))
    requireManager(caller, seen)
    const check = await deferRefusal(askAboutHosts(askScheduling, caller, seen, reassignment))
    return idempotent(deps, request, reply, async (tx) => {
      const context = changeContextOf(request, deps.clock)
      const { booking, to } = await reassign(tx, seen, reassignment, check(), context)
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
    },
    (request, reply) =>
      handle(request, reply, { toUserId: request.params.userId, reason: request.body.reason }),
  )
}

/**
 * Asks scheduling for the hosts at the booking's time. The booking does not move, so notice and
 * window do not apply. Working hours apply only if no host is chosen.
 */
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
    eventTypeId,
    start: booking.start,
    ...(length === undefined ? {} : { lengthInMinutes: length, keepsLength: true }),
  }
  const askForAllHosts = () => askScheduling(caller, { ...question, instant: true })
  if (toUserId !== undefined) return askForAllHosts()
  try {
    return await askScheduling(caller, question)
  } catch (error) {
    const isTime = error instanceof DomainError && ['outside_notice', 'outside_window'].includes(error.code)
    if (!isTime) throw error
    return askForAllHosts()
  }
}
