import { BookingAnswer, DeclineBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../change-booking.ts'
import type { BookingsDeps } from '../deps.ts'
import { declineBooking as decide } from '../domain/decline-booking.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { requireManager } from '../rights.ts'
import { BookingPath, knownCaller } from './known-caller.ts'

/** POST /v2/bookings/{bookingUid}/decline, 200 (contract 3.7). */
export function declineBooking(app: App, deps: BookingsDeps): void {
  const schema = { params: BookingPath, body: DeclineBooking, response: { 200: BookingAnswer } }
  app.post(
    '/v2/bookings/:bookingUid/decline',
    { schema, preValidation: knownCaller },
    async (request, reply) =>
      idempotent(deps, request, reply, async (tx) => {
        const occasion = occasionOf(request, deps.clock)
        const booking = await changeBooking(tx, request.params.bookingUid, occasion, (before, now) => {
          requireManager(request.caller, before)
          return decide(before, request.body, now)
        })
        return { status: 200, body: success(presentBooking(booking)) }
      }),
  )
}
