import { CreateReference, ReferenceAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { createReference as create } from '../../app/create-reference.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentReference } from '../../present/reference.ts'
import { BookingPath } from '../booking-path.ts'

/** Adds POST /v2/bookings/{bookingUid}/references, for managers of the booking. */
export function createReference(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Create a booking reference',
    description:
      'A reference is an event or a meeting that the booking has in a calendar or a meeting service.',
    errors: ['booking_not_found'],
    params: BookingPath,
    body: CreateReference,
    response: { 201: ReferenceAnswer },
  }
  app.post('/v2/bookings/:bookingUid/references', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { body, caller, params } = request
      const created = await create(deps, tx, caller, params.bookingUid, body)
      return { status: 201, body: success(presentReference(created)) }
    }),
  )
}
