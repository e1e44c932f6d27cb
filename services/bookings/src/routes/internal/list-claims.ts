import { ClaimsAnswer, ClaimsRequest } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { claimsFor } from '../../app/answer-scheduling.ts'
import type { BookingsDeps } from '../../deps.ts'

/**
 * Adds POST /internal/claims: the claims of hosts by bookings and live holds, from which scheduling
 * computes slots, and the bookings that count towards seats and limits of the event type.
 */
export function listClaims(app: App, deps: BookingsDeps): void {
  const schema = { body: ClaimsRequest, response: { 200: ClaimsAnswer } }
  app.post('/internal/claims', { schema, config: { internal: ['scheduling'] } }, (request) =>
    claimsFor(deps, request.caller, request.body),
  )
}
