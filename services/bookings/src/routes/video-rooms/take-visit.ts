import { done, EmptyAnswer, RoomVisit } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { noteVisit } from '../../app/video-rooms.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import { BookingPath } from '../booking-path.ts'
import { signatureDescription } from './signed-notices.ts'

/**
 * Adds POST /v2/rooms/{bookingUid}/participants, for the room provider. Repeated or reordered calls
 * have the same result.
 */
export function takeVisit(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Receive a participant of a video room',
    description: `For the room provider. Repeated and reordered calls have the same result. ${signatureDescription}`,
    errors: ['booking_not_found', 'room_not_found'],
    params: BookingPath,
    body: RoomVisit,
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/rooms/:bookingUid/participants', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      await noteVisit(tx, request.params.bookingUid, request.body, changeContextOf(request, deps.clock.now()))
      return { status: 200, body: done }
    }),
  )
}
