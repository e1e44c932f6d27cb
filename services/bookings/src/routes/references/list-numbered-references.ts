import { ListNumberedReferences, NumberedReferenceListAnswer, paginate, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { listReferences } from '../../db/references-repository.ts'
import type { BookingsDeps } from '../../deps.ts'
import { presentNumberedReference } from '../../present/reference.ts'

/** Adds GET /internal/booking-references, which v1 uses. */
export function listNumberedReferences(app: App, deps: BookingsDeps): void {
  const schema = { querystring: ListNumberedReferences, response: { 200: NumberedReferenceListAnswer } }
  const config = { internal: ['gateway'] as const }
  app.get('/internal/booking-references', { schema, config }, async (request) => {
    const caller = requireUser(request)
    const { take = 100, skip = 0 } = request.query
    const { references, total } = await listReferences(deps.db, caller, { take, skip })
    const data = references.map((reference) => presentNumberedReference(deps, reference))
    return { ...success(data), pagination: paginate(total, take, skip) }
  })
}
