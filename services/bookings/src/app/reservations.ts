import { type BookingCheckAnswer, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { releaseHold } from '../db/claims-repository.ts'
import { queueEventType } from '../db/limits-repository.ts'
import {
  insertReservation,
  lockSeatSlot,
  type Reservation,
  renewSeatHold,
  seatHolds,
  seatHoldUid,
  takeReservation,
} from '../db/reservations-repository.ts'
import { lockSeated } from '../db/seats-repository.ts'
import { requireFreeSeats } from '../domain/seats.ts'
import { claimOccurrence, takesTurns } from './claim-time.ts'

const minute = 60_000

/**
 * Holds the first occurrence of a check for the holder of the uid: its time is claimed like a
 * booking's, until the hold ends. For a seated event type it holds one seat, and claims the time
 * only while there is no booking.
 * @param wanted `minutes`: how long to hold; `replaced`: uid of a hold that ends in the same
 *   transaction, so that a hold can move to a time that overlaps its own
 * @throws DomainError slot_taken, booking_full, reservation_not_found if `replaced` has ended
 */
export async function holdSlot(
  tx: Tx,
  check: BookingCheckAnswer,
  wanted: { uid: string; minutes: number; replaced?: string },
  now: Date,
): Promise<Reservation> {
  const { eventType } = check
  const occurrence = check.occurrences[0]!
  const { uid, minutes, replaced } = wanted
  const reservation: Reservation = {
    uid,
    minutes,
    organizationId: eventType.organizationId,
    eventTypeId: eventType.id,
    start: new Date(occurrence.start),
    end: new Date(occurrence.end),
    holdUntil: new Date(now.getTime() + minutes * minute),
    seated: eventType.seats !== undefined,
  }
  if (takesTurns(check)) await queueEventType(tx, eventType.id)
  if (reservation.seated) await lockSeatSlot(tx, reservation)
  const before = replaced === undefined ? undefined : await takeReservation(tx, replaced, now)
  if (replaced !== undefined && !before) throw new DomainError('reservation_not_found')
  const claim = (holdUid: string) =>
    claimOccurrence(tx, {
      check,
      occurrence,
      now,
      preferred: before?.hostIds ?? [],
      holder: { holdUid, holdUntil: reservation.holdUntil },
    })
  if (eventType.seats) await holdSeat(tx, reservation, eventType.seats.seatsPerTimeSlot, claim, now)
  else if (!(await claim(uid))) throw new DomainError('slot_taken')
  await insertReservation(tx, reservation)
  if (reservation.seated) await renewSeatHold(tx, reservation, now)
  return reservation
}

async function holdSeat(
  tx: Tx,
  reservation: Reservation,
  seatsPerTimeSlot: number,
  claim: (holdUid: string) => Promise<unknown>,
  now: Date,
): Promise<void> {
  const booking = await lockSeated(tx, reservation)
  const { count: held } = await seatHolds(tx, reservation, now)
  requireFreeSeats(booking ?? { attendees: [] }, [{ email: '' }], { seatsPerTimeSlot, held })
  if (booking || held > 0) return
  const shared = seatHoldUid(reservation)
  await releaseHold(tx, shared)
  if (!(await claim(shared))) throw new DomainError('slot_taken')
}
