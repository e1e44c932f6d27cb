import type { ReservationOutput } from '@punctual/contracts'
import type { Reservation } from '../db/reservations-repository.ts'

/** Returns a hold as answers show it. */
export function presentReservation(reservation: Reservation): ReservationOutput {
  const { uid, eventTypeId, start, end, minutes, holdUntil } = reservation
  return {
    eventTypeId,
    slotStart: start.toISOString(),
    slotEnd: end.toISOString(),
    slotDuration: (end.getTime() - start.getTime()) / 60_000,
    reservationUid: uid,
    reservationDuration: minutes,
    reservationUntil: holdUntil.toISOString(),
  }
}
