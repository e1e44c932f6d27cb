import { done, EmptyAnswer, RoomVisit } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { occasionOf } from '../../occasion.ts'
import { noteVisit } from '../../rooms.ts'
import { BookingPath } from '../known-caller.ts'
import { signedAsTold } from './signed-notices.ts'

/** POST /v2/rooms/{bookingUid}/participants, 200, from the room provider: again or in another order, it says the same. */
export function takeVisit(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Receive a participant of a video room',
    description: `For the room provider. Repeated and reordered calls have the same result. ${signedAsTold}`,
    errors: ['booking_not_found', 'room_not_found'],
    params: BookingPath,
    body: RoomVisit,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/rooms/:bookingUid/participants', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      await noteVisit(tx, request.params.bookingUid, request.body, occasionOf(request, deps.clock))
      return { status: 200, body: done }
    }),
  )
}
