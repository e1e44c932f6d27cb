import {
  type Authenticate,
  type Authenticated,
  anonymousCaller,
  type CallerContext,
  type Clock,
  DomainError,
  type Ended,
} from '@punctual/contracts'
import type { InternalClient } from '@punctual/http'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache-limit.ts'
import type { KeyLimit } from '../limits/policies.ts'
import type { CacheLease } from './cache-lease.ts'

/** Milliseconds that an answer is cached: long enough for a burst, short enough for a change. */
const acceptedTtl = 5_000
const refusedTtl = 2_000
/** Milliseconds that a credential counts as known after it was last accepted. */
const knownFor = 86_400_000
const timeoutMs = 3_000

type Verdict =
  | Pick<Authenticated, 'caller' | 'rateLimit' | 'firstKeyId' | 'origins' | 'isRotationDue'>
  | { refusal: DomainError }

/** An authenticated caller and the limit of its key. */
export interface Identified {
  caller: CallerContext
  keyLimit: KeyLimit
  /** Web origins that may use the credential; absent: all. */
  origins?: readonly string[]
  /** Whether the browser should get another secret of its session. */
  isRotationDue?: boolean
}
interface Entry {
  credential: Authenticate
  verdict: Verdict
  until: number
}

/** Authenticates callers by asking identity, and caches its answers for seconds. */
export interface Authenticator {
  /** Returns the cached caller; undefined if identity must be asked. */
  recall(credential: Authenticate, requestId: string): Identified | undefined
  /**
   * Returns whether the credential was accepted within the last day or is cached; if so, it is not
   * a guess.
   */
  isKnown(credential: Authenticate): boolean
  /**
   * Returns the caller of a credential.
   * @throws DomainError UnauthorizedException or TokenExpiredException (401) for a bad credential,
   * ServiceUnavailableException (503) if identity does not answer
   */
  authenticate(credential: Authenticate, requestId: string): Promise<Identified>
  /**
   * Drops the cached callers that `ended` matches, or all of them without it. Answers under way are
   * not cached.
   */
  forget(ended?: Ended): void
}

/**
 * Creates an authenticator. The cache holds digests, never credentials. Without a valid lease a
 * revocation could be missed, so neither cached answers nor answers under way are reused. Signed
 * contexts are reused for 10 s and need no clearing: their cache key is their whole content, which
 * comes from these answers. Long because its functions share the cache and the answers under way.
 */
export function createAuthenticator(deps: {
  client: Pick<InternalClient, 'ask'>
  clock: Clock
  lease: Pick<CacheLease, 'holds'>
}): Authenticator {
  const { client, clock, lease } = deps
  const cache = new LRUCache<string, Entry>(atMost(50_000))
  /**
   * When each credential was last accepted. It grants no access: it only lets known credentials
   * skip the queue that guesses from the same address must wait in.
   */
  const accepted = new LRUCache<string, number>(atMost(100_000))
  const asking = new Map<string, Promise<Verdict>>()
  /** Rises with each `forget`: an answer that was requested before is not cached after. */
  let generation = 0

  function cachedVerdict(credential: Authenticate): Verdict | undefined {
    const entry = cache.get(credential.digest)
    if (!entry || !lease.holds() || nameOf(entry.credential) !== nameOf(credential)) return undefined
    return clock.now().getTime() < entry.until ? entry.verdict : undefined
  }

  async function ask(credential: Authenticate, requestId: string): Promise<Verdict> {
    const before = generation
    const { verdict, expiresAt } = await askIdentity(client, credential, requestId)
    const now = clock.now().getTime()
    const isAccepted = 'caller' in verdict
    if (isAccepted) accepted.set(nameOf(credential), now)
    else accepted.delete(nameOf(credential))
    const until = isAccepted ? Math.min(now + acceptedTtl, expiresAt ?? Infinity) : now + refusedTtl
    if (before === generation) cache.set(credential.digest, { credential, verdict, until })
    return verdict
  }

  function askOnce(credential: Authenticate, requestId: string): Promise<Verdict> {
    const name = nameOf(credential)
    const underWay = lease.holds() ? asking.get(name) : undefined
    if (underWay) return underWay
    const answer = ask(credential, requestId).finally(() => {
      if (asking.get(name) === answer) asking.delete(name)
    })
    asking.set(name, answer)
    return answer
  }

  return {
    recall(credential, requestId) {
      const verdict = cachedVerdict(credential)
      return verdict && 'caller' in verdict ? identified(verdict, requestId) : undefined
    },
    isKnown(credential) {
      const last = accepted.get(nameOf(credential)) ?? Number.NEGATIVE_INFINITY
      return clock.now().getTime() - last < knownFor || cachedVerdict(credential) !== undefined
    },
    async authenticate(credential, requestId) {
      const verdict = cachedVerdict(credential) ?? (await askOnce(credential, requestId))
      if ('refusal' in verdict) throw verdict.refusal
      return identified(verdict, requestId)
    },
    forget(ended) {
      generation += 1
      // Later calls must not share an answer that was requested before the revocation.
      asking.clear()
      if (!ended) return cache.clear()
      for (const digest of ended.digests ?? []) cache.delete(digest)
      if (!ended.userIds && !ended.clientIds && ended.organizationId === undefined) return
      for (const [digest, { verdict }] of cache.entries())
        if ('caller' in verdict && matchesEnded(verdict.caller, ended)) cache.delete(digest)
    },
  }
}

function identified(
  { caller, origins, isRotationDue = false, ...keyLimit }: Exclude<Verdict, { refusal: DomainError }>,
  requestId: string,
): Identified {
  return { caller: { ...caller, requestId }, keyLimit, isRotationDue, ...(origins && { origins }) }
}

/** Returns whether `ended` names the user, client or organization of the caller. */
export function matchesEnded(
  { userId, clientId, organizationId }: Authenticated['caller'],
  ended: Ended,
): boolean {
  return (
    ended.userIds?.includes(userId) === true ||
    (clientId !== undefined && ended.clientIds?.includes(clientId) === true) ||
    organizationId === ended.organizationId
  )
}

const nameOf = ({ scheme, digest, clientId = '' }: Authenticate): string => `${scheme} ${digest} ${clientId}`

async function askIdentity(
  client: Pick<InternalClient, 'ask'>,
  credential: Authenticate,
  requestId: string,
): Promise<{ verdict: Verdict; expiresAt?: number }> {
  try {
    const { expiresAt, ...verdict } = await client.ask<Authenticated>('identity', '/internal/authenticate', {
      caller: anonymousCaller(requestId),
      method: 'POST',
      body: credential,
      timeoutMs,
    })
    return { verdict, ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) }) }
  } catch (error) {
    if (error instanceof DomainError && error.status === 401) return { verdict: { refusal: error } }
    throw new DomainError(
      'ServiceUnavailableException',
      'Credentials cannot be checked at the moment; try again.',
      {
        cause: error,
        retryAfter: 1,
      },
    )
  }
}
