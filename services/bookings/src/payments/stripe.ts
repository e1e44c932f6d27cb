import { createHmac } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import got, { HTTPError, TimeoutError } from 'got'
import type { StripeSettings } from '../config.ts'
import { isOfNow, isSame } from '../domain/signed-request-checks.ts'
import type { Notice, PaymentProvider, Wanted } from './provider.ts'

/** The API version whose shapes are read here. */
const apiVersion = '2024-06-20'

interface Session {
  id: string
  url: string
  /** Seconds. */
  expires_at: number
}

/**
 * Returns the provider for payments by Stripe Checkout Sessions. It does without the package
 * `stripe`, whose check of signatures accepts timestamps in the future, and which is 23 MB for one
 * call.
 */
export function stripe({ apiUrl, secretKey, webhookSecret }: StripeSettings): PaymentProvider {
  return {
    name: 'stripe',
    async start(wanted) {
      const session = await got
        .post(`${apiUrl}/v1/checkout/sessions`, {
          headers: {
            authorization: `Bearer ${secretKey}`,
            'stripe-version': apiVersion,
            'idempotency-key': wanted.key,
          },
          form: sessionOf(wanted),
          timeout: { request: 10_000 },
          retry: { limit: 0 },
        })
        .json<Session>()
        .catch(rethrow)
      return { externalId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },
    read(headers, body, now) {
      checkStripeSignature(headers['stripe-signature'], body, webhookSecret, now)
      return noticeOf(JSON.parse(body.toString('utf8')))
    },
  }
}

/** Stripe's form encoding of nested values. */
function sessionOf({ paymentUid, title, amount, currency, email, returnUrl }: Wanted) {
  const item = 'line_items[0]'
  return {
    mode: 'payment',
    client_reference_id: paymentUid,
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(email === undefined ? {} : { customer_email: email }),
    [`${item}[quantity]`]: 1,
    [`${item}[price_data][currency]`]: currency,
    [`${item}[price_data][unit_amount]`]: amount,
    [`${item}[price_data][product_data][name]`]: title,
    'payment_intent_data[metadata][paymentUid]': paymentUid,
  }
}

function rethrow(error: unknown): never {
  if (error instanceof TimeoutError)
    throw new DomainError('GatewayTimeoutException', 'The payment provider took too long.', { cause: error })
  const refused = error instanceof HTTPError && error.response.statusCode < 500
  throw refused
    ? new DomainError('BadGatewayException', 'The payment provider refused the payment.', { cause: error })
    : new DomainError('ServiceUnavailableException', 'The payment provider cannot be reached.', {
        cause: error,
      })
}

interface StripeEvent {
  id: string
  type: string
  data: { object: { id: string; payment_status?: string; payment_intent?: string | null } }
}

/** With slow payment methods the session completes first, and a later event reports the payment. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

function noticeOf({ id, type, data }: StripeEvent): Notice {
  const { id: pageId, payment_status, payment_intent } = data.object
  const isPaid = paidEvents.includes(type) && payment_status === 'paid'
  return { eventId: id, ...(isPaid ? { paid: { pageId, externalId: payment_intent ?? pageId } } : {}) }
}

/** Returns the HMAC-SHA256 of `<seconds>.<body>` in lower-case hex. */
export function stripeSignature(secret: string, seconds: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}

/**
 * Verifies the header `Stripe-Signature: t=<seconds>,v1=<hex>[,v1=<hex>]`. One right signature is
 * enough, as Stripe sends two while a secret is rotated.
 * @throws DomainError 400 for a bad signature or a timestamp that is not within five minutes
 */
export function checkStripeSignature(
  header: string | string[] | undefined,
  body: Buffer,
  secret: string,
  now: Date,
): void {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split('='))
  const valuesOf = (name: string) => pairs.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [seconds = ''] = valuesOf('t')
  const expected = stripeSignature(secret, seconds, body)
  if (!isOfNow(seconds, now) || !valuesOf('v1').some((given) => isSame(given, expected)))
    throw new DomainError('BadRequestException', 'The webhook is not signed by Stripe, or too old.')
}
