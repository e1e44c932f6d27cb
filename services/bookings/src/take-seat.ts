import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { apply } from './change-booking.ts'
import { claimOccurrence } from './choose-hosts.ts'
import { lockSeatSlot, seatHolds, seatHoldUid, takeHold } from './db/reservations-repository.ts'
import { lockSeated } from './db/seats-repository.ts'
import type { Booking } from './domain/booking.ts'
import { createBooking } from './domain/create-booking.ts'
import { checkRoom, takeSeat } from './domain/seats.ts'
import { type Made, type Making, useReservation, write } from './making.ts'

/**
 * A seat of the one booking that there is of the event type at that start, or the first seat of a new one
 * (docs/domain.md#seats). Seats that others hold are taken; only a new booking counts towards limits.
 */
export async function bookSeat(
  tx: Tx,
  making: Making,
  draft: Booking,
  checkLimits: () => Promise<void>,
): Promise<Made> {
  const { body, check, ids, occasion } = making
  const { eventType } = check
  const { now } = occasion
  const seat = draft.attendees[0]!
  const slot = { eventTypeId: eventType.id, start: new Date(draft.start) }
  await lockSeatSlot(tx, slot)
  await useReservation(tx, making)
  const existing = await lockSeated(tx, slot)
  const { count: held } = await seatHolds(tx, slot, now)
  const room = { seatsPerTimeSlot: eventType.seats?.seatsPerTimeSlot ?? 1, held }
  const seatUid = seat.seatUid!
  if (existing) {
    const taken = takeSeat(existing, seat, room, now, draft.payment?.[0])
    return { booking: await apply(tx, existing, taken, occasion), seatUid }
  }
  checkRoom({ attendees: [] }, [seat], room)
  await checkLimits()
  // The time that was held for all who hold seats is now the booking's.
  const preferred = await takeHold(tx, seatHoldUid(slot))
  const occurrence = check.occurrences[0]!
  const holder = { bookingId: ids.booking }
  const hosts = await claimOccurrence(tx, { check, occurrence, holder, preferred, now })
  if (!hosts) throw new DomainError('slot_taken')
  const decision = createBooking(body, check, ids, now, { plan: { ...occurrence, hosts } })
  return { booking: await write(tx, decision, occasion), seatUid }
}
