import { createHmac } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import { isOfNow, isSame } from '../domain/notice-checks.ts'

/** @returns lower-case hex HMAC-SHA256 of `<seconds>.<body>` */
export function stripeSignature(secret: string, seconds: string, body: Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')
}

/**
 * The header `Stripe-Signature: t=<seconds>,v1=<hex>[,v1=<hex>]`: one of the signatures must be right, as there are two
 * while the secret is being changed. @throws DomainError 400 for anything else
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
    throw new DomainError('BadRequestException', 'The notice is not signed, or too old.')
}
