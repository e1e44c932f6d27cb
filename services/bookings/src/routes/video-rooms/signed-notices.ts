import type { App } from '@punctual/http'
import type { FastifyInstance } from 'fastify'
import type { BookingsDeps } from '../../deps.ts'
import { requireRoomSignature } from '../../domain/video-room-signature.ts'

/** How webhooks are signed, for the API reference. */
export const signatureDescription =
  'Signed with the secret of the room provider, as Standard Webhooks defines it: `webhook-id`, `webhook-timestamp`, `webhook-signature`.'

/**
 * Adds routes whose raw bodies the room provider signs. Bodies are parsed after the signature is
 * verified.
 */
export function signedNotices(app: App, { clock, config }: BookingsDeps, add: (scope: App) => void): void {
  app.register(async (scope) => {
    const plain = scope as unknown as FastifyInstance
    const parse = plain.getDefaultJsonParser('error', 'error')
    plain.removeAllContentTypeParsers()
    plain.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    plain.addHook('preValidation', (request, _reply, done) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      requireRoomSignature(request.headers, bytes, config.roomProviderSecret, clock.now())
      parse(request, bytes.toString(), (error, body) => {
        request.body = body
        if (error) done(error)
        else done()
      })
    })
    add(scope as unknown as App)
  })
}
