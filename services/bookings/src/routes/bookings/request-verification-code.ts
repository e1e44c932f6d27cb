import { done, EmptyAnswer, RequestVerificationCode } from '@punctual/contracts'
import { type App, askerOf, idempotent } from '@punctual/http'
import { requestCode, subjectOf } from '../../app/verification-codes.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'

/**
 * Adds POST /v2/bookings/verification-code, which mails a code that proves an address: for a new
 * booking of an event type, or, to attendees only, for rescheduling a booking. Limits count by
 * mailbox and by caller (429).
 */
export function requestVerificationCode(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Request a verification code for a booking',
    description:
      'Sends the code by email, for a new booking of an event type or to reschedule a booking. Too many requests get 429 with `Retry-After`.',
    errors: ['event_type_not_found', 'booking_not_found'],
    body: RequestVerificationCode,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/bookings/verification-code', { schema }, async (request, reply) => {
    const { body, caller } = request
    const about = await subjectOf(deps, caller, body)
    return idempotent(deps, request, reply, async (tx) => {
      const wanted = { email: body.email, ...about, asker: askerOf(caller) }
      await requestCode(tx, deps.sealer, wanted, changeContextOf(request, deps.clock.now()))
      return { status: 200, body: done }
    })
  })
}
