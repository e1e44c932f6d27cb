import { ClaimsAnswer, ClaimsRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listClaims as find } from '../db/claims-repository.ts'
import type { BookingsDeps } from '../deps.ts'

/** POST /internal/claims: the time that bookings and live holds take from some hosts, for slots. */
export function listClaims(app: App, deps: BookingsDeps): void {
  const schema = { body: ClaimsRequest, response: { 200: ClaimsAnswer } }
  app.post('/internal/claims', { schema, config: { internal: ['scheduling'] } }, async (request) => {
    const { from, to, ...question } = request.body
    const window = { from: new Date(from), to: new Date(to) }
    const claims = await find(deps.db, { ...question, ...window }, deps.clock.now())
    return {
      claims: claims.map(({ hostId, start, end }) => ({
        hostId,
        start: start.toISOString(),
        end: end.toISOString(),
      })),
    }
  })
}
