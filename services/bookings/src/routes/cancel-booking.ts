import { BookingAnswer, CancelBooking, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { changeBooking } from '../change-booking.ts'
import type { BookingsDeps } from '../deps.ts'
import { cancelBooking as decide } from '../domain/cancel-booking.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { BookingPath } from './known-caller.ts'

/** POST /v2/bookings/{bookingUid}/cancel, 200, for whoever has the uid (spec E12, contract 3.4). */
export function cancelBooking(app: App, deps: BookingsDeps): void {
  const schema = { params: BookingPath, body: CancelBooking, response: { 200: BookingAnswer } }
  app.post('/v2/bookings/:bookingUid/cancel', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const occasion = occasionOf(request, deps.clock)
      const command = { ...request.body, cancelledByEmail: request.caller.user?.email }
      const booking = await changeBooking(tx, request.params.bookingUid, occasion, (before, now) =>
        decide(before, command, now),
      )
      return { status: 200, body: success(presentBooking(booking)) }
    }),
  )
}
