import { createHmac } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import { isOfNow, isSame } from './signed-request-checks.ts'

/** The key by Standard Webhooks: base64 after `whsec_`, otherwise the UTF-8 bytes of the secret. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret)

/**
 * Returns the signature of a webhook: `v1,` and the base64 HMAC-SHA256 of id, time and body
 * (Standard Webhooks).
 */
export function roomSignature(secret: string, id: string, seconds: string, body: Buffer): string {
  const hmac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.`).update(body)
  return `v1,${hmac.digest('base64')}`
}

type Headers = Record<string, string | string[] | undefined>

/**
 * Requires that the room provider signed a webhook within the last five minutes. One right
 * signature in `webhook-signature` is enough.
 * @param secret undefined: there is no provider, and every webhook is refused
 * @throws DomainError UnauthorizedException (401)
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
      'The webhook is not signed by the room provider, or too old.',
    )
}
