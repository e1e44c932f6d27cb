import { createPrivateKey, createSecretKey, type KeyObject } from 'node:crypto'
import type { HostSnapshot } from '@punctual/contracts'
import { type JWTPayload, SignJWT } from 'jose'

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
  claims: JitsiClaims | LiveKitClaims
}

interface JitsiClaims {
  kind: 'jitsi'
  audience: string
  subject: string | undefined
}

/** LiveKit knows its projects by the issuer, and visitors by the subject. */
interface LiveKitClaims {
  kind: 'livekit'
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
  return secretKey(text)
}

/**
 * Parses an HMAC secret, for providers that take nothing else.
 * @throws Error whose message completes the variable's name
 */
export function parseRoomSecret(text: string): RoomKey {
  if (text.length < minSecretLength || text.includes('-----BEGIN'))
    throw new Error(`is not a secret of at least ${minSecretLength} characters`)
  return secretKey(text)
}

const secretKey = (text: string): RoomKey => ({ key: createSecretKey(text, 'utf8'), algorithm: 'HS256' })

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
  /** A new one for each visit. */
  uid: string
  room: string
  /** The host who enters, as a moderator; undefined for everyone else. */
  host: Pick<HostSnapshot, 'name'> | undefined
  opensAt: Date
  closesAt: Date
  now: Date
}

/** Signs a token for one visitor of a room, with the claims that the provider reads. */
export function signRoomToken(settings: RoomTokens, visit: Visit): Promise<string> {
  const { signing, keyId, issuer, claims } = settings
  const { opensAt, closesAt, now } = visit
  return new SignJWT(claims.kind === 'jitsi' ? jitsiClaims(claims, visit) : liveKitClaims(visit))
    .setProtectedHeader({ alg: signing.algorithm, typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) })
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setNotBefore(opensAt)
    .setExpirationTime(closesAt)
    .sign(signing.key)
}

/** Servers of Jitsi find the moderator at either place, by their plugin; JaaS reads texts. */
function jitsiClaims({ audience, subject }: JitsiClaims, { room, host }: Visit): JWTPayload {
  const moderator = host !== undefined
  const user = { ...(host && { name: host.name }), moderator: String(moderator) }
  return { room, moderator, context: { user }, aud: audience, ...(subject !== undefined && { sub: subject }) }
}

/** A visitor with the identity of another one would take that one's place. */
const liveKitClaims = ({ uid, room, host }: Visit): JWTPayload => ({
  sub: uid,
  ...(host && { name: host.name }),
  video: { room, roomJoin: true, ...(host && { roomAdmin: true }) },
})
