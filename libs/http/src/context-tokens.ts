import { type CallerContext, type Clock, systemClock } from '@punctual/contracts'
import { importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { PublicKey, SigningKey } from './context-keys.ts'

/**
 * The signed part of a caller. The request id is sent separately, so that one signature serves
 * several requests.
 */
export type SignedCaller = Omit<CallerContext, 'requestId'>

/** Milliseconds that a token is valid, and that it is reused. */
const lifetime = 30_000
const reuse = 10_000
/** Seconds that the clocks of two machines may differ. */
const tolerance = 5
const alg = 'EdDSA'

/** Entries of a cache, and characters of all their keys. */
const entries = 10_000
const characters = 32_000_000
/**
 * Limits both, as a caller can be a member of thousands of teams. LRUCache's own `max` would
 * allocate memory for all entries in advance, in every process.
 */
const memory = {
  maxSize: characters,
  sizeCalculation: (_: unknown, name: string) => Math.max(name.length, characters / entries),
}

type Kind = 'context' | 'issuer'

/** Signs the statements of this process with its own key. */
export interface ContextSigner {
  readonly issuer: string
  /**
   * Returns a token that names the caller: valid for 30 s, signed again at most every 10 s for the
   * same caller.
   */
  signCaller(caller: CallerContext): Promise<string>
  /** Returns a token that names the calling process, valid only at one service. */
  signIssuer(audience: string): Promise<string>
}

export interface ContextVerifier {
  /** Returns the caller. @throws Error when the token has no known issuer or has expired */
  verifyCaller(token: string): Promise<{ issuer: string; caller: SignedCaller }>
  /**
   * Returns the calling process. @throws Error as above, or when the token is for another service
   */
  verifyIssuer(token: string, audience: string): Promise<string>
}

/** Creates a signer of EdDSA (Ed25519) JWS by jose. */
export function createContextSigner(
  key: SigningKey,
  issuer: string,
  clock: Clock = systemClock,
): ContextSigner {
  const privateKey = importJWK(key.jwk, alg)
  const tokens = new LRUCache<string, { token: Promise<string>; at: number }>(memory)

  async function sign(kind: Kind, claims: JWTPayload, now: number): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg, kid: key.id, typ: kind })
      .setIssuer(issuer)
      .setIssuedAt(new Date(now))
      .setExpirationTime(new Date(now + lifetime))
      .sign(await privateKey)
  }
  function signed(kind: Kind, claims: JWTPayload): Promise<string> {
    const now = clock.now().getTime()
    const name = JSON.stringify([kind, claims])
    const known = tokens.get(name)
    if (known && known.at <= now && now < known.at + reuse) return known.token
    const token = sign(kind, claims, now)
    tokens.set(name, { token, at: now })
    return token
  }
  return {
    issuer,
    signCaller({ requestId: _, ...caller }) {
      return signed('context', { caller })
    },
    signIssuer: (audience) => signed('issuer', { aud: audience }),
  }
}

/** Creates a verifier that verifies each token once and remembers it until it expires. */
export function createContextVerifier(
  publicKeys: readonly PublicKey[],
  clock: Clock = systemClock,
): ContextVerifier {
  const keys = new Map(
    publicKeys.map((key) => [key.id, { issuer: key.issuer, key: importJWK(key.jwk, alg) }]),
  )
  const verified = new LRUCache<string, JWTPayload>(memory)

  async function verify(kind: Kind, token: string): Promise<JWTPayload> {
    const now = clock.now()
    const known = verified.get(`${kind} ${token}`)
    if (known && isCurrent(known, now)) return known
    let issuer: string | undefined
    const { payload } = await jwtVerify(
      token,
      async ({ kid = '' }) => {
        const found = keys.get(kid)
        if (!found) throw new Error('signed with an unknown key')
        issuer = found.issuer
        return found.key
      },
      {
        algorithms: [alg],
        typ: kind,
        currentDate: now,
        clockTolerance: tolerance,
        requiredClaims: ['iss', 'exp'],
      },
    )
    if (payload.iss !== issuer) throw new Error('signed with the key of another issuer')
    verified.set(`${kind} ${token}`, payload)
    return payload
  }
  return {
    async verifyCaller(token) {
      const { iss = '', caller } = await verify('context', token)
      return { issuer: iss, caller: caller as SignedCaller }
    },
    async verifyIssuer(token, audience) {
      const { iss = '', aud } = await verify('issuer', token)
      if (aud !== audience) throw new Error(`issued for ${aud}`)
      return iss
    },
  }
}

const isCurrent = ({ exp = 0 }: JWTPayload, now: Date): boolean => now.getTime() < (exp + tolerance) * 1000
