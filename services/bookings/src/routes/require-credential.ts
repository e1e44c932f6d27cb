import { BookingUid } from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'

type Request = Parameters<typeof requireUser>[0]

/**
 * Requires a credential before the body is validated, as a `preValidation` hook (docs/domain.md#errors).
 * @throws DomainError 401
 */
export async function requireCredential(request: Request): Promise<void> {
  requireUser(request)
}

/** The path of a booking by its uid, the capability. An unknown uid is 404, and so is a booking id. */
export const BookingPath = Type.Object({ bookingUid: BookingUid })
