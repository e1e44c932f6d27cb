import {
  type CallerContext,
  DomainError,
  isInTenant,
  NumberedReferenceAnswer,
  success,
} from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { findReference } from '../../db/references-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { requireNumbered } from '../../guards/require-booking.ts'
import { presentNumberedReference } from '../../present/reference.ts'

const ReferencePath = Type.Object({ referenceId: Type.Integer({ minimum: 1 }) })

/**
 * Adds GET /internal/booking-references/{referenceId}, which v1 uses. A reference of another tenant
 * is 404.
 */
export function getNumberedReference(app: App, deps: BookingsDeps): void {
  const schema = { params: ReferencePath, response: { 200: NumberedReferenceAnswer } }
  const config = { internal: ['gateway'] as const }
  app.get('/internal/booking-references/:referenceId', { schema, config }, async (request) => {
    const caller = requireUser(request)
    const reference = await findReference(deps.db, request.params.referenceId)
    if (!reference) throw new DomainError('reference_not_found')
    if (reference.bookingId !== null) await refuseForeign(deps, caller, reference.bookingId)
    else if (reference.userId !== caller.userId || !isInTenant(caller, reference))
      throw new DomainError('reference_not_found')
    return success(presentNumberedReference(deps, reference))
  })
}

async function refuseForeign({ db }: BookingsDeps, caller: CallerContext, bookingId: number): Promise<void> {
  await requireNumbered(db, caller, bookingId, 'booking.read').catch((error: unknown) => {
    const isUnknown = error instanceof DomainError && error.code === 'booking_not_found'
    throw isUnknown ? new DomainError('reference_not_found') : error
  })
}
