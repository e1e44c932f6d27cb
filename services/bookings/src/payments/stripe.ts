import { DomainError } from '@punctual/contracts'
import type Stripe from 'stripe'
import type { StripeSettings } from '../config.ts'
import type { RefundReport } from '../domain/refunds.ts'
import type { PaymentProvider, Wanted, WantedRefund } from './provider.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { checkStripeSignature, noticeOf, refundReport } from './stripe-notices.ts'

const timeoutMs = 10_000

/** Loads the package at the first call, as it takes a sixth of a second. */
function clientOf({ apiUrl, secretKey }: StripeSettings): () => Promise<Stripe> {
  const { hostname, port, protocol } = new URL(apiUrl)
  const isPlain = protocol === 'http:'
  const load = async () => {
    const { default: Client } = await import('stripe')
    return new Client(secretKey, {
      host: hostname,
      port: port || (isPlain ? 80 : 443),
      protocol: isPlain ? 'http' : 'https',
      timeout: timeoutMs,
      // The caller retries, and knows what must not be asked again.
      maxNetworkRetries: 0,
      telemetry: false,
    })
  }
  let client: Promise<Stripe> | undefined
  return () => {
    client ??= load()
    return client
  }
}

/** Returns the provider for payments by Stripe Checkout Sessions. */
export function stripe(settings: StripeSettings): PaymentProvider {
  const client = clientOf(settings)
  return {
    name: 'stripe',
    async start(wanted) {
      const { checkout } = await client()
      const session = await checkout.sessions
        .create(sessionOf(wanted), { idempotencyKey: wanted.key })
        .catch(rethrow)
      if (!session.url) throw new DomainError('BadGatewayException', 'The payment provider gave no page.')
      return { externalId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },
    async refund(wanted) {
      return refundAt(await client(), wanted)
    },
    read(headers, body, now) {
      checkStripeSignature(headers['stripe-signature'], body, settings.webhookSecret, now)
      return noticeOf(JSON.parse(body.toString('utf8')))
    },
  }
}

function sessionOf(wanted: Wanted): Stripe.Checkout.SessionCreateParams {
  const { paymentUid, title, amount, currency, email, returnUrl } = wanted
  return {
    mode: 'payment',
    client_reference_id: paymentUid,
    success_url: returnUrl,
    cancel_url: returnUrl,
    ...(email === undefined ? {} : { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: toStripeAmount(amount, currency),
          product_data: { name: title },
        },
      },
    ],
    payment_intent_data: { metadata: { paymentUid } },
  }
}

/**
 * Stripe forgets an idempotency key after a day. A repeated request therefore looks for the refund
 * first.
 */
async function refundAt({ refunds }: Stripe, wanted: WantedRefund): Promise<RefundReport> {
  const { uid, paymentExternalId, amount, currency, externalId, isRepeated } = wanted
  if (externalId !== null) return refundReport(await refunds.retrieve(externalId))
  const asked = {
    payment_intent: paymentExternalId,
    amount: toStripeAmount(amount, currency),
    metadata: { refundUid: uid },
  }
  try {
    const made = isRepeated ? await madeBefore(refunds, wanted) : undefined
    return refundReport(made ?? (await refunds.create(asked, { idempotencyKey: uid })))
  } catch (error) {
    const { statusCode, code } = error as Stripe.errors.StripeError
    if (!isFinal(statusCode)) throw error
    return { uid, amount, status: 'failed', failureReason: code ?? `status_${statusCode}` }
  }
}

async function madeBefore(
  refunds: Stripe.RefundResource,
  { uid, paymentExternalId }: WantedRefund,
): Promise<Stripe.Refund | undefined> {
  for await (const refund of refunds.list({ payment_intent: paymentExternalId, limit: 100 }))
    if (refund.metadata?.refundUid === uid) return refund
  return undefined
}

/** 401: a wrong key of the installation; 409 and 429: busy. These and outages pass. */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && ![401, 409, 429].includes(status)

function rethrow(error: unknown): never {
  const { statusCode, detail } = error as Stripe.errors.StripeError
  if ((detail as { code?: string } | undefined)?.code === 'ETIMEDOUT')
    throw new DomainError('GatewayTimeoutException', 'The payment provider took too long.', { cause: error })
  const refused = statusCode !== undefined && statusCode < 500
  throw refused
    ? new DomainError('BadGatewayException', 'The payment provider refused the payment.', { cause: error })
    : new DomainError('ServiceUnavailableException', 'The payment provider cannot be reached.', {
        cause: error,
      })
}
