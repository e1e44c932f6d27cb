import { randomUUID } from 'node:crypto'
import type { AddAttendee, AddGuests, AttendeeSnapshot } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import { lockSeatSlot, seatHolds } from '../db/reservations-repository.ts'
import { drawIds } from '../db/save-bookings.ts'
import { type Booking, type ChangeContext, isSeated, requireBooking } from '../domain/booking.ts'
import {
  addAttendee as decideAttendee,
  addGuests as decideGuests,
  removeAttendee as decideRemoval,
  requireAttendee,
} from '../domain/change-people.ts'
import { apply, changeBooking } from './change-booking.ts'

/** Throws unless the caller may change this booking. */
type Authorize = (before: Booking) => void

/** Adds guests to a booking. @returns the booking after the change */
export async function addGuests(
  tx: Tx,
  uid: string,
  command: AddGuests,
  context: ChangeContext,
  authorize: Authorize,
): Promise<Booking> {
  const { attendees } = await drawIds(tx, command.guests.length)
  return changeBooking(tx, uid, context, (before, now) => {
    authorize(before)
    return decideGuests(before, command, attendees, now)
  })
}

/** Adds an attendee to a booking, as its last one. @returns the booking after the change */
export async function addAttendee(
  tx: Tx,
  uid: string,
  command: AddAttendee,
  context: ChangeContext,
  authorize: Authorize,
): Promise<Booking> {
  const [id = 0] = (await drawIds(tx, 1)).attendees
  const held = await heldSeats(tx, uid, context.now)
  return changeBooking(tx, uid, context, (before, now) => {
    authorize(before)
    return decideAttendee(before, command, { id, seatUid: randomUUID(), held }, now)
  })
}

/** Locks the seats of the booking. @returns how many seats others hold */
async function heldSeats(tx: Tx, uid: string, now: Date): Promise<number> {
  const booking = await findBooking(tx, uid)
  if (!booking || !isSeated(booking)) return 0
  const slot = { eventTypeId: booking.eventType.id, start: new Date(booking.start) }
  lockSeatSlot(tx, slot)
  return (await seatHolds(tx, slot, now)).count
}

/** Removes an attendee. @returns the attendee, and the booking before the change */
export async function removeAttendee(
  tx: Tx,
  { bookingUid, attendeeId }: { bookingUid: string; attendeeId: number },
  context: ChangeContext,
  authorize: Authorize,
): Promise<{ before: Booking; removed: AttendeeSnapshot }> {
  const before = requireBooking(await lockBooking(tx, bookingUid))
  authorize(before)
  await apply(tx, before, decideRemoval(before, attendeeId, context.now), context)
  return { before, removed: requireAttendee(before, attendeeId) }
}
