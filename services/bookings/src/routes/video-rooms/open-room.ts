import { textIdOf } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { openRoom } from '../../app/open-room.ts'
import type { BookingsDeps } from '../../deps.ts'

const RoomPath = Type.Object({ room: textIdOf('the video room', 'Name') })

const RoomQuery = Type.Object({
  hostToken: Type.Optional(
    Type.String({
      maxLength: 1000,
      description:
        'Token of the link in the mails of a host, who enters as a moderator. An invalid one is ignored.',
    }),
  ),
})

/**
 * Adds GET /v2/rooms/{room}, for those who know its name: redirects (303) to the provider. The
 * token is made on request, so that no mail or calendar contains one.
 */
export function openVideoRoom(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Open a video room',
    description:
      'Redirects to the room at its provider, with a token for one visitor where the installation signs them. The link is the `meetingUrl` of the booking; it opens 15 minutes before the start, and closes 60 minutes after the end.',
    errors: [
      'room_not_found',
      'room_not_open',
      'booking_ended',
      'booking_not_accepted',
      'booking_already_cancelled',
      'booking_already_rejected',
    ],
    params: RoomPath,
    querystring: RoomQuery,
    response: { 303: Type.Null() },
  }
  app.get('/v2/rooms/:room', { schema }, async ({ params, query }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    return reply.redirect(await openRoom(deps, params.room, query.hostToken), 303)
  })
}
