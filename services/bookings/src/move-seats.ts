import { type BookingCheckAnswer, badRequest } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { newUid } from '@punctual/http'
import { drawIds, insertBooking, publish, saveBooking } from './db/bookings-repository.ts'
import {
  lockSeatSlot,
  type SeatSlot,
  seatHolds,
  seatHoldUid,
  takeHold,
} from './db/reservations-repository.ts'
import { lockSeated } from './db/seats-repository.ts'
import type { Booking } from './domain/booking.ts'
import { mergeBookings, moveSeat, requireSeat, type SeatMove } from './domain/move-seats.ts'
import { paymentsOf, withPayments } from './domain/payments.ts'
import { rescheduleBooking } from './domain/reschedule-booking.ts'
import { checkRoom, type Room } from './domain/seats.ts'
import { enforceLimits } from './enforce-limits.ts'
import { claimForMove, type MoveCommand, type Moved, replaceBooking } from './move-booking.ts'
import type { Occasion } from './occasion.ts'

const targetOf = ({ eventType, occurrences }: BookingCheckAnswer): SeatSlot => ({
  eventTypeId: eventType.id,
  start: new Date(occurrences[0]?.start ?? ''),
})

/** Locks the slot that seats leave and the one that they go to, the earlier first. */
export async function lockBothSlots(tx: Tx, old: Booking, check: BookingCheckAnswer): Promise<void> {
  const from: SeatSlot = { eventTypeId: old.eventType.id, start: new Date(old.start) }
  const slots = [from, targetOf(check)].sort((a, b) => a.start.getTime() - b.start.getTime())
  for (const slot of slots) await lockSeatSlot(tx, slot)
}

/** One seat of a locked booking, or without a `seatUid` all of them, go to another start (docs/domain.md#seats). */
export async function moveSeats(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  occasion: Occasion,
): Promise<Moved> {
  const slot = targetOf(check)
  const found = await lockSeated(tx, slot)
  const existing = found?.uid === before.uid ? undefined : found
  const { count: held } = await seatHolds(tx, slot, occasion.now)
  const seatsPerTimeSlot = check.eventType.seats?.seatsPerTimeSlot ?? before.eventType.seatsPerTimeSlot ?? 1
  const room: Room = { seatsPerTimeSlot, held }
  if (command.seatUid !== undefined) {
    if (found?.uid === before.uid)
      throw badRequest({ path: 'start', message: 'is where the seat is already' })
    const move = existing
      ? moveSeat(before, command, { booking: existing, isNew: false }, room, occasion.now)
      : await moveToNew(tx, before, command, check, room, occasion)
    const booking = await save(tx, before, existing, move, occasion)
    return { booking, seatUid: command.seatUid }
  }
  if (existing) {
    const move = mergeBookings(before, command, existing, room, occasion.now)
    return { booking: await save(tx, before, existing, move, occasion) }
  }
  checkRoom({ attendees: [] }, before.attendees, room)
  await enforceLimits(tx, check, before.uid)
  await takeHold(tx, seatHoldUid(slot))
  return { booking: await replaceBooking(tx, before, command, check, occasion) }
}

/** The seat is the first one at its new start: a booking is made for it, with the calendar entry of the old one if that ends. */
async function moveToNew(
  tx: Tx,
  before: Booking,
  command: MoveCommand,
  check: BookingCheckAnswer,
  room: Room,
  { now }: Occasion,
): Promise<SeatMove> {
  const seat = requireSeat(before, command)
  const isLast = before.attendees.length === 1
  checkRoom({ attendees: [] }, [seat], room)
  await enforceLimits(tx, check, isLast ? before.uid : undefined)
  const ids = { ...(await drawIds(tx, 0)), uid: newUid(), attendees: [seat.id] }
  const own = paymentsOf(before, (seatUid) => seatUid === seat.seatUid)
  const alone = withPayments({ ...before, attendees: [seat] }, own)
  await takeHold(tx, seatHoldUid(targetOf(check)))
  // Its last seat takes the old booking's time along.
  if (isLast) await saveBooking(tx, before, rescheduleBooking(before, command, check, ids, now).previous)
  const hosts = await claimForMove(tx, before, ids.booking, check, now)
  const plan = { ...check.occurrences[0]!, hosts }
  const made = rescheduleBooking(alone, command, check, ids, now, plan).booking
  const { rescheduledFromUid: _, ...fresh } = made
  const booking = isLast ? made : { ...fresh, icsUid: `${ids.uid}@svc`, icsSequence: 0 }
  return moveSeat(before, command, { booking, isNew: true }, room, now)
}

/** Writes both ends: the one that is left first, as a seat is in one booking at a time. */
async function save(
  tx: Tx,
  before: Booking,
  existing: Booking | undefined,
  { previous, previousEvents, target, targetEvents }: SeatMove,
  occasion: Occasion,
): Promise<Booking> {
  await saveBooking(tx, before, previous)
  if (existing) await saveBooking(tx, existing, target)
  else await insertBooking(tx, target)
  await publish(tx, previous, previousEvents, occasion)
  await publish(tx, target, targetEvents, occasion)
  return target
}
