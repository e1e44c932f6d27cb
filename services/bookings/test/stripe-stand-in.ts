import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Api, TestClock } from '@punctual/testing'
import type { Test } from 'tap'
import { stripeSignature } from '../src/payments/stripe.ts'

const webhookSecret = 'whsec_of_tests'

/**
 * The part of Stripe's API that bookings uses. Like Stripe, it stores sessions by their
 * Idempotency-Key.
 */
export interface StripeStandIn {
  env: Record<string, string>
  /** The received requests, oldest first. */
  asked: { headers: Record<string, unknown>; form: Record<string, string> }[]
  /** Answers all later requests with that status; undefined: normally. */
  fail(status: number | undefined): void
  /** Sends an event about a session to the callback. */
  tell(api: Api, clock: TestClock, event: StripeEvent): ReturnType<Api>
}

export interface StripeEvent {
  id: string
  sessionId: string
  type?: string
  payment_status?: string
  /** Replaces the valid signature. */
  signature?: string
}

/** Starts the stand-in. @param now the current time; sessions expire a day later */
export async function standInForStripe(t: Test, now: () => Date): Promise<StripeStandIn> {
  const asked: StripeStandIn['asked'] = []
  const sessions = new Map<string, unknown>()
  let failing: number | undefined
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { headers } = request
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (failing !== undefined) return send(failing, { error: { message: 'no' } })
    if (headers.authorization !== 'Bearer sk_test_1' || request.url !== '/v1/checkout/sessions')
      return send(401, {})
    asked.push({ headers, form: Object.fromEntries(new URLSearchParams(text)) })
    const key = String(headers['idempotency-key'])
    const id = `cs_${sessions.size + 1}`
    const fresh = { id, url: `https://pay.test/${id}`, expires_at: now().getTime() / 1000 + 86_400 }
    if (!sessions.has(key)) sessions.set(key, fresh)
    send(200, sessions.get(key))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    env: {
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    asked,
    fail: (status) => {
      failing = status
    },
    tell(api, clock, { id, sessionId, signature, ...about }) {
      const { type = 'checkout.session.completed', payment_status = 'paid' } = about
      const object = { id: sessionId, payment_status, payment_intent: `pi_of_${sessionId}` }
      const body = { id, type, data: { object } }
      const seconds = `${Math.floor(clock.now().getTime() / 1000)}`
      const right = stripeSignature(webhookSecret, seconds, Buffer.from(JSON.stringify(body)))
      return api('POST', '/v2/payments/stripe/callback', {
        key: null,
        body,
        headers: { 'stripe-signature': `t=${seconds},v1=${signature ?? right}` },
      })
    },
  }
}
