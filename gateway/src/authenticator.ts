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
import type { Lease } from './lease.ts'
import type { KeyLimit } from './limits.ts'

/** Milliseconds that an answer is used again: long enough for a burst, short enough for a change. */
const goodFor = 5_000
const badFor = 2_000
/** Milliseconds that a credential counts as known after it was good. */
const knownFor = 86_400_000
/** Milliseconds that identity may take. */
const patience = 3_000

type Verdict =
  | Pick<Authenticated, 'caller' | 'rateLimit' | 'firstKeyId' | 'origins'>
  | { refusal: DomainError }

/** Who is calling, and how often they may. */
export interface Identified {
  caller: CallerContext
  keyLimit: KeyLimit
  /** Whose pages may use the credential; absent: anybody's. */
  origins?: readonly string[]
}
interface Entry {
  credential: Authenticate
  verdict: Verdict
  until: number
}

/** Knows who is calling: asks identity, and remembers its answers for seconds. */
export interface Authenticator {
  /** @returns the answer that is remembered; undefined where identity has to be asked */
  recall(credential: Authenticate, requestId: string): Identified | undefined
  /** Whether the credential was good within the last day, or its answer is remembered: it is not one more guess. */
  isKnown(credential: Authenticate): boolean
  /**
   * @throws DomainError UnauthorizedException or TokenExpiredException (401) for a bad credential,
   * ServiceUnavailableException (503) while identity cannot say
   */
  authenticate(credential: Authenticate, requestId: string): Promise<Identified>
  /** Forgets whom this concerns; everybody when nothing is given. What is being asked just now is not kept. */
  forget(ended?: Ended): void
}

/**
 * Answers are kept by the credential's digest, never by the credential. Without a lease, under which no revocation is
 * missed, nothing that is kept is used, and nobody is given the answer to another's question. The signed contexts, which
 * are given out again for 10 s, need no forgetting: they are made from these answers, by their whole content.
 */
export function createAuthenticator(deps: {
  client: Pick<InternalClient, 'ask'>
  clock: Clock
  lease: Pick<Lease, 'holds'>
}): Authenticator {
  const { client, clock, lease } = deps
  const kept = new LRUCache<string, Entry>({ max: 50_000 })
  /** When each credential was good last. It gives nobody any right: it only spares a guesser's neighbours the queue. */
  const accepted = new LRUCache<string, number>({ max: 100_000 })
  const asking = new Map<string, Promise<Verdict>>()
  /** Counts what was forgotten: an answer asked for before is not kept after. */
  let forgotten = 0

  function keptVerdict(credential: Authenticate): Verdict | undefined {
    const entry = kept.get(credential.digest)
    if (!entry || !lease.holds() || nameOf(entry.credential) !== nameOf(credential)) return undefined
    return clock.now().getTime() < entry.until ? entry.verdict : undefined
  }

  async function ask(credential: Authenticate, requestId: string): Promise<Verdict> {
    const before = forgotten
    const { verdict, expiresAt } = await askIdentity(client, credential, requestId)
    const now = clock.now().getTime()
    const isGood = 'caller' in verdict
    if (isGood) accepted.set(nameOf(credential), now)
    else accepted.delete(nameOf(credential))
    const until = isGood ? Math.min(now + goodFor, expiresAt ?? Infinity) : now + badFor
    if (before === forgotten) kept.set(credential.digest, { credential, verdict, until })
    return verdict
  }

  function askOnce(credential: Authenticate, requestId: string): Promise<Verdict> {
    const name = nameOf(credential)
    const known = lease.holds() ? asking.get(name) : undefined
    if (known) return known
    const answer = ask(credential, requestId).finally(() => {
      if (asking.get(name) === answer) asking.delete(name)
    })
    asking.set(name, answer)
    return answer
  }

  return {
    recall(credential, requestId) {
      const verdict = keptVerdict(credential)
      return verdict && 'caller' in verdict ? identified(verdict, requestId) : undefined
    },
    isKnown(credential) {
      const last = accepted.get(nameOf(credential)) ?? Number.NEGATIVE_INFINITY
      return clock.now().getTime() - last < knownFor || keptVerdict(credential) !== undefined
    },
    async authenticate(credential, requestId) {
      const verdict = keptVerdict(credential) ?? (await askOnce(credential, requestId))
      if ('refusal' in verdict) throw verdict.refusal
      return identified(verdict, requestId)
    },
    forget(ended) {
      forgotten += 1
      // Whoever comes now gets an answer of now.
      asking.clear()
      if (!ended) return kept.clear()
      for (const digest of ended.digests ?? []) kept.delete(digest)
      if (!ended.userIds && !ended.clientIds && ended.organizationId === undefined) return
      for (const [digest, { verdict }] of kept.entries())
        if ('caller' in verdict && isMeant(verdict.caller, ended)) kept.delete(digest)
    },
  }
}

function identified(
  { caller, origins, ...keyLimit }: Exclude<Verdict, { refusal: DomainError }>,
  requestId: string,
): Identified {
  return { caller: { ...caller, requestId }, keyLimit, ...(origins && { origins }) }
}

/** Whether what has ended concerns the caller, whatever the credential. */
export function isMeant(
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
      timeoutMs: patience,
    })
    return { verdict, ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) }) }
  } catch (error) {
    if (error instanceof DomainError && error.status === 401) return { verdict: { refusal: error } }
    throw new DomainError(
      'ServiceUnavailableException',
      'Nobody can be identified at the moment; try again.',
      {
        cause: error,
        retryAfter: 1,
      },
    )
  }
}
