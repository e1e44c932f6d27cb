import { createHmac } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import { isOfNow, isSame } from '../domain/notice-checks.ts'

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
