import { done, EmptyAnswer, RoomRecordingInput } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import { occasionOf } from '../../occasion.ts'
import { noteRecording } from '../../rooms.ts'
import { BookingPath } from '../known-caller.ts'
import { signedAsTold } from './signed-notices.ts'

/** POST /v2/rooms/{bookingUid}/recordings, 200, from the room provider: again or in another order, it says the same. */
export function takeRecording(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Receive a recording of a video room',
    description: `For the room provider, which sends a recording again once it has a transcript. Repeated and reordered calls have the same result. ${signedAsTold}`,
    errors: ['booking_not_found', 'room_not_found'],
    params: BookingPath,
    body: RoomRecordingInput,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/rooms/:bookingUid/recordings', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      await noteRecording(tx, request.params.bookingUid, request.body, occasionOf(request, deps.clock))
      return { status: 200, body: done }
    }),
  )
}
