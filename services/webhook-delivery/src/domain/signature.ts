import { createHmac } from 'node:crypto'

/**
 * Returns the lower-case hex HMAC-SHA256 of the raw body with the secret's UTF-8 bytes
 * (docs/domain.md#signatures).
 */
export function bodySignature(secret: string, body: Uint8Array): string {
  return createHmac('sha256', secret).update(body).digest('hex')
}

/**
 * Returns one signature of the header `webhook-signature` by Standard Webhooks: over id, time and
 * body. The library `standardwebhooks` gives the same text, but hashes in JavaScript and takes over
 * 20 times as long.
 * @param timestamp seconds
 */
export function standardSignature(
  secret: string,
  message: { id: string; timestamp: number; body: Uint8Array },
): string {
  const signature = createHmac('sha256', signingBytes(secret))
    .update(`${message.id}.${message.timestamp}.`)
    .update(message.body)
    .digest('base64')
  return `v1,${signature}`
}

/** Returns the secret in the form of the Standard Webhooks libraries: `whsec_` and base64. */
export function signingKey(secret: string): string {
  return `whsec_${signingBytes(secret).toString('base64')}`
}

const encodedSecret = /^whsec_((?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/

/**
 * Returns the key bytes: decoded for a secret in the Standard Webhooks form, else the UTF-8 bytes
 * of the text.
 */
function signingBytes(secret: string): Buffer {
  const encoded = encodedSecret.exec(secret)?.[1]
  return encoded === undefined ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64')
}
