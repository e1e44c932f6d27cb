import { BookingAnswer, MarkPaid, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { occasionOf } from '../../occasion.ts'
import { markPaid as mark } from '../../pay.ts'
import { presentBooking } from '../../present.ts'
import { requireManager } from '../../rights.ts'
import { BookingPath, knownCaller } from '../known-caller.ts'

/** POST /v2/bookings/{bookingUid}/mark-paid, 200: the organizer's side says that the money has come. */
export function markPaid(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Say that a booking has been paid',
    params: BookingPath,
    body: MarkPaid,
    response: { 200: BookingAnswer },
  }
  app.post(
    '/v2/bookings/:bookingUid/mark-paid',
    { schema, preValidation: knownCaller },
    async (request, reply) =>
      idempotent(deps, request, reply, async (tx) => {
        const { body, caller, params } = request
        const occasion = occasionOf(request, deps.clock)
        const booking = await mark(tx, params.bookingUid, body, occasion, (before) =>
          requireManager(caller, before),
        )
        return { status: 200, body: success(presentBooking(booking, { caller })) }
      }),
  )
}
