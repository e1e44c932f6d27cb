import { type BookingCheckAnswer, DomainError, type RescheduleBooking } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { requireBooking } from './change-booking.ts'
import { claimOccurrence, takesTurns } from './choose-hosts.ts'
import { drawIds, findBooking, lockBooking, saveBooking } from './db/bookings-repository.ts'
import { queueMoves } from './db/claims-repository.ts'
import { queueEventType } from './db/limits-repository.ts'
import { type Booking, isSeated } from './domain/booking.ts'
import { checkReschedule, rescheduleBooking } from './domain/reschedule-booking.ts'
import { enforceLimits } from './enforce-limits.ts'
import { write } from './making.ts'
import { lockBothSlots, moveSeats } from './move-seats.ts'
import type { Occasion } from './occasion.ts'

export type MoveCommand = RescheduleBooking & { needsConfirmation: boolean }

/** The booking that came of a move, and the seat that it was about. */
export interface Moved {
  booking: Booking
  seatUid?: string
}

/**
 * Replaces a booking, or moves seats of one, in one transaction: claims are given back before those of the new start are
 * taken, so that it does not stand in its own way. Locks: the event type, the slots of seats, the booking, the hosts.
 * 409 when a host is not free or there are not enough seats.
 */
export async function moveBooking(
  tx: Tx,
  uid: string,
  command: MoveCommand,
  check: BookingCheckAnswer,
  occasion: Occasion,
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
  if (isSeated(before)) return moveSeats(tx, before, command, check, occasion)
  await enforceLimits(tx, check, before.uid)
  return { booking: await replaceBooking(tx, before, command, check, occasion) }
}

/** The old booking gives its time back, its successor takes that of the new start. */
export async function replaceBooking(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  occasion: Occasion,
): Promise<Booking> {
  const { now } = occasion
  const ids = { ...(await drawIds(tx, before.attendees.length)), uid: newUid() }
  const { previous } = rescheduleBooking(before, command, check, ids, now)
  await saveBooking(tx, before, previous)
  const hosts = await claimForMove(tx, before, ids.booking, check, now)
  const plan = { ...check.occurrences[0]!, hosts }
  return write(tx, rescheduleBooking(before, command, check, ids, now, plan), occasion)
}

/** @returns the hosts of a booking that moves: the ones it had where the event type wants that; 409 without enough */
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
