import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Api, ApiAnswer } from './api.ts'
import type { TestClock } from './clock.ts'
import type { Test } from './test.ts'

type Form = Record<string, string>
type Made = Record<string, unknown> & { id: string }

/** A request that the server received. */
export interface StripeRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  form: Form
}

/** An event about a Checkout Session; by default it is paid. */
export interface StripeSessionEvent {
  id: string
  sessionId: string
  type?: string
  payment_status?: string
  /** Replaces the valid signature. */
  signature?: string
}

/**
 * The part of Stripe's API that bookings uses, written from Stripe's OpenAPI description. It keeps
 * sessions and refunds, and answers a repeated Idempotency-Key with its first answer.
 */
export interface StripeServer {
  env: Record<string, string>
  /** The received requests, oldest first. */
  asked: StripeRequest[]
  /** All refunds, oldest first. */
  refunds: Made[]
  /** The status that new refunds get; `succeeded` by default. */
  refundStatus: string
  /** Answers all later requests with that status and code; undefined: normally. */
  fail(status: number | undefined, code?: string): void
  /** Does what the next requests ask, but closes their connections without an answer. */
  loseAnswers(count: number): void
  /** Forgets the keys, as Stripe does after a day. */
  forgetKeys(): void
  /** Sends an event to the callback. */
  report(api: Api, clock: TestClock, event: { id: string; type: string; object: object }): Promise<ApiAnswer>
  /** Sends an event about a session. */
  tell(api: Api, clock: TestClock, event: StripeSessionEvent): Promise<ApiAnswer>
}

const webhookSecret = 'whsec_of_tests'
const secretKey = 'sk_test_1'

const signatureOf = (seconds: string, body: unknown): string =>
  createHmac('sha256', webhookSecret)
    .update(`${seconds}.${JSON.stringify(body)}`)
    .digest('hex')

/**
 * Starts the server. Long because its answers share their state.
 * @param now the current time; sessions expire a day later
 */
export async function startStripe(t: Test, now: () => Date): Promise<StripeServer> {
  const asked: StripeRequest[] = []
  const refunds: Made[] = []
  const remembered = new Map<string, unknown>()
  let failing: { status: number; code: string } | undefined
  let lost = 0
  let sessions = 0

  const seconds = () => Math.floor(now().getTime() / 1000)
  function startSession(form: Form): Made {
    sessions += 1
    const id = `cs_${sessions}`
    const payment_intent = null
    const url = `https://pay.test/${id}`
    const { mode } = form
    return { id, object: 'checkout.session', mode, url, payment_intent, expires_at: seconds() + 86_400 }
  }
  function makeRefund(form: Form): Made {
    const refund = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      amount: Number(form.amount),
      currency: 'eur',
      payment_intent: form.payment_intent,
      status: answers.refundStatus,
      created: seconds(),
      metadata: { refundUid: form['metadata[refundUid]'] },
    }
    refunds.push(refund)
    return refund
  }

  /** @returns the answer; undefined: there is no such thing */
  function answer({ method, path, form, headers }: StripeRequest): unknown {
    const [, refundId] = /^\/v1\/refunds\/(\w+)$/.exec(path) ?? []
    if (method === 'GET' && refundId) return refunds.find(({ id }) => id === refundId)
    if (method === 'GET' && path === '/v1/refunds') {
      const data = refunds.filter(({ payment_intent }) => payment_intent === form.payment_intent)
      return { object: 'list', data: data.toReversed(), has_more: false, url: '/v1/refunds' }
    }
    const make = { '/v1/checkout/sessions': startSession, '/v1/refunds': makeRefund }[path]
    if (method !== 'POST' || !make) return undefined
    const key = String(headers['idempotency-key'])
    if (!remembered.has(key)) remembered.set(key, make(form))
    return remembered.get(key)
  }

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://stripe.test')
    const { method = '', headers } = request
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, code: string) =>
      send(status, { error: { type: 'invalid_request_error', code, message: code } })
    if (headers.authorization !== `Bearer ${secretKey}`) return refuse(401, 'api_key_invalid')
    const form = Object.fromEntries(new URLSearchParams(text || search))
    const received = { method, path, headers, form }
    asked.push(received)
    if (failing) return refuse(failing.status, failing.code)
    const found = answer(received)
    if (lost > 0) {
      lost -= 1
      return request.socket.destroy()
    }
    return found ? send(200, found) : refuse(404, 'resource_missing')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  const post = (api: Api, clock: TestClock, body: object, signature?: string) => {
    const at = `${Math.floor(clock.now().getTime() / 1000)}`
    return api('POST', '/v2/payments/stripe/callback', {
      key: null,
      body,
      headers: { 'stripe-signature': `t=${at},v1=${signature ?? signatureOf(at, body)}` },
    })
  }
  const answers: StripeServer = {
    env: {
      STRIPE_API_URL: `http://127.0.0.1:${port}`,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
    },
    asked,
    refunds,
    refundStatus: 'succeeded',
    fail: (status, code = 'no') => {
      failing = status === undefined ? undefined : { status, code }
    },
    loseAnswers: (count) => {
      lost = count
    },
    forgetKeys: () => remembered.clear(),
    report: (api, clock, { id, type, object }) => post(api, clock, { id, type, data: { object } }),
    tell(api, clock, { id, sessionId, signature, ...about }) {
      const { type = 'checkout.session.completed', payment_status = 'paid' } = about
      const object = { id: sessionId, payment_status, payment_intent: `pi_of_${sessionId}` }
      return post(api, clock, { id, type, data: { object } }, signature)
    },
  }
  return answers
}
