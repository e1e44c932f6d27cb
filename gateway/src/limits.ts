import type { CallerContext } from '@punctual/contracts'
import { type AnonymousUse, anonymousUse, slotsCost } from './anonymous-use.ts'
import type { RateLimits } from './config.ts'
import type { PublicRoute } from './routes/index.ts'

/** How often something may be done. */
export interface Policy {
  calls: number
  /** Milliseconds in which so many calls may be made, from the first of them. */
  window: number
  /** Milliseconds that the door stays closed after one too many; 0: until the window ends. */
  block: number
}

/** A policy that a call has to pass. */
export interface Limit {
  /** Whose calls are counted. */
  principal: string
  policy: Policy
  /** What the call counts for. */
  cost: number
  /** What ends the names of the headers that tell of it. */
  suffix: '' | '-default' | '-organizations'
}

const minute = 60_000

/** So many calls in 60 s, and after one too many 60 s without any. */
export const aMinute = (calls: number): Policy => ({ calls, window: minute, block: minute })

/** What identity said of an API key besides whose it is. */
export interface KeyLimit {
  /** Calls a minute that were set for it. */
  rateLimit?: number
  firstKeyId?: number
}

/** What is counted of a call. */
export interface LimitedCall {
  route: Pick<PublicRoute, 'method' | 'path' | 'cost' | 'signed'> | undefined
  query: Parameters<typeof slotsCost>[0]
}

/**
 * @returns everything that a call counts for, of which each has to let it pass. Keys are counted by the first of those
 * that took one another's place: a refreshed key is the same caller with the same limit, and does not begin anew, while
 * keys that stand side by side have each their own, through v1 too. Providers tell of many things from a few
 * addresses, in bursts: what they sign has a limit apart, which spares the services a flood and punishes nobody.
 */
export function limitsOf(
  caller: CallerContext,
  { rateLimit, firstKeyId }: KeyLimit,
  address: string,
  { route, query }: LimitedCall,
  limits: RateLimits,
): Limit[] {
  const of = (principal: string, calls: number, block = minute): Limit => ({
    ...{ principal, cost: 1, suffix: '-default' },
    policy: { calls, window: minute, block },
  })
  if (caller.kind === 'anonymous' && route?.signed) return [of(`callbacks ${address}`, limits.callbacks, 0)]
  if (caller.kind === 'anonymous') {
    const use = anonymousUse(route)
    // Without a block: nobody is shut out for longer than the minute that others have used up.
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

/** Of callers without a credential. */
export const addressPrincipal = (address: string, use: AnonymousUse): string => `address ${address} ${use}`
