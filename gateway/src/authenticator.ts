import {
  type Authenticate,
  type Authenticated,
  anonymousCaller,
  type CallerContext,
  type Clock,
  DomainError,
} from '@punctual/contracts'
import type { InternalClient } from '@punctual/http'
import { LRUCache } from 'lru-cache'

/** Milliseconds that an answer is used again: long enough for a burst, short enough for a change. */
const goodFor = 5_000
const badFor = 2_000
/** Milliseconds that identity may take. */
const patience = 3_000

type Verdict = { caller: Authenticated['caller'] } | { refusal: DomainError }
interface Entry {
  credential: Authenticate
  verdict: Verdict
  until: number
}

/** Knows who is calling: asks identity, and remembers its answers for seconds. */
export interface Authenticator {
  /** @returns the answer that is remembered; undefined where identity has to be asked */
  recall(credential: Authenticate): CallerContext | undefined
  /**
   * @throws DomainError UnauthorizedException or TokenExpiredException (401) for a bad credential,
   * ServiceUnavailableException (503) while identity cannot say
   */
  authenticate(credential: Authenticate, requestId: string): Promise<CallerContext>
  forgetCredential(digest: string): void
  forgetUser(userId: number): void
  forgetAll(): void
}

/**
 * Answers are kept by the credential's digest, never by the credential. While the bus cannot tell of revocations
 * (`hears` is false), nothing that is kept is used.
 */
export function createAuthenticator(deps: {
  client: Pick<InternalClient, 'ask'>
  clock: Clock
  hears: () => boolean
}): Authenticator {
  const { client, clock, hears } = deps
  const kept = new LRUCache<string, Entry>({ max: 50_000 })
  const asking = new Map<string, Promise<Verdict>>()
  /** Counts what was forgotten: an answer asked for before is not kept after. */
  let forgotten = 0

  function keptVerdict(credential: Authenticate): Verdict | undefined {
    const entry = kept.get(credential.digest)
    if (!entry || !hears() || nameOf(entry.credential) !== nameOf(credential)) return undefined
    return clock.now().getTime() < entry.until ? entry.verdict : undefined
  }

  async function ask(credential: Authenticate, requestId: string): Promise<Verdict> {
    const before = forgotten
    const { verdict, expiresAt } = await askIdentity(client, credential, requestId)
    const now = clock.now().getTime()
    const until = 'caller' in verdict ? Math.min(now + goodFor, expiresAt ?? Infinity) : now + badFor
    if (before === forgotten) kept.set(credential.digest, { credential, verdict, until })
    return verdict
  }

  function askOnce(credential: Authenticate, requestId: string): Promise<Verdict> {
    const name = nameOf(credential)
    const known = asking.get(name)
    if (known) return known
    const answer = ask(credential, requestId).finally(() => asking.delete(name))
    asking.set(name, answer)
    return answer
  }

  function forget(isMeant: (entry: Entry) => boolean): void {
    forgotten += 1
    for (const [digest, entry] of kept.entries()) if (isMeant(entry)) kept.delete(digest)
  }

  return {
    recall(credential) {
      const verdict = keptVerdict(credential)
      return verdict && 'caller' in verdict ? { ...verdict.caller, requestId: '' } : undefined
    },
    async authenticate(credential, requestId) {
      const verdict = keptVerdict(credential) ?? (await askOnce(credential, requestId))
      if ('refusal' in verdict) throw verdict.refusal
      return { ...verdict.caller, requestId }
    },
    forgetCredential(digest) {
      forgotten += 1
      kept.delete(digest)
    },
    forgetUser: (userId) => forget(({ verdict }) => 'caller' in verdict && verdict.caller.userId === userId),
    forgetAll: () => forget(() => true),
  }
}

const nameOf = ({ scheme, digest, clientId = '' }: Authenticate): string => `${scheme} ${digest} ${clientId}`

async function askIdentity(
  client: Pick<InternalClient, 'ask'>,
  credential: Authenticate,
  requestId: string,
): Promise<{ verdict: Verdict; expiresAt?: number }> {
  try {
    const { caller, expiresAt } = await client.ask<Authenticated>('identity', '/internal/authenticate', {
      caller: anonymousCaller(requestId),
      method: 'POST',
      body: credential,
      timeoutMs: patience,
    })
    return { verdict: { caller }, ...(expiresAt !== undefined && { expiresAt: Date.parse(expiresAt) }) }
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
