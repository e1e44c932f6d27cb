import type { App } from '@punctual/http'
import type { FastifyInstance } from 'fastify'
import type { BookingsDeps } from '../../deps.ts'
import { requireRoomSignature } from '../../domain/room-signature.ts'

/** How a notice is signed, for whoever reads the reference. */
export const signedAsTold =
  'Signed with the secret of the room provider, as Standard Webhooks has it: `webhook-id`, `webhook-timestamp`, `webhook-signature`.'

/** Adds routes whose bodies are signed by the room provider, over their very bytes: they are parsed once that is checked. */
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
