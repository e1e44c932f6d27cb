import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { lockSeatSlot, seatHolds, seatHoldUid, takeHold } from '../db/reservations-repository.ts'
import { lockSeated } from '../db/seats-repository.ts'
import type { Booking } from '../domain/booking.ts'
import { createBooking } from '../domain/create-booking.ts'
import { requireFreeSeats, takeSeat } from '../domain/seats.ts'
import {
  type BookingCreation,
  type CreatedBooking,
  saveNewBooking,
  useReservation,
} from './booking-creation.ts'
import { apply } from './change-booking.ts'
import { claimOccurrence } from './claim-time.ts'

/**
 * Books a seat of the live booking of the event type at that start, or creates that booking
 * (docs/domain.md#seats). Held seats count as taken; only a new booking counts towards limits.
 * @throws DomainError booking_full, already_attending, slot_taken, reservation_expired
 */
export async function bookSeat(
  tx: Tx,
  creation: BookingCreation,
  draft: Booking,
  checkLimits: () => Promise<void>,
): Promise<CreatedBooking> {
  const { body, check, ids, context } = creation
  const { eventType } = check
  const { now } = context
  const seat = draft.attendees[0]!
  const slot = { eventTypeId: eventType.id, start: new Date(draft.start) }
  await lockSeatSlot(tx, slot)
  await useReservation(tx, creation)
  const existing = await lockSeated(tx, slot)
  const { count: held } = await seatHolds(tx, slot, now)
  const seatsLeft = { seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? 1, held }
  const seatUid = seat.seatUid!
  if (existing) {
    const taken = takeSeat(existing, seat, seatsLeft, now, draft.payment?.[0])
    return { booking: await apply(tx, existing, taken, context), seatUid }
  }
  requireFreeSeats({ attendees: [] }, [seat], seatsLeft)
  await checkLimits()
  // The booking takes over the claim that the holds of its seats share.
  const preferred = await takeHold(tx, seatHoldUid(slot))
  const occurrence = check.occurrences[0]!
  const holder = { bookingId: ids.booking }
  const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now })
  if (!hosts) throw new DomainError('slot_taken')
  const decision = createBooking(body, check, ids, now, { plan: { ...occurrence, hosts } })
  return { booking: await saveNewBooking(tx, decision, context), seatUid }
}
