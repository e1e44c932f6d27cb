import { createPrivateKey, createSecretKey, type KeyObject } from 'node:crypto'
import type { HostSnapshot } from '@punctual/contracts'
import { SignJWT } from 'jose'

/** The key that signs tokens, with the algorithm that fits it. */
export interface RoomKey {
  key: KeyObject
  algorithm: 'HS256' | 'RS256' | 'ES256'
}

/** How the tokens are made by which the provider of video rooms lets visitors in. */
export interface RoomTokens {
  signing: RoomKey
  keyId: string | undefined
  issuer: string
  audience: string
  subject: string | undefined
}

const minSecretLength = 32
const minRsaBits = 2048

/**
 * Parses an HMAC secret or a private key in PEM, whose line breaks may be escaped, as in files of
 * variables.
 * @throws Error whose message completes the variable's name
 */
export function parseRoomKey(text: string): RoomKey {
  if (text.includes('-----BEGIN')) return parsePem(text.replaceAll('\\n', '\n'))
  if (text.length < minSecretLength)
    throw new Error(`is neither a secret of at least ${minSecretLength} characters nor a private key in PEM`)
  return { key: createSecretKey(text, 'utf8'), algorithm: 'HS256' }
}

function parsePem(pem: string): RoomKey {
  const key = privateKey(pem)
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType === 'rsa' && modulusLength >= minRsaBits) return { key, algorithm: 'RS256' }
  if (key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') return { key, algorithm: 'ES256' }
  throw new Error(`is neither an RSA key of at least ${minRsaBits} bits nor a P-256 key`)
}

function privateKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new Error('is not a private key in PEM without a passphrase')
  }
}

interface Visit {
  room: string
  /** The host who enters, as a moderator; undefined for everyone else. */
  host: Pick<HostSnapshot, 'name'> | undefined
  opensAt: Date
  closesAt: Date
  now: Date
}

/**
 * Signs a token for one visitor of a room, with the claims that Jitsi reads. Servers of Jitsi find
 * the moderator at either place, by their plugin; JaaS reads texts.
 */
export function signRoomToken(
  { signing, keyId, issuer, audience, subject }: RoomTokens,
  { room, host, opensAt, closesAt, now }: Visit,
): Promise<string> {
  const moderator = host !== undefined
  const user = { ...(host && { name: host.name }), moderator: String(moderator) }
  const token = new SignJWT({ room, moderator, context: { user } })
    .setProtectedHeader({ alg: signing.algorithm, typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setNotBefore(opensAt)
    .setExpirationTime(closesAt)
  return (subject === undefined ? token : token.setSubject(subject)).sign(signing.key)
}
