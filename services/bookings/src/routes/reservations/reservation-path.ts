import type { ReservationOutput } from '@punctual/contracts'
import { textIdOf } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import type { Reservation } from '../../db/reservations-repository.ts'

/** The path of a reservation by its uid, the capability. */
export const ReservationPath = Type.Object({ uid: textIdOf('the slot reservation', 'Uid') })

/** The default length of a hold, in minutes. */
export const defaultMinutes = 5

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
