import type { CallerContext } from '@punctual/contracts'
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
  /** What ends the names of the headers that tell of it. */
  suffix: '' | '-default' | '-organizations'
}

const minute = 60_000

/** So many calls in 60 s, and after one too many 60 s without any (contract 15). */
export const aMinute = (calls: number): Policy => ({ calls, window: minute, block: minute })

/** What identity said of an API key besides whose it is. */
export interface KeyLimit {
  /** Calls a minute that were set for it. */
  rateLimit?: number
  firstKeyId?: number
}

/**
 * @returns everything that a call counts for, of which each has to let it pass. Keys are counted by the first of those
 * that took one another's place: a new key by E1 is the same caller with the same limit, and does not begin anew, while
 * keys that stand side by side have each their own (contract 15, per API key). Providers tell of many things from a few
 * addresses, in bursts: what they sign has a limit apart, which spares the services a flood and punishes nobody.
 */
export function limitsOf(
  caller: CallerContext,
  { rateLimit, firstKeyId }: KeyLimit,
  address: string,
  route: Pick<PublicRoute, 'path' | 'cost' | 'signed'> | undefined,
  limits: RateLimits,
): Limit[] {
  const of = (principal: string, calls: number): Limit => ({
    principal,
    policy: aMinute(calls),
    suffix: '-default',
  })
  if (caller.kind === 'anonymous' && route?.signed) {
    const policy = { calls: limits.callbacks, window: minute, block: 0 }
    return [{ principal: `callbacks ${address}`, policy, suffix: '-default' }]
  }
  if (caller.kind === 'anonymous') return [of(addressPrincipal(address), limits.anonymous)]
  const usual = {
    'api-key': () => of(`api-key ${firstKeyId ?? caller.keyId}`, rateLimit ?? limits.apiKey),
    'oauth-client': () => of(`oauth-client ${caller.clientId}`, limits.oauthClient),
    'access-token': () => of(`user ${caller.userId}`, limits.token),
  }[caller.kind]()
  if (route?.path.startsWith('/v1/'))
    return [{ ...of(`v1 user ${caller.userId}`, Math.min(limits.v1, rateLimit ?? Infinity)), suffix: '' }]
  if (route?.cost !== 'organization') return [usual]
  const policy = { calls: limits.organizations, window: 60 * minute, block: 0 }
  return [usual, { principal: `organizations ${caller.organizationId}`, policy, suffix: '-organizations' }]
}

/** Of callers without a credential. */
export const addressPrincipal = (address: string): string => `address ${address}`
