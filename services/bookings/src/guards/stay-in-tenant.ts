import { DomainError, type ErrorCode, isInTenant } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { type Named, organizationOf } from '../db/organizations-repository.ts'
import type { BookingsDeps } from '../deps.ts'

/** The path parameters that are capabilities, and the error for an unknown one. */
const capabilities: { [What in Named]: { param: string; unknown: ErrorCode } } = {
  booking: { param: 'bookingUid', unknown: 'booking_not_found' },
  seat: { param: 'seatUid', unknown: 'seat_not_found' },
  reservation: { param: 'uid', unknown: 'reservation_not_found' },
  payment: { param: 'paymentUid', unknown: 'payment_not_found' },
  room: { param: 'room', unknown: 'room_not_found' },
}

/**
 * Answers 404 before validation if an organization key names a uid of another organization. A uid
 * is a capability for all other callers. The organization of a booking, seat, reservation or
 * payment never changes.
 */
export function stayInTenant(app: App, { db }: BookingsDeps): void {
  app.addHook('preValidation', async ({ caller, params }) => {
    if (caller?.kind !== 'organization-key') return
    for (const [what, { param, unknown }] of Object.entries(capabilities) as [Named, Capability][]) {
      const uid = (params as Record<string, unknown>)[param]
      if (typeof uid !== 'string') continue
      const organizationId = await organizationOf(db, what, uid)
      if (!isInTenant(caller, { organizationId })) throw new DomainError(unknown)
    }
  })
}

type Capability = (typeof capabilities)[Named]
