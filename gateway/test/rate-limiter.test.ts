import { anonymousCaller } from '@punctual/contracts'
import { TestClock } from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { addressOf } from '../src/limits/limit-calls.ts'
import { type KeyLimit, type LimitedCall, limitsOf, type Policy } from '../src/limits/policies.ts'
import type { LimitShareStore } from '../src/limits/rate-limit-store.ts'
import { RateLimiter } from '../src/limits/rate-limiter.ts'
import { user } from './world.ts'

/** A store that is always down. */
const downStore: LimitShareStore = { take: async () => undefined, stop: async () => {} }

interface Step {
  wait: number
  calls: number
  cost: number
}

/**
 * A simple reference implementation: a call beyond the limit blocks; a call that costs more than is
 * left does not.
 */
function expected(steps: readonly Step[], { calls: limit, window, block }: Policy): boolean[] {
  let now = 0
  let ends = 0
  let used = 0
  let blocked = 0
  const allowed: boolean[] = []
  for (const { wait, calls, cost } of steps) {
    const needed = Math.min(cost, limit)
    now += wait
    for (let call = 0; call < calls; call += 1) {
      if (now < blocked) {
        allowed.push(false)
        continue
      }
      if (blocked > 0 || now >= ends) {
        ends = now + window
        used = 0
        blocked = 0
      }
      const passes = used + needed <= limit
      if (passes) used += needed
      else if (used === limit) blocked = block > 0 ? now + block : ends
      allowed.push(passes)
    }
  }
  return allowed
}

t.test('one replica counts like the reference implementation', async (t) => {
  const step = fc.record({
    wait: fc.integer({ min: 0, max: 70_000 }),
    calls: fc.integer({ min: 0, max: 8 }),
    cost: fc.constantFrom(1, 1, 2, 5, 12),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 12 }),
      fc.record({
        calls: fc.integer({ min: 1, max: 10 }),
        window: fc.constantFrom(60_000, 90_000),
        block: fc.constantFrom(0, 60_000),
      }),
      async (steps, policy) => {
        const clock = new TestClock()
        const limiter = new RateLimiter(downStore, clock, 1)
        const allowed: boolean[] = []
        for (const { wait, calls, cost } of steps) {
          clock.advance(wait)
          for (let call = 0; call < calls; call += 1)
            allowed.push((await limiter.take('a', policy, cost)).allowed)
        }
        return JSON.stringify(allowed) === JSON.stringify(expected(steps, policy))
      },
    ),
  )
  t.pass()
})

t.test('IPv6 callers are counted by their network', async (t) => {
  t.equal(addressOf('192.0.2.7'), '192.0.2.7')
  t.equal(addressOf('::ffff:192.0.2.7'), '192.0.2.7')
  t.equal(addressOf('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::/64')
  t.equal(addressOf('2001:db8::1'), '2001:db8:0:0::/64')
  t.equal(addressOf('::1'), '0:0:0:0::/64')
})

t.test('the principals and limits that a call counts against', async (t) => {
  const limits = {
    apiKey: 120,
    oauthClient: 500,
    token: 501,
    anonymous: 121,
    callbacks: 122,
    v1: 30,
    organizations: 10,
  }
  const v2 = { method: 'GET', path: '/v2/me' } as const
  const caller = { ...user, requestId: 'r' }
  const counted = (
    ...[who, key, route, query]: [
      Partial<typeof caller>,
      KeyLimit?,
      LimitedCall['route']?,
      LimitedCall['query']?,
    ]
  ) =>
    limitsOf(
      { ...caller, ...who },
      key ?? {},
      '192.0.2.7',
      { route: route ?? v2, query: query ?? {} },
      limits,
    ).map(({ principal, policy, suffix }) => [principal, policy.calls, policy.window, policy.block, suffix])
  const minute = [60_000, 60_000, '-default']
  t.same(counted({}), [['api-key 11', 120, ...minute]])
  t.same(
    counted({}, { firstKeyId: 4, rateLimit: 7 }),
    [['api-key 4', 7, ...minute]],
    'a chain of keys with its own limit',
  )
  t.same(counted({ kind: 'oauth-client', clientId: 'c' }), [['oauth-client c', 500, ...minute]])
  t.same(counted({ kind: 'managed-user' }), [['user 7', 501, ...minute]])
  const open = [60_000, 0, '-default']
  t.same(counted({ kind: 'anonymous' }), [['address 192.0.2.7 reads', 121, ...open]])
  const booking = { method: 'POST', path: '/v2/bookings' } as const
  t.same(counted({ kind: 'anonymous' }, {}, booking), [['address 192.0.2.7 bookings', 121, ...open]])
  const slots = { method: 'GET', path: '/v2/slots' } as const
  const year = { start: '2026-01-01', end: '2026-12-31' }
  const [costly] = limitsOf(anonymousCaller('r'), {}, '192.0.2.7', { route: slots, query: year }, limits)
  t.match(costly, { principal: 'address 192.0.2.7 slots', cost: 12 })
  const [cheap] = limitsOf(caller, {}, '192.0.2.7', { route: slots, query: year }, limits)
  t.match(cheap, { principal: 'api-key 11', cost: 1 }, 'keys are counted by calls')
  const callback = { method: 'POST', path: '/v2/payments/stripe/callback', signed: true } as const
  t.same(counted({ kind: 'anonymous' }, {}, callback), [['callbacks 192.0.2.7', 122, 60_000, 0, '-default']])
  const v1 = { method: 'GET', path: '/v1/bookings' } as const
  t.same(counted({}, {}, v1), [['v1 key 11', 30, 60_000, 60_000, '']])
  t.same(counted({}, { firstKeyId: 4 }, v1), [['v1 key 4', 30, 60_000, 60_000, '']])
  t.same(counted({}, { rateLimit: 7 }, v1), [['v1 key 11', 7, 60_000, 60_000, '']])
  t.same(counted({}, { rateLimit: 70 }, v1), [['v1 key 11', 30, 60_000, 60_000, '']])
  t.same(counted({}, {}, { method: 'POST', path: '/v2/x', cost: 'organization' }), [
    ['api-key 11', 120, ...minute],
    ['organizations 3', 10, 3_600_000, 0, '-organizations'],
  ])
})
