import type { App } from '@punctual/http'
import type { AskScheduling } from '../../app/ask-scheduling.ts'
import type { BookingsDeps } from '../../deps.ts'
import { deleteReservation } from './delete-reservation.ts'
import { getReservation } from './get-reservation.ts'
import { reserveSlot } from './reserve-slot.ts'
import { reserveSpan } from './reserve-span.ts'
import { updateReservation } from './update-reservation.ts'

/** Adds all routes of /v2/slots/reservations, and the internal one that older versions use. */
export function reservationRoutes(app: App, deps: BookingsDeps, askScheduling: AskScheduling): void {
  reserveSlot(app, deps, askScheduling)
  reserveSpan(app, deps, askScheduling)
  getReservation(app, deps)
  updateReservation(app, deps, askScheduling)
  deleteReservation(app, deps)
}
