import {
  type CallerContext,
  CreateNumberedReference,
  DomainError,
  isInTenant,
  ListNumberedReferences,
  NumberedReferenceAnswer,
  NumberedReferenceListAnswer,
  type Permission,
  paginate,
  success,
} from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { type App, idempotent, requireCan, requireUser } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { findBooking, uidOfBooking } from '../../db/bookings-repository.ts'
import { findReference, listReferences } from '../../db/references-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { type Booking, ownedBy } from '../../domain/booking.ts'
import { makeReference, presentReference } from './make-reference.ts'

const path = '/internal/booking-references'
const Path = Type.Object({ referenceId: Type.Integer({ minimum: 1 }) })

/**
 * Adds GET and POST /internal/booking-references and GET
 * /internal/booking-references/{referenceId}, which v1 uses: references by id, and of bookings by
 * id. A reference of another tenant is 404.
 */
export function numberedReferences(app: App, deps: BookingsDeps): void {
  const { db } = deps
  const config = { internal: ['gateway'] as const }

  const list = { querystring: ListNumberedReferences, response: { 200: NumberedReferenceListAnswer } }
  app.get(path, { schema: list, config }, async (request) => {
    const caller = requireUser(request)
    const { take = 100, skip = 0 } = request.query
    const { references, total } = await listReferences(db, caller, { take, skip })
    const data = references.map((reference) => presentReference(deps, reference))
    return { ...success(data), pagination: paginate(total, take, skip) }
  })

  const response = { 200: NumberedReferenceAnswer }
  app.get(`${path}/:referenceId`, { schema: { params: Path, response }, config }, async (request) => {
    const caller = requireUser(request)
    const reference = await findReference(db, request.params.referenceId)
    if (!reference) throw new DomainError('reference_not_found')
    if (reference.bookingId !== null) await refuseForeign(caller, reference.bookingId)
    else if (reference.userId !== caller.userId || !isInTenant(caller, reference))
      throw new DomainError('reference_not_found')
    return success(presentReference(deps, reference))
  })

  const create = { body: CreateNumberedReference, response: { 201: NumberedReferenceAnswer } }
  app.post(path, { schema: create, config }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const caller = requireUser(request)
      const { bookingId, ...fields } = request.body
      const booking =
        bookingId === undefined ? undefined : await numbered(tx, caller, bookingId, 'booking.update')
      const created = await makeReference(deps, tx, caller, booking, fields)
      return { status: 201, body: success(presentReference(deps, created)) }
    }),
  )

  async function refuseForeign(caller: CallerContext, bookingId: number): Promise<void> {
    await numbered(db, caller, bookingId, 'booking.read').catch((error: unknown) => {
      const isUnknown = error instanceof DomainError && error.code === 'booking_not_found'
      throw isUnknown ? new DomainError('reference_not_found') : error
    })
  }
}

/** @returns the booking with that id; throws booking_not_found, or 403 without the permission */
async function numbered(
  db: Database | Tx,
  caller: CallerContext,
  bookingId: number,
  permission: Permission,
): Promise<Booking> {
  const uid = await uidOfBooking(db, bookingId)
  const booking = uid === undefined ? undefined : await findBooking(db, uid)
  if (!booking) throw new DomainError('booking_not_found')
  requireCan(caller, permission, ownedBy(booking), 'booking_not_found')
  return booking
}
