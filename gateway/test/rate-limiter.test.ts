import { TestClock } from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { addressOf } from '../src/limit-calls.ts'
import { addressPrincipal, type KeyLimit, limitsOf, type Policy } from '../src/limits.ts'
import type { LeaseStore } from '../src/rate-limit-store.ts'
import { RateLimiter } from '../src/rate-limiter.ts'
import { user } from './world.ts'

/** The store is out for ever. */
const nowhere: LeaseStore = { lease: async () => undefined, stop: async () => {} }

interface Step {
  wait: number
  calls: number
}

/** A window of so many calls, closed for a while by the one after: counted the slow way. */
function expected(steps: readonly Step[], { calls: limit, window, block }: Policy): boolean[] {
  let now = 0
  let ends = 0
  let used = 0
  let blocked = 0
  const allowed: boolean[] = []
  for (const { wait, calls } of steps) {
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
      used += 1
      if (used > limit) blocked = block > 0 ? now + block : ends
      allowed.push(used <= limit)
    }
  }
  return allowed
}

t.test('one replica alone counts like the slow way', async (t) => {
  const step = fc.record({ wait: fc.integer({ min: 0, max: 70_000 }), calls: fc.integer({ min: 0, max: 8 }) })
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
        const limiter = new RateLimiter(nowhere, clock, 1)
        const allowed: boolean[] = []
        for (const { wait, calls } of steps) {
          clock.advance(wait)
          for (let call = 0; call < calls; call += 1) allowed.push((await limiter.take('a', policy)).allowed)
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

t.test('whom a call counts for', async (t) => {
  const limits = {
    apiKey: 120,
    oauthClient: 500,
    token: 501,
    anonymous: 121,
    callbacks: 122,
    v1: 30,
    organizations: 10,
  }
  const v2 = { path: '/v2/me' }
  const caller = { ...user, requestId: 'r' }
  const counted = (
    ...[who, key, route]: [Partial<typeof caller>, KeyLimit?, Parameters<typeof limitsOf>[3]?]
  ) =>
    limitsOf({ ...caller, ...who }, key ?? {}, '192.0.2.7', route ?? v2, limits).map(
      ({ principal, policy, suffix }) => [principal, policy.calls, policy.window, policy.block, suffix],
    )
  const minute = [60_000, 60_000, '-default']
  t.same(counted({}), [['api-key 11', 120, ...minute]])
  t.same(
    counted({}, { firstKeyId: 4, rateLimit: 7 }),
    [['api-key 4', 7, ...minute]],
    'of a chain, its own limit',
  )
  t.same(counted({ kind: 'oauth-client', clientId: 'c' }), [['oauth-client c', 500, ...minute]])
  t.same(counted({ kind: 'access-token' }), [['user 7', 501, ...minute]])
  t.same(counted({ kind: 'anonymous' }), [[addressPrincipal('192.0.2.7'), 121, ...minute]])
  const callback = { path: '/v2/payments/stripe/callback', signed: true as const }
  t.same(counted({ kind: 'anonymous' }, {}, callback), [['callbacks 192.0.2.7', 122, 60_000, 0, '-default']])
  const v1 = { path: '/v1/bookings' }
  t.same(counted({}, {}, v1), [['v1 user 7', 30, 60_000, 60_000, '']])
  t.same(counted({}, { rateLimit: 7 }, v1), [['v1 user 7', 7, 60_000, 60_000, '']])
  t.same(counted({}, { rateLimit: 70 }, v1), [['v1 user 7', 30, 60_000, 60_000, '']])
  t.same(counted({}, {}, { path: '/v2/x', cost: 'organization' }), [
    ['api-key 11', 120, ...minute],
    ['organizations 3', 10, 3_600_000, 0, '-organizations'],
  ])
})
