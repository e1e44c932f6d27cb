import {
  type BookingCheckAnswer,
  type CallerContext,
  DomainError,
  instantOf,
  type RescheduleBooking,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { queueEventType } from '../db/bookings-of-event-type.ts'
import { queueMoves } from '../db/claims-repository.ts'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import { type DrawnIds, drawIds, insertBooking, newsOf, saveBooking } from '../db/save-bookings.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, type ChangeContext, isSeated, requireBooking } from '../domain/booking.ts'
import {
  checkReschedule,
  customLength,
  type MoveCommand,
  replacedBooking,
  rescheduledEvent,
  successorOf,
} from '../domain/reschedule-booking.ts'
import { seatOf } from '../domain/seats.ts'
import { mayKnow } from '../guards/require-booking.ts'
import { confirmsItself, requireMover } from '../guards/reschedule-rights.ts'
import { declineOvertaken, haveRequests } from './answer-request.ts'
import { type AskScheduling, deferRefusal } from './ask-scheduling.ts'
import { releaseNews } from './change-booking.ts'
import { claimForMove, enforceActiveMove, enforceLimits, takesTurns } from './claim-time.ts'
import { lockBothSlots, type Moved, moveSeats } from './move-seats.ts'
import { requireLiveOwner } from './owner-bookings.ts'
import { checkCode } from './verification-codes.ts'
import { roomUrls } from './video-rooms.ts'

/**
 * Reads a booking, and asks scheduling about its new start, before the transaction.
 * @returns the move, to run in the transaction; it throws what was refused before
 * @throws DomainError booking_not_found
 */
export async function prepareMove(
  deps: BookingsDeps,
  askScheduling: AskScheduling,
  {
    caller,
    body,
    params,
  }: { caller: CallerContext; body: RescheduleBooking; params: { bookingUid: string } },
): Promise<(tx: Tx, context: ChangeContext) => Promise<Moved>> {
  const seen = requireBooking(await findBooking(deps.db, params.bookingUid))
  const check = await deferRefusal(askAboutMove(askScheduling, caller, seen, body))
  const byOrganizer = await confirmsItself(deps, caller, seen, body.rescheduledBy)
  const useCode = await deferRefusal(verify(deps, seen, body, check, byOrganizer))
  return async (tx, context) => {
    const { eventType } = check()
    await useCode()?.(tx)
    const command = {
      ...body,
      needsConfirmation: eventType.requiresConfirmation && !byOrganizer,
      cancelledToo: eventType.allowReschedulingCancelledBookings === true,
      newRoomUrl: roomUrls(deps.config),
      mayKnow: mayKnow(caller, eventType.requiresBookerEmailVerification && !byOrganizer),
    }
    return moveBooking(tx, seen, command, check(), context)
  }
}

/** Scheduling is not asked about a move that is refused anyway. */
async function askAboutMove(
  askScheduling: AskScheduling,
  caller: CallerContext,
  seen: Booking,
  body: RescheduleBooking,
): Promise<BookingCheckAnswer> {
  // Scheduling knows whether a cancelled booking can be moved.
  const isCancelled = seen.status === 'cancelled'
  checkReschedule(seen, { ...body, cancelledToo: isCancelled })
  requireMover(caller, seen, body)
  const lengthInMinutes = customLength(seen)
  const { seatUid } = body
  const mover = seatUid === undefined ? seen.attendees[0] : seatOf(seen, seatUid)
  const timeZone = mover?.timeZone
  const check = await askScheduling(caller, {
    eventTypeId: seen.eventType.id,
    start: instantOf(body.start).toISOString(),
    rescheduling: {
      hostIds: seen.hosts.map(({ id }) => id),
      bookingUid: seatUid ?? seen.uid,
      ...(isCancelled && { isCancelled }),
    },
    ...(lengthInMinutes === undefined ? {} : { lengthInMinutes, keepsLength: true }),
    ...(timeZone === undefined ? {} : { timeZone }),
  }).catch((error: unknown) => {
    const isGone = error instanceof DomainError && error.code === 'event_type_not_found'
    throw isCancelled && isGone ? new DomainError('booking_already_cancelled') : error
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
  seen: Booking,
  body: RescheduleBooking,
  check: () => BookingCheckAnswer,
  byOrganizer: boolean,
) {
  const { eventType } = check()
  if (!eventType.requiresBookerEmailVerification || byOrganizer) return undefined
  const booker = body.seatUid === undefined ? seen.attendees[0] : seatOf(seen, body.seatUid)
  const code = body.emailVerificationCode
  return checkCode(deps, { eventTypeId: eventType.id, email: booker?.email, code })
}

/**
 * Replaces a booking, or moves seats of one, in one transaction. Order of locks: event type, slots
 * of seats, booking, hosts.
 * @param seen the booking before the lock; whether it has seats never changes
 * @throws DomainError booking_not_found, slot_taken, booking_full, booking_limit_reached,
 *   active_bookings_limit_reached, and what `checkReschedule` throws
 */
export async function moveBooking(
  tx: Tx,
  seen: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  context: ChangeContext,
): Promise<Moved> {
  const isLive = requireLiveOwner(tx, check.eventType)
  const { id: eventTypeId, bookingLimits, bookerActiveBookingsLimit } = check.eventType
  if (takesTurns(check) || bookingLimits || bookerActiveBookingsLimit) queueEventType(tx, eventTypeId)
  if (isSeated(seen)) lockBothSlots(tx, seen, check)
  // Drawn along with the lock, so that nothing waits for them; seats mostly need none.
  const drawn = isSeated(seen) ? undefined : drawIds(tx, seen.attendees.length)
  const [locked, , ids] = await Promise.all([lockBooking(tx, seen.uid), isLive, drawn])
  const before = requireBooking(locked)
  await releaseNews(tx, before, context)
  checkReschedule(before, command)
  queueMoves(
    tx,
    [...before.hosts, ...check.hosts].map(({ id }) => id),
  )
  const moved = isSeated(before) ? await moveSeats(tx, before, command, check, context) : undefined
  if (moved) return moved
  await enforceLimits(tx, check, before.uid)
  const movers = isSeated(before) ? before.attendees : before.attendees.slice(0, 1)
  await enforceActiveMove(tx, check, { before, movers, mayKnow: command.mayKnow }, context.now)
  return { booking: await replaceBooking(tx, before, command, check, context, ids) }
}

/**
 * Cancels the old booking, which releases its claims, and saves its successor at the new start. As
 * the claims are released first, a booking can move to a time that overlaps its own. The caller
 * holds the locks of the hosts, so no request can come to compete while requests are looked for.
 * @param drawn ids of the successor, drawn before it was known how many attendees it has
 */
async function replaceBooking(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  context: ChangeContext,
  drawn?: DrawnIds,
): Promise<Booking> {
  const { now } = context
  const { length } = before.attendees
  const fitting = drawn?.attendees.length === length ? drawn : await drawIds(tx, length)
  const ids = { ...fitting, uid: newUid() }
  const previous = replacedBooking(before, ids.uid, command, now)
  await saveBooking(tx, before, previous)
  const [plan, mayCompete] = await Promise.all([
    claimForMove(tx, before, ids.booking, check, now),
    haveRequests(tx, check),
  ])
  const booking = successorOf(before, command, check, ids, now, plan)
  await insertBooking(tx, booking, newsOf(tx, booking, [rescheduledEvent(booking, previous)], context))
  if (mayCompete) await declineOvertaken(tx, booking, context)
  return booking
}
