import { DomainError } from '@punctual/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RateLimits } from '../config.ts'
import { LookUpQueue } from './look-up-queue.ts'
import { aMinute, type Limit, type LimitedCall, limitsOf } from './policies.ts'
import type { Allowance, RateLimiter } from './rate-limiter.ts'

/** The rate limits of the pipeline. */
export interface CallLimits {
  /**
   * Counts a call.
   * @throws DomainError ThrottlerException (429) beyond the limit
   */
  countCall(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /**
   * Counts a refused credential against its address.
   * @throws the refusal, or 429 beyond the limit
   */
  countFailure(request: FastifyRequest, reply: FastifyReply, refusal: DomainError): Promise<never>
  /**
   * Looks up a credential: immediately, or in a queue if it is unknown and its address has sent too
   * many bad ones.
   * @throws DomainError ThrottlerException (429) if the queue drops it, or the error of the look-up
   */
  lookUp<T>(request: FastifyRequest, reply: FastifyReply, isKnown: boolean, ask: () => Promise<T>): Promise<T>
}

/**
 * Creates the rate limits: per caller; per address for callers without a credential and for bad
 * credentials.
 */
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
        setLimitHeaders(reply, request.isV1 ? '' : suffix, allowance)
        if (!allowance.allowed) throw tooMany(allowance.reset)
      }
    },
    async countFailure(request, reply, refusal) {
      const allowance = await limiter.take(failuresOf(request), aMinute(limits.anonymous))
      setLimitHeaders(reply, defaultSuffix(request), allowance)
      throw allowance.allowed ? refusal : tooMany(allowance.reset)
    },
    async lookUp(request, reply, isKnown, ask) {
      if (isKnown || !limiter.isBlocked(failuresOf(request))) return ask()
      // Set now, as a call that the queue drops is not counted; one that gets its turn overwrites
      // them.
      setLimitHeaders(reply, defaultSuffix(request), { limit: limits.anonymous, remaining: 0, reset: 1 })
      return queue.run(addressOf(request.ip), ask)
    },
  }
}

const failuresOf = ({ ip }: FastifyRequest): string => `refused ${addressOf(ip)}`

/**
 * Returns the address; for IPv6 its /64 network, in which one client can use any number of
 * addresses.
 */
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

/** v1 has limit headers without a suffix (docs/domain.md#rate-limits). */
const defaultSuffix = ({ isV1 }: FastifyRequest) => (isV1 ? '' : '-default')

function setLimitHeaders(
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
