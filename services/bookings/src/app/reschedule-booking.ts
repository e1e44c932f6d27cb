import { type BookingCheckAnswer, DomainError, type RescheduleBooking } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { drawIds, findBooking, lockBooking, saveBooking } from '../db/bookings-repository.ts'
import { queueMoves } from '../db/claims-repository.ts'
import { queueEventType } from '../db/limits-repository.ts'
import { type Booking, isSeated } from '../domain/booking.ts'
import type { ChangeContext } from '../domain/change-context.ts'
import { checkReschedule, rescheduleBooking } from '../domain/reschedule-booking.ts'
import { saveNewBooking } from './booking-creation.ts'
import { requireBooking } from './change-booking.ts'
import { claimOccurrence, takesTurns } from './claim-time.ts'
import { enforceLimits } from './enforce-limits.ts'
import { lockBothSlots, moveSeats } from './move-seats.ts'

export type MoveCommand = RescheduleBooking & { needsConfirmation: boolean }

/** The booking after a move, and the moved seat if only one was moved. */
export interface Moved {
  booking: Booking
  seatUid?: string
}

/**
 * Replaces a booking, or moves seats of one, in one transaction. It releases the old claims before
 * it takes the new ones, so that a booking can move to a time that overlaps its own. Order of
 * locks: event type, slots of seats, booking, hosts.
 * @throws DomainError booking_not_found, slot_taken, booking_full, and what `checkReschedule`
 *   throws
 */
export async function moveBooking(
  tx: Tx,
  uid: string,
  command: MoveCommand,
  check: BookingCheckAnswer,
  context: ChangeContext,
): Promise<Moved> {
  if (takesTurns(check) || check.eventType.bookingLimits) await queueEventType(tx, check.eventType.id)
  const seen = requireBooking(await findBooking(tx, uid))
  if (isSeated(seen)) await lockBothSlots(tx, seen, check)
  const before = requireBooking(await lockBooking(tx, uid))
  checkReschedule(before, command)
  await queueMoves(
    tx,
    [...before.hosts, ...check.hosts].map(({ id }) => id),
  )
  if (isSeated(before)) return moveSeats(tx, before, command, check, context)
  await enforceLimits(tx, check, before.uid)
  return { booking: await replaceBooking(tx, before, command, check, context) }
}

/** Cancels the old booking, releases its claims, and saves its successor at the new start. */
export async function replaceBooking(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  context: ChangeContext,
): Promise<Booking> {
  const { now } = context
  const ids = { ...(await drawIds(tx, before.attendees.length)), uid: newUid() }
  const { previous } = rescheduleBooking(before, command, check, ids, now)
  await saveBooking(tx, before, previous)
  const hosts = await claimForMove(tx, before, ids.booking, check, now)
  const plan = { ...check.occurrences[0]!, hosts }
  return saveNewBooking(tx, rescheduleBooking(before, command, check, ids, now, plan), context)
}

/**
 * Claims the hosts of a booking that moves, and prefers its current hosts if the event type is set
 * so.
 * @throws DomainError slot_taken
 */
export async function claimForMove(
  tx: Tx,
  before: Booking,
  bookingId: number,
  check: BookingCheckAnswer,
  now: Date,
) {
  const preferred = check.eventType.rescheduleWithSameRoundRobinHost ? before.hosts.map(({ id }) => id) : []
  const occurrence = check.occurrences[0]!
  const hosts = await claimOccurrence(tx, { check, occurrence, holder: { bookingId }, preferred, now })
  if (!hosts) throw new DomainError('slot_taken')
  return hosts
}
