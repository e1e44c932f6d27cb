import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** A key that signs the requests of every webhook, for receivers without a shared secret. */
export interface SigningKey {
  id: string
  privateKey: KeyObject
  /** In the Standard Webhooks form: `whpk_` and base64 of its 32 bytes. */
  publicKey: string
}

/**
 * Parses signing keys.
 * @param text `id:key,id:key`, each key the base64 of an Ed25519 private key in PKCS #8; the first
 *   is the current one, the others also sign while receivers switch to it
 * @throws Error whose message completes `NAME ...`
 */
export function readSigningKeys(text: string): readonly SigningKey[] {
  const keys = text.split(',').map(readSigningKey)
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error('names an id twice')
  return keys
}

function readSigningKey(text: string): SigningKey {
  const [, id, encoded] = /^\s*([\w-]{1,64}):([A-Za-z0-9+/]+={0,2})\s*$/.exec(text) ?? []
  const privateKey = encoded === undefined ? undefined : ed25519Of(Buffer.from(encoded, 'base64'))
  if (id === undefined || privateKey === undefined)
    throw new Error('is not a list such as id:key, each key the base64 of an Ed25519 key in PKCS #8')
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { id, privateKey, publicKey: `whpk_${Buffer.from(x, 'base64url').toString('base64')}` }
}

function ed25519Of(der: Buffer): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519' ? key : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns one signature of the header `webhook-signature` by Standard Webhooks for public keys:
 * over id, time and body.
 * @param timestamp seconds
 */
export function publicKeySignature(
  { privateKey }: Pick<SigningKey, 'privateKey'>,
  message: { id: string; timestamp: number; body: Uint8Array },
): string {
  const signed = Buffer.concat([Buffer.from(`${message.id}.${message.timestamp}.`), message.body])
  return `v1a,${sign(null, signed, privateKey).toString('base64')}`
}
