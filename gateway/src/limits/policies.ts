import type { CallerContext } from '@punctual/contracts'
import type { RateLimits } from '../config.ts'
import type { PublicRoute } from '../routes/index.ts'
import { type AnonymousUse, anonymousUse, slotsCost } from './anonymous-use.ts'

/** A rate limit. */
export interface Policy {
  calls: number
  /** Length of the window in milliseconds, from its first call. */
  window: number
  /** Milliseconds that a caller is blocked after exceeding the limit; 0: until the window ends. */
  block: number
}

/** A policy that a call has to pass. */
export interface Limit {
  /** Identity that the calls count against. */
  principal: string
  policy: Policy
  /** Units that the call uses. */
  cost: number
  /** Suffix of the limit's headers. */
  suffix: '' | '-default' | '-organizations'
}

const minute = 60_000

/** Returns a policy of so many calls in 60 s, with a block of 60 s. */
export const aMinute = (calls: number): Policy => ({ calls, window: minute, block: minute })

/** The limit of an API key, from identity. */
export interface KeyLimit {
  /** Calls per minute, if the key has its own limit. */
  rateLimit?: number
  /** First key of the chain of refreshed keys. */
  firstKeyId?: number
}

/** The parts of a call that decide which limits it counts against. */
export interface LimitedCall {
  route: Pick<PublicRoute, 'method' | 'path' | 'cost' | 'signed'> | undefined
  query: Parameters<typeof slotsCost>[0]
}

/**
 * Returns the limits that a call counts against; it must pass all of them. Keys count by the first
 * key of their chain, so refreshing a key does not reset its limit; independent keys have separate
 * limits, also in v1. Providers send bursts of webhooks from a few addresses: signed calls have a
 * separate limit, which protects the services without a block.
 */
export function limitsOf(
  caller: CallerContext,
  { rateLimit, firstKeyId }: KeyLimit,
  address: string,
  { route, query }: LimitedCall,
  limits: RateLimits,
): Limit[] {
  const of = (principal: string, calls: number, block = minute): Limit => ({
    principal,
    cost: 1,
    suffix: '-default',
    policy: { calls, window: minute, block },
  })
  if (caller.kind === 'anonymous' && route?.signed) return [of(`callbacks ${address}`, limits.callbacks, 0)]
  if (caller.kind === 'anonymous') {
    const use = anonymousUse(route)
    // Without a block: visitors behind a shared address wait at most until the window ends.
    const limit = of(addressPrincipal(address, use), limits.anonymous, 0)
    return [{ ...limit, cost: use === 'slots' ? slotsCost(query) : 1 }]
  }
  const ofKey = () => of(`api-key ${firstKeyId ?? caller.keyId}`, rateLimit ?? limits.apiKey)
  const ofToken = () => of(`user ${caller.userId}`, limits.token)
  const usual = {
    'api-key': ofKey,
    'organization-key': ofKey,
    'oauth-client': () => of(`oauth-client ${caller.clientId}`, limits.oauthClient),
    'managed-user': ofToken,
    app: ofToken,
    session: ofToken,
    portal: () => of(`portal ${caller.portalLinkId}`, limits.token),
  }[caller.kind]()
  if (route?.path.startsWith('/v1/'))
    return [
      {
        ...of(`v1 key ${firstKeyId ?? caller.keyId}`, Math.min(limits.v1, rateLimit ?? Infinity)),
        suffix: '',
      },
    ]
  if (route?.cost !== 'organization') return [usual]
  const policy = { calls: limits.organizations, window: 60 * minute, block: 0 }
  const principal = `organizations ${caller.organizationId}`
  return [usual, { principal, policy, cost: 1, suffix: '-organizations' }]
}

/** Returns the principal of callers without a credential. */
export const addressPrincipal = (address: string, use: AnonymousUse): string => `address ${address} ${use}`
