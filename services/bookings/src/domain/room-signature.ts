import { createHmac } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import { isOfNow, isSame } from './notice-checks.ts'

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
  const isSigned =
    secret !== undefined &&
    id !== '' &&
    signatures.split(' ').some((given) => isSame(given, roomSignature(secret, id, seconds, body)))
  if (!isOfNow(seconds, now) || !isSigned)
    throw new DomainError(
      'UnauthorizedException',
      'The notice is not signed by the room provider, or too old.',
    )
}
