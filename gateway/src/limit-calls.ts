import { DomainError } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimits } from './config.ts'
import { aMinute, type Limit, type LimitedCall, limitsOf } from './limits.ts'
import { LookUpQueue } from './look-up-queue.ts'
import type { Allowance, RateLimiter } from './rate-limiter.ts'

/** The rate limits, as the pipeline asks for them. */
export interface CallLimits {
  /** Counts a call. @throws DomainError ThrottlerException (429) for one too many */
  countCall(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Counts a refused credential against its address. @throws the refusal, or 429 for one too many */
  countFailure(request: FastifyRequest, reply: FastifyReply, refusal: DomainError): Promise<never>
  /**
   * Looks a credential up: at once, or, if it is unknown and its address has shown too many bad ones, when it is its turn.
   * @throws also DomainError ThrottlerException (429) when it does not get one
   */
  lookUp<T>(request: FastifyRequest, reply: FastifyReply, isKnown: boolean, ask: () => Promise<T>): Promise<T>
}

/** Limits by who is calling; callers without a credential, and bad credentials, by address. */
export function createCallLimits(limiter: RateLimiter, limits: RateLimits): CallLimits {
  const queue = new LookUpQueue()
  return {
    async countCall(request, reply) {
      const { caller, keyLimit, ip, routeOptions } = request
      const call = { route: routeOptions.config.publicRoute, query: request.query as LimitedCall['query'] }
      const counted = limitsOf(caller, keyLimit, addressOf(ip), call, limits)
      request.principal = counted[0]?.principal ?? ''
      for (const { principal, policy, cost, suffix } of counted) {
        const allowance = await limiter.take(principal, policy, cost)
        tell(reply, request.isV1 ? '' : suffix, allowance)
        if (!allowance.allowed) throw tooMany(allowance.reset)
      }
    },
    async countFailure(request, reply, refusal) {
      const allowance = await limiter.take(failuresOf(request), aMinute(limits.anonymous))
      tell(reply, usualSuffix(request), allowance)
      throw allowance.allowed ? refusal : tooMany(allowance.reset)
    },
    async lookUp(request, reply, isKnown, ask) {
      if (isKnown || !limiter.isBlocked(failuresOf(request))) return ask()
      // Said before, as a call that has to give way is not counted; one that gets its turn says its own.
      tell(reply, usualSuffix(request), { limit: limits.anonymous, remaining: 0, reset: 1 })
      return queue.run(addressOf(request.ip), ask)
    },
  }
}

const failuresOf = ({ ip }: FastifyRequest): string => `refused ${addressOf(ip)}`

/** @returns the address; of IPv6 the network of 64 bits, in which one client has as many addresses as it likes */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  if (!ip.includes(':')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  const network = [...groups, ...(ip.includes('::') ? zeros : []), ...rest].slice(0, 4)
  return `${network.join(':')}::/64`
}

/** v1's headers have plain names (docs/domain.md#rate-limits). */
const usualSuffix = ({ isV1 }: FastifyRequest) => (isV1 ? '' : '-default')

function tell(
  reply: FastifyReply,
  suffix: Limit['suffix'],
  { limit, remaining, reset }: Omit<Allowance, 'allowed'>,
): void {
  reply.header(`x-ratelimit-limit${suffix}`, limit)
  reply.header(`x-ratelimit-remaining${suffix}`, remaining)
  reply.header(`x-ratelimit-reset${suffix}`, reset)
}

const tooMany = (retryAfter: number) =>
  new DomainError('ThrottlerException', 'Too many requests; try again later.', { retryAfter })
