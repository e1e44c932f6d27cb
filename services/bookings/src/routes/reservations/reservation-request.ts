import { type CallerContext, type ReserveSlot, textIdOf } from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'

/** The path of a reservation by its uid, the capability. */
export const ReservationPath = Type.Object({ uid: textIdOf('the slot reservation', 'Uid') })

/**
 * Requires a credential for `reservationDuration`, before scheduling is asked.
 * @throws DomainError 401
 */
export function checkDuration(request: { caller: CallerContext; body: ReserveSlot }): void {
  if (request.body.reservationDuration !== undefined) requireUser(request)
}
