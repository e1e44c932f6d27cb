import { done, EmptyAnswer, RoomRecordingInput } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { noteRecording } from '../../app/video-rooms.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { BookingPath } from '../booking-path.ts'
import { signatureDescription } from './signed-notices.ts'

/**
 * Adds POST /v2/rooms/{bookingUid}/recordings, for the room provider. Repeated or reordered calls
 * have the same result.
 */
export function takeRecording(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Receive a recording of a video room',
    description: `For the room provider, which sends a recording again once it has a transcript. Repeated and reordered calls have the same result. ${signatureDescription}`,
    errors: ['booking_not_found', 'room_not_found'],
    params: BookingPath,
    body: RoomRecordingInput,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/rooms/:bookingUid/recordings', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      await noteRecording(
        tx,
        request.params.bookingUid,
        request.body,
        changeContextOf(request, deps.clock.now()),
      )
      return { status: 200, body: done }
    }),
  )
}
