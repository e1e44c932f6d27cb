import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '@punctual/contracts'

/** Milliseconds that a notice may be old, or ahead. */
const tolerance = 300_000

/** What Standard Webhooks takes as the key: the base64 of a `whsec_` secret, the UTF-8 bytes of any other. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/** @returns the signature of a notice: `v1,` and base64 of HMAC-SHA256 over id, time and body (Standard Webhooks) */
export function roomSignature(secret: string, id: string, seconds: string, body: Buffer): string {
  const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.`).update(body)
  return `v1,${hmac.digest('base64')}`
}

type Headers = Record<string, string | string[] | undefined>

/**
 * Whether a notice is the room provider's own, and of now: one of the signatures of `webhook-signature` must be right.
 * @param secret undefined: there is no provider, so that nothing is
 * @throws DomainError 401
 */
export function requireRoomSignature(
  headers: Headers,
  body: Buffer,
  secret: string | undefined,
  now: Date,
): void {
  const [id, seconds, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`] ?? ''),
  ) as [string, string, string]
  const isNow = /^\d{1,12}$/.test(seconds) && Math.abs(now.getTime() - Number(seconds) * 1000) <= tolerance
  const isSigned =
    secret !== undefined &&
    id !== '' &&
    signatures.split(' ').some((given) => isSame(given, roomSignature(secret, id, seconds, body)))
  if (!isNow || !isSigned)
    throw new DomainError(
      'UnauthorizedException',
      'The notice is not signed by the room provider, or too old.',
    )
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
