import type { Tx } from '@punctual/db'
import type { Booking } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import { lockBooking } from './bookings-repository.ts'
import type { SeatSlot } from './reservations-repository.ts'

/**
 * Locks and returns the live seated booking of a slot. The caller must hold the lock of the slot
 * (`lockSeatSlot`).
 */
export async function lockSeated(tx: Tx, { eventTypeId, start }: SeatSlot): Promise<Booking | undefined> {
  const [row] = await tx.sql<{ uid: string }[]>`
    select uid from booking
    where event_type_id = ${eventTypeId} and "start" = ${start} and seated and status in ('pending', 'accepted')`
  const found = row && (await lockBooking(tx, row.uid))
  // It may have been cancelled while this transaction waited for the lock.
  return found && holdsTime(found.status) ? found : undefined
}

/** Returns the uid of the booking that a seat belongs to. */
export async function bookingUidOfSeat(
  { sql }: Pick<Tx, 'sql'>,
  seatUid: string,
): Promise<string | undefined> {
  const [row] = await sql<{ uid: string }[]>`
    select b.uid from attendee a join booking b on b.organization_id = a.organization_id and b.id = a.booking_id
    where a.seat_uid = ${seatUid}`
  return row?.uid
}
