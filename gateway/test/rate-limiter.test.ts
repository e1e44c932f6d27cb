import { TestClock } from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { addressOf } from '../src/limit-calls.ts'
import type { LeaseStore } from '../src/rate-limit-store.ts'
import { RateLimiter, windowLength } from '../src/rate-limiter.ts'

/** The store is out for ever. */
const nowhere: LeaseStore = { lease: async () => undefined, stop: async () => {} }

interface Step {
  wait: number
  calls: number
}

/** A window of so many calls, closed for a while by the one after: counted the slow way. */
function expected(steps: readonly Step[], limit: number): boolean[] {
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
        ends = now + windowLength
        used = 0
        blocked = 0
      }
      used += 1
      if (used > limit) blocked = now + windowLength
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
      fc.integer({ min: 1, max: 10 }),
      async (steps, limit) => {
        const clock = new TestClock()
        const limiter = new RateLimiter(nowhere, clock, 1)
        const allowed: boolean[] = []
        for (const { wait, calls } of steps) {
          clock.advance(wait)
          for (let call = 0; call < calls; call += 1) allowed.push((await limiter.take('a', limit)).allowed)
        }
        return JSON.stringify(allowed) === JSON.stringify(expected(steps, limit))
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
