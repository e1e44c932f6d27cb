import { generateKeyPairSync } from 'node:crypto'
import type { JWK } from 'jose'
import type { Issuer } from './names.ts'

/** Ed25519 keys of a process: its own private key and the public keys of all issuers. */
export interface ContextKeys {
  signing: SigningKey
  public: PublicKey[]
}

export interface SigningKey {
  /** Distinguishes an issuer's keys during a rotation. */
  id: string
  jwk: JWK
}

export interface PublicKey extends SigningKey {
  issuer: string
}

const decode = (text: string): JWK => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as JWK
const encode = (jwk: unknown): string => Buffer.from(JSON.stringify(jwk)).toString('base64url')
const idOf = ({ x = '' }: JWK): string => x.slice(0, 16)
const isEd25519 = ({ kty, crv, x }: JWK): boolean =>
  kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string'

/** Parses a private key. @throws Error whose message completes the variable's name */
export function parseSigningKey(text: string): SigningKey {
  const jwk = tryDecode(text)
  if (!jwk || !isEd25519(jwk) || !jwk.d) throw new Error('is not a private Ed25519 JWK as base64url')
  return { id: idOf(jwk), jwk }
}

/**
 * Parses public keys. An issuer may have several, so that a new one can be distributed before it is
 * used.
 * @throws Error whose message completes the variable's name
 */
export function parsePublicKeys(text: string): PublicKey[] {
  return text.split(',').map((entry) => {
    const [issuer = '', encoded = ''] = entry.trim().split('=')
    const jwk = tryDecode(encoded)
    if (!issuer || !jwk || !isEd25519(jwk)) throw new Error('is not a list of issuer=base64url(Ed25519 JWK)')
    const { kty, crv, x } = jwk
    return { issuer, id: idOf(jwk), jwk: { kty, crv, x } as JWK }
  })
}

function tryDecode(text: string): JWK | undefined {
  try {
    return decode(text)
  } catch {
    return undefined
  }
}

/**
 * Generates one key pair for each issuer.
 * @returns CONTEXT_SIGNING_KEY of each, and CONTEXT_PUBLIC_KEYS, the same for all
 */
export function generateContextKeys<I extends Issuer>(
  issuers: readonly I[],
): { signingKeys: Record<I, string>; publicKeys: string } {
  const pairs = issuers.map((issuer) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const [own, shown] = [privateKey, publicKey].map((key) => encode(key.export({ format: 'jwk' })))
    return { issuer, own: own ?? '', shown: shown ?? '' }
  })
  return {
    signingKeys: Object.fromEntries(pairs.map(({ issuer, own }) => [issuer, own])) as Record<I, string>,
    publicKeys: pairs.map(({ issuer, shown }) => `${issuer}=${shown}`).join(','),
  }
}
