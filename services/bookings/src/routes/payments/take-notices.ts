import { about, DomainError, done, EmptyAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { BookingsDeps } from '../../deps.ts'
import { occasionOf } from '../../occasion.ts'
import { takeNotice } from '../../pay.ts'
import type { Till } from '../../payments/till.ts'

/**
 * POST /v2/payments/{provider}/callback, 200: what a provider tells on its own, signed over the very bytes of the body. What
 * is of no interest here is taken all the same, or it would be told again and again.
 */
export function takeNotices(app: App, deps: BookingsDeps, { provider }: Till): void {
  const schema = {
    summary: "Receive a payment provider's webhook",
    description:
      'For the payment provider, which signs the body. Events that are not needed are accepted and ignored.',
    params: Type.Object({ provider: about('Name of the payment provider.', Type.String()) }),
    response: { 200: EmptyAnswer },
  }
  app.register(async (scope) => {
    readBytes(scope as unknown as FastifyInstance)
    const inBytes = scope as unknown as App
    inBytes.post('/v2/payments/:provider/callback', { schema }, async (request, reply) => {
      const { body, headers, params } = request
      if (!provider || provider.name !== params.provider) throw new DomainError('NotFoundException')
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      const notice = provider.read(headers, bytes, deps.clock.now())
      return idempotent(deps, request, reply, async (tx) => {
        await takeNotice(tx, provider.name, notice, occasionOf(request, deps.clock))
        return { status: 200, body: done }
      })
    })
  })
}

/** Signatures are of the bytes: they are not to be parsed before that is checked. */
function readBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
