import { DomainError } from '@punctual/contracts'
import type Stripe from 'stripe'
import type { StripeSettings } from '../config.ts'
import type { RefundReport } from '../domain/refunds.ts'
import type { PaymentProvider, Wanted, WantedRefund } from './provider.ts'
import { stripeAccounts } from './stripe-accounts.ts'
import { toStripeAmount } from './stripe-amounts.ts'
import { rethrow, stripeClient } from './stripe-client.ts'
import { checkStripeSignature, noticeOf, refundReport } from './stripe-notices.ts'

/** Returns the provider for payments by Stripe Checkout Sessions. */
export function stripe(settings: StripeSettings): PaymentProvider {
  const client = stripeClient(settings)
  const { clientId, connectWebhookSecret, webhookSecret } = settings
  const secrets = [webhookSecret, ...(connectWebhookSecret === undefined ? [] : [connectWebhookSecret])]
  return {
    name: 'stripe',
    ...(clientId === undefined ? {} : { accounts: stripeAccounts(client, clientId) }),
    async start(wanted) {
      const { checkout } = await client()
      const session = await checkout.sessions
        .create(sessionOf(wanted), { idempotencyKey: wanted.key, ...at(wanted) })
        .catch(rethrow)
      if (!session.url) throw new DomainError('BadGatewayException', 'The payment provider gave no page.')
      return { externalId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },
    async refund(wanted) {
      return refundAt(await client(), wanted)
    },
    read(headers, body, now) {
      checkStripeSignature(headers['stripe-signature'], body, secrets, now)
      return noticeOf(JSON.parse(body.toString('utf8')))
    },
  }
}

/** Direct charges: the money and the refunds are those of the connected account. */
const at = ({ account }: Pick<Wanted, 'account'>): Stripe.RequestOptions =>
  account === undefined ? {} : { stripeAccount: account }

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
  if (externalId !== null) return refundReport(await refunds.retrieve(externalId, {}, at(wanted)))
  const asked = {
    payment_intent: paymentExternalId,
    amount: toStripeAmount(amount, currency),
    metadata: { refundUid: uid },
  }
  try {
    const made = isRepeated ? await madeBefore(refunds, wanted) : undefined
    return refundReport(made ?? (await refunds.create(asked, { idempotencyKey: uid, ...at(wanted) })))
  } catch (error) {
    const { statusCode, code } = error as Stripe.errors.StripeError
    if (!isFinal(statusCode)) throw error
    return { uid, amount, status: 'failed', failureReason: code ?? `status_${statusCode}` }
  }
}

async function madeBefore(
  refunds: Stripe.RefundResource,
  wanted: WantedRefund,
): Promise<Stripe.Refund | undefined> {
  const { uid, paymentExternalId } = wanted
  for await (const refund of refunds.list({ payment_intent: paymentExternalId, limit: 100 }, at(wanted)))
    if (refund.metadata?.refundUid === uid) return refund
  return undefined
}

/** 401: a wrong key of the installation; 409 and 429: busy. These and outages pass. */
const isFinal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && ![401, 409, 429].includes(status)
