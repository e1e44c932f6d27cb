import {
  BookingAnswer,
  type BookingCheckAnswer,
  badRequest,
  type CallerContext,
  can,
  DomainError,
  instantOf,
  RescheduleBooking,
  success,
} from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import { asSlotTaken, requireBooking } from '../../app/change-booking.ts'
import { deferRefusal } from '../../app/defer-refusal.ts'
import { moveBooking } from '../../app/reschedule-booking.ts'
import { checkCode } from '../../app/verification-codes.ts'
import { findBooking } from '../../db/bookings-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, isSeated, ownedBy } from '../../domain/booking.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { checkReschedule, customLength } from '../../domain/reschedule-booking.ts'
import { seatOf } from '../../domain/seats.ts'
import { confirmsItself } from '../../guards/confirms-itself.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/reschedule, for the holder of the uid: answers with the new
 * booking, or with the booking that the seat has moved to (docs/domain.md#reschedule).
 */
export function rescheduleBooking(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  const schema = {
    summary: 'Reschedule a booking',
    description:
      'The uid of the booking gives the right. Cancels the booking and creates a new one with a new uid, or moves one seat. The new start is checked as for a new booking.',
    errors: [
      'booking_not_found',
      'seat_not_found',
      'booking_already_cancelled',
      'booking_already_rescheduled',
      'start_in_past',
      'outside_notice',
      'outside_window',
      'outside_schedule',
      'slot_taken',
      'calendar_busy',
      'booking_full',
      'already_attending',
      'booking_limit_reached',
      'email_verification_required',
      'invalid_verification_code',
    ],
    params: BookingPath,
    body: RescheduleBooking,
    response: { 201: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/reschedule', { schema }, async (request, reply) => {
    const { body, caller } = request
    const old = requireBooking(await findBooking(deps.db, request.params.bookingUid))
    const check = await deferRefusal(askAboutMove(askScheduling, caller, old, body))
    const byOrganizer = await confirmsItself(deps, caller, old, body.rescheduledBy)
    const useCode = await deferRefusal(verify(deps, old, body, check, byOrganizer))
    return idempotent(deps, request, reply, async (tx) => {
      const { requiresConfirmation } = check().eventType
      await useCode()?.(tx)
      const command = { ...body, needsConfirmation: requiresConfirmation && !byOrganizer }
      const context = changeContextOf(request, deps.clock)
      const { booking, seatUid } = await moveBooking(tx, old.uid, command, check(), context)
      return { status: 201, body: success(presentBooking(booking, { caller, seatUid })) }
    }).catch(asSlotTaken)
  })
}

/** The holder of a seat uid can move that seat; only managers can move all seats. */
function checkSeat(caller: CallerContext, old: Booking, { seatUid }: RescheduleBooking): void {
  if (!isSeated(old) || seatUid !== undefined || can(caller, 'booking.update', ownedBy(old))) return
  if (caller.kind === 'anonymous')
    throw badRequest({ path: 'seatUid', message: 'is required for a booking with seats' })
  throw new DomainError('ForbiddenException', 'The caller may move a seat of this booking only.')
}

async function askAboutMove(
  askScheduling: AskScheduling,
  caller: CallerContext,
  old: Booking,
  body: RescheduleBooking,
): Promise<BookingCheckAnswer> {
  checkReschedule(old, body)
  checkSeat(caller, old, body)
  const lengthInMinutes = customLength(old)
  const timeZone = old.attendees[0]?.timeZone
  const check = await askScheduling(caller, {
    eventTypeId: old.eventType.id,
    start: instantOf(body.start).toISOString(),
    rescheduling: { hostIds: old.hosts.map(({ id }) => id) },
    ...(lengthInMinutes === undefined ? {} : { lengthInMinutes, keepsLength: true }),
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  // Only the addressed occurrence of a series moves.
  return { ...check, occurrences: check.occurrences.slice(0, 1) }
}

/**
 * @returns a function that marks the booker's code as used; undefined if none is required, or the
 *   organizer reschedules
 */
async function verify(
  deps: BookingsDeps,
  old: Booking,
  body: RescheduleBooking,
  check: () => BookingCheckAnswer,
  byOrganizer: boolean,
) {
  const { eventType } = check()
  if (!eventType.requiresBookerEmailVerification || byOrganizer) return undefined
  const booker = body.seatUid === undefined ? old.attendees[0] : seatOf(old, body.seatUid)
  const code = body.emailVerificationCode
  return checkCode(deps, { eventTypeId: eventType.id, email: booker?.email, code })
}
