import { type BookingCheckAnswer, badRequest } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { lockSeated } from '../db/find-bookings.ts'
import {
  lockSeatSlots,
  type SeatSlot,
  seatHolds,
  seatHoldUid,
  takeHold,
} from '../db/reservations-repository.ts'
import { drawIds, insertBooking, publish, saveBooking } from '../db/save-bookings.ts'
import type { Booking, ChangeContext } from '../domain/booking.ts'
import { withoutLink } from '../domain/meetings.ts'
import { mergeBookings, moveSeat, requireSeat, type SeatMove } from '../domain/move-seats.ts'
import { paymentsOf, withPayments } from '../domain/payments.ts'
import { type MoveCommand, replacedBooking, successorOf } from '../domain/reschedule-booking.ts'
import {
  requireAvailableHosts,
  requireFreeSeats,
  requireSameLength,
  type SeatsLeft,
} from '../domain/seats.ts'
import { declineOvertaken } from './answer-request.ts'
import { claimForMove, enforceActiveMove, enforceLimits } from './claim-time.ts'

const targetOf = ({ eventType, occurrences }: BookingCheckAnswer): SeatSlot => ({
  eventTypeId: eventType.id,
  start: new Date(occurrences[0]?.start ?? ''),
})

/** Locks the old and the new slot. */
export function lockBothSlots(tx: Tx, old: Booking, check: BookingCheckAnswer): void {
  const from: SeatSlot = { eventTypeId: old.eventType.id, start: new Date(old.start) }
  lockSeatSlots(tx, [from, targetOf(check)])
}

/** The booking after a move, and the moved seat if only one was moved. */
export interface Moved {
  booking: Booking
  seatUid?: string
}

/**
 * Moves one seat of a locked booking, or all of them without a `seatUid`, to another start
 * (docs/domain.md#seats).
 * @returns undefined if all seats move to a start without a booking: the locked one is then
 *   replaced as if it had no seats
 */
export async function moveSeats(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  context: ChangeContext,
): Promise<Moved | undefined> {
  const slot = targetOf(check)
  const found = await lockSeated(tx, slot)
  const existing = found?.uid === before.uid ? undefined : found
  const { count: held, span } = await seatHolds(tx, slot, context.now)
  requireSameLength(existing ?? span, check.occurrences[0]!, 'start')
  if (existing) requireAvailableHosts(existing, check.occurrences[0]!)
  const seatsPerTimeSlot = check.eventType.seats?.seatsPerTimeSlot ?? before.eventType.seatsPerTimeSlot ?? 1
  const seatsLeft: SeatsLeft = { seatsPerTimeSlot, held }
  if (command.seatUid !== undefined) {
    if (found?.uid === before.uid)
      throw badRequest({ path: 'start', message: 'is the current start of the seat' })
    const move = existing
      ? moveSeat(before, command, { booking: existing, isNew: false }, seatsLeft, context.now)
      : await moveToNew(tx, before, command, check, seatsLeft, context)
    const booking = await save(tx, before, existing, move, context)
    if (!existing) await declineOvertaken(tx, booking, context)
    return { booking, seatUid: command.seatUid }
  }
  if (existing) {
    const move = mergeBookings(before, command, existing, seatsLeft, context.now)
    return { booking: await save(tx, before, existing, move, context) }
  }
  requireFreeSeats({ attendees: [] }, before.attendees, seatsLeft)
  await takeHold(tx, seatHoldUid(slot))
  return undefined
}

/**
 * Creates a booking for the first seat at a start. It takes over the calendar entry if the old
 * booking has no other seat.
 */
async function moveToNew(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  seatsLeft: SeatsLeft,
  { now }: ChangeContext,
): Promise<SeatMove> {
  const seat = requireSeat(before, command)
  const isLast = before.attendees.length === 1
  requireFreeSeats({ attendees: [] }, [seat], seatsLeft)
  await enforceLimits(tx, check, isLast ? before.uid : undefined)
  await enforceActiveMove(tx, check, { before, movers: [seat], mayKnow: command.mayKnow }, now)
  const ids = { ...(await drawIds(tx, 0)), uid: newUid(), attendees: [seat.id] }
  const own = paymentsOf(before, (seatUid) => seatUid === seat.seatUid)
  const single = withPayments({ ...before, attendees: [seat] }, own)
  await takeHold(tx, seatHoldUid(targetOf(check)))
  // The old booking ends with its last seat, so its claims are released before the new ones are
  // taken.
  if (isLast) await saveBooking(tx, before, replacedBooking(before, ids.uid, command, now))
  const plan = await claimForMove(tx, before, ids.booking, check, now)
  const successor = successorOf(single, command, check, ids, now, plan)
  const { rescheduledFromUid: _, ...fresh } = successor
  const roomUrl = successor.videoRoom && command.newRoomUrl()
  const room = roomUrl && { location: roomUrl, meetingUrl: roomUrl }
  const booking = isLast
    ? successor
    : { ...withoutLink(fresh), ...room, icsUid: `${ids.uid}@svc`, icsSequence: 0 }
  return moveSeat(before, command, { booking, isNew: true }, seatsLeft, now)
}

/** Saves both bookings, the old one first, as a seat is in one booking at a time. */
async function save(
  tx: Tx,
  before: Booking,
  existing: Booking | undefined,
  { previous, previousEvents, target, targetEvents }: SeatMove,
  context: ChangeContext,
): Promise<Booking> {
  await saveBooking(tx, before, previous)
  if (existing) await saveBooking(tx, existing, target)
  else await insertBooking(tx, target)
  publish(tx, previous, previousEvents, context)
  publish(tx, target, targetEvents, context)
  return target
}
