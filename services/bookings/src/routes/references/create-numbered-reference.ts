import { CreateNumberedReference, NumberedReferenceAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireUser } from '@punctual/http'
import { createNumberedReference as create } from '../../app/create-reference.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentNumberedReference } from '../../present/reference.ts'

/** Adds POST /internal/booking-references, which v1 uses. */
export function createNumberedReference(app: App, deps: BookingsDeps): void {
  const schema = { body: CreateNumberedReference, response: { 201: NumberedReferenceAnswer } }
  const config = { internal: ['gateway'] as const }
  app.post('/internal/booking-references', { schema, config }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const created = await create(deps, tx, requireUser(request), request.body)
      return { status: 201, body: success(presentNumberedReference(deps, created)) }
    }),
  )
}
