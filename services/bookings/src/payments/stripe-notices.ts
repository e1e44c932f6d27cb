import { createHmac } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import type Stripe from 'stripe'
import { isOfNow, isSame } from '../domain/signed-request-checks.ts'
import type { Notice, Report } from './provider.ts'
import { fromStripeAmount } from './stripe-amounts.ts'

/** Returns the HMAC-SHA256 of `<seconds>.<body>` in lower-case hex. */
export function stripeSignature(secret: string, seconds: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}

/**
 * Verifies the header `Stripe-Signature: t=<seconds>,v1=<hex>[,v1=<hex>]`. One right signature is
 * enough, as Stripe sends two while a secret is rotated. Reports about the operator's account and
 * about connected ones have a secret each. The package's own check accepts timestamps
 * in the future.
 * @throws DomainError 400 for a bad signature or a timestamp that is not within five minutes
 */
export function checkStripeSignature(
  header: string | string[] | undefined,
  body: Buffer,
  secrets: readonly string[],
  now: Date,
): void {
  const pairs = String(header ?? '')
    .split(',')
    .map((pair) => pair.trim().split('='))
  const valuesOf = (name: string) => pairs.flatMap(([key, value]) => (key === name && value ? [value] : []))
  const [seconds = ''] = valuesOf('t')
  const expected = secrets.map((secret) => stripeSignature(secret, seconds, body))
  const isSigned = valuesOf('v1').some((given) => expected.some((one) => isSame(given, one)))
  if (!isOfNow(seconds, now) || !isSigned)
    throw new DomainError('BadRequestException', 'The webhook is not signed by Stripe, or too old.')
}

/** Reads an event of Stripe. */
export function noticeOf(event: Stripe.Event): Notice {
  const report = reportOf(event)
  const { id: eventId, account } = event
  return { eventId, ...(account === undefined ? {} : { account }), ...(report && { report }) }
}

const idOf = (named: string | { id: string } | null): string | undefined =>
  typeof named === 'string' ? named : named?.id

function reportOf(event: Stripe.Event): Report | undefined {
  switch (event.type) {
    // With slow payment methods the session completes first, and a later event reports the payment.
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { id: pageId, payment_status, payment_intent } = event.data.object
      if (payment_status !== 'paid') return undefined
      return { kind: 'paid', pageId, externalId: idOf(payment_intent) ?? pageId }
    }
    // A session whose slow payment has failed cannot be paid any more.
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { kind: 'expired', pageId: event.data.object.id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const paymentExternalId = idOf(event.data.object.payment_intent)
      if (paymentExternalId === undefined) return undefined
      return { kind: 'refund', paymentExternalId, refund: refundReport(event.data.object) }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent, status, amount, currency, reason } = event.data.object
      const paymentExternalId = idOf(payment_intent)
      if (paymentExternalId === undefined) return undefined
      const dispute = {
        status: disputeStatus(status),
        amount: fromStripeAmount(amount, currency),
        reason,
      }
      return { kind: 'dispute', paymentExternalId, dispute }
    }
    case 'account.application.deauthorized':
      return { kind: 'account-ended' }
    default:
      return undefined
  }
}

/** An inquiry of a bank that ends without a dispute takes nothing. */
function disputeStatus(status: Stripe.Dispute.Status): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost'
  return status === 'won' || status === 'warning_closed' ? 'won' : 'open'
}

/** Returns a refund of Stripe as a report. `refundUid` is the metadata of those asked for here. */
export function refundReport({
  id: externalId,
  amount,
  currency,
  status,
  metadata,
  failure_reason,
}: Stripe.Refund) {
  const isOver = status === 'failed' || status === 'canceled'
  const uid = metadata?.refundUid
  return {
    externalId,
    amount: fromStripeAmount(amount, currency),
    status: isOver
      ? ('failed' as const)
      : status === 'succeeded'
        ? ('succeeded' as const)
        : ('pending' as const),
    ...(uid === undefined ? {} : { uid }),
    ...(isOver ? { failureReason: failure_reason ?? status } : {}),
  }
}
