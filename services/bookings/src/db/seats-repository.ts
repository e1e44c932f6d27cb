import type { Tx } from '@punctual/db'
import type { Booking } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import { lockBooking } from './bookings-repository.ts'
import type { SeatSlot } from './reservations-repository.ts'

/** @returns the live seated booking of a slot, locked; the slot's own lock is held already */
export async function lockSeated(tx: Tx, { eventTypeId, start }: SeatSlot): Promise<Booking | undefined> {
  const [row] = await tx.sql<{ uid: string }[]>`
    select uid from booking
    where event_type_id = ${eventTypeId} and "start" = ${start} and seated and status in ('pending', 'accepted')`
  const found = row && (await lockBooking(tx, row.uid))
  // It may have been cancelled while the lock was waited for.
  return found && holdsTime(found.status) ? found : undefined
}

/** @returns the uid of the booking that has the seat */
export async function bookingUidOfSeat(
  { sql }: Pick<Tx, 'sql'>,
  seatUid: string,
): Promise<string | undefined> {
  const [row] = await sql<{ uid: string }[]>`
    select b.uid from attendee a join booking b on b.organization_id = a.organization_id and b.id = a.booking_id
    where a.seat_uid = ${seatUid}`
  return row?.uid
}
