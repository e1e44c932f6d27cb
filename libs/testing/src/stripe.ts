import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Api, ApiAnswer } from './api.ts'
import type { TestClock } from './clock.ts'
import type { Test } from './test.ts'

type Form = Record<string, string>
type Made = Record<string, unknown> & { id: string }
type Sent = Omit<StripeEvent, 'object'> & { data: { object: object } }

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
  /** The connected account of the session. */
  account?: string
  /** Replaces the valid signature. */
  signature?: string
}

/** An event of Stripe about an object. */
interface StripeEvent {
  id: string
  type: string
  object: object
  account?: string
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
  /** Never answers the next request of that path; `afterwards`: it has its effect all the same. */
  hang(path: string, options: { afterwards: boolean }): void
  /** Connected accounts by id: whether they can take payments. Deleted: access is withdrawn. */
  accounts: Map<string, boolean>
  /**
   * Connects an account, as a person does on Stripe's page.
   * @returns the query with which Stripe sends the browser back
   */
  consent(authUrl: string, accountId: string): { state: string; code: string }
  /** Forgets the keys, as Stripe does after a day. */
  forgetKeys(): void
  /** Sends an event to the callback; with `account`, to the endpoint of connected accounts. */
  report(api: Api, clock: Pick<TestClock, 'now'>, event: StripeEvent): Promise<ApiAnswer>
  /** Sends an event about a session. */
  tell(api: Api, clock: Pick<TestClock, 'now'>, event: StripeSessionEvent): Promise<ApiAnswer>
}

const webhookSecret = 'whsec_of_tests'
const connectSecret = 'whsec_of_connected'
const secretKey = 'sk_test_1'

const signatureOf = (seconds: string, body: Sent): string =>
  createHmac('sha256', body.account === undefined ? webhookSecret : connectSecret)
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
  const accounts = new Map<string, boolean>()
  const codes = new Map<string, string>()
  let consents = 0
  let failing: { status: number; code: string } | undefined
  let lost = 0
  let hanging: { path: string; afterwards: boolean } | undefined
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

  /** @returns undefined for a code that is used or unknown */
  function exchange({ code = '' }: Form): unknown {
    const stripe_user_id = codes.get(code)
    codes.delete(code)
    return stripe_user_id && { stripe_user_id, scope: 'read_write', livemode: false, token_type: 'bearer' }
  }

  const accountIn = (path: string) => /^\/v1\/accounts\/(\w+)$/.exec(path)?.[1]

  /** @returns the answer; undefined: there is no such thing */
  function answer({ method, path, form, headers }: StripeRequest): unknown {
    const accountId = accountIn(path)
    if (method === 'GET' && accountId)
      return { id: accountId, object: 'account', charges_enabled: accounts.get(accountId) }
    const [, refundId] = /^\/v1\/refunds\/(\w+)$/.exec(path) ?? []
    if (method === 'GET' && refundId) return refunds.find(({ id }) => id === refundId)
    if (method === 'GET' && path === '/v1/refunds') {
      const data = refunds.filter(({ payment_intent }) => payment_intent === form.payment_intent)
      return { object: 'list', data: data.toReversed(), has_more: false, url: '/v1/refunds' }
    }
    const make = { '/v1/checkout/sessions': startSession, '/v1/refunds': makeRefund }[path]
    if (method !== 'POST' || !make) return undefined
    const key = `${headers['stripe-account']} ${headers['idempotency-key']}`
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
    if (path === '/oauth/token') {
      const exchanged = exchange(form)
      return exchanged
        ? send(200, exchanged)
        : send(400, { error: 'invalid_grant', error_description: 'Used.' })
    }
    const named = headers['stripe-account'] ?? accountIn(path)
    if (named !== undefined && !accounts.has(String(named))) return refuse(403, 'account_invalid')
    if (method === 'POST' && path === hanging?.path) {
      if (hanging.afterwards) answer(received)
      hanging = undefined
      return undefined
    }
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

  const post = (api: Api, clock: Pick<TestClock, 'now'>, body: Sent, signature?: string) => {
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
      STRIPE_CLIENT_ID: 'ca_of_tests',
      STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
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
    hang(path, { afterwards }) {
      hanging = { path, afterwards }
    },
    accounts,
    consent(authUrl, accountId) {
      consents += 1
      const code = `ac_${consents}`
      codes.set(code, accountId)
      accounts.set(accountId, true)
      return { state: String(new URL(authUrl).searchParams.get('state')), code }
    },
    forgetKeys: () => remembered.clear(),
    report: (api, clock, { object, ...event }) => post(api, clock, { ...event, data: { object } }),
    tell(api, clock, { id, sessionId, signature, account, ...about }) {
      const { type = 'checkout.session.completed', payment_status = 'paid' } = about
      const object = { id: sessionId, payment_status, payment_intent: `pi_of_${sessionId}` }
      return post(api, clock, { id, type, ...(account && { account }), data: { object } }, signature)
    },
  }
  return answers
}
