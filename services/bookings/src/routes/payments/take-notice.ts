import { about, DomainError, done, EmptyAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { takeNotice } from '../../app/payments.ts'
import type { BookingsDeps } from '../../deps.ts'
import { changeContextOf } from '../../domain/booking.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'

/**
 * Adds POST /v2/payments/{provider}/callback, which receives a payment provider's webhooks, signed
 * over the raw body. Events that are not needed are accepted too, as the provider would send them
 * again.
 */
export function takeNotices(app: App, deps: BookingsDeps, { provider }: PaymentOpener): void {
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
        await takeNotice(tx, provider.name, notice, changeContextOf(request, deps.clock.now()))
        return { status: 200, body: done }
      })
    })
  })
}

/** Passes raw bodies: the signature covers the bytes, and is checked before they are parsed. */
function readBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
