import fc from 'fast-check'
import t from 'tap'
import {
  type Candidate,
  choose,
  type DeliveryClass,
  type Due,
  type InFlight,
} from '../../src/domain/delivery-classes.ts'
import { newHealth, type ReceiverHealth } from '../../src/domain/receiver-health.ts'

const now = new Date('2026-12-01T08:00:00.000Z')
const later = new Date(now.getTime() + 60_000)
const idle: InFlight = { byClass: { first: 0, retry: 0, slow: 0 }, byOrigin: new Map() }
const fresh: Due = { tries: 0, forced: false }
const again: Due = { tries: 1, forced: false }
const forced: Due = { tries: 0, forced: true }
const warm: ReceiverHealth = { ...newHealth, cap: 8, usedAt: now }

const webhook = (webhookId: number, more: Partial<Candidate<Due>> = {}): Candidate<Due> => ({
  webhookId,
  origin: `https://r${webhookId}.example.com`,
  active: true,
  health: warm,
  inFlight: 0,
  due: Array.from({ length: 20 }, () => fresh),
  ...more,
})
const ids = (chosen: { candidate: { webhookId: number } }[]): number[] =>
  chosen.map(({ candidate }) => candidate.webhookId)

t.test('one delivery of each webhook in turn, at most eight of one', async (t) => {
  t.same(ids(choose([webhook(1), webhook(2, { due: [fresh] }), webhook(3)], idle, now)), [
    1,
    2,
    3,
    ...Array.from({ length: 7 }, () => [1, 3]).flat(),
  ])
})

t.test('webhooks with the fewest running requests and the longest wait go first', async (t) => {
  const at = (usedAt: Date | null) => ({ ...warm, cap: 1, usedAt })
  const earlier = new Date(now.getTime() - 60_000)
  const chosen = choose(
    [
      webhook(1, { health: { ...warm, cap: 2 }, inFlight: 1, due: [fresh] }),
      webhook(2, { health: at(now), due: [fresh] }),
      webhook(3, { health: at(earlier), due: [fresh] }),
      webhook(4, { health: at(null), due: [fresh] }),
    ],
    idle,
    now,
  )
  t.same(ids(chosen), [4, 3, 2, 1])
})

t.test('running requests of other processes count', async (t) => {
  t.equal(choose([webhook(1, { inFlight: 6 })], idle, now).length, 2)
  t.equal(choose([webhook(1, { inFlight: 9 })], idle, now).length, 0)
})

t.test('a quick receiver gets up to 16 more, once all its room is used', async (t) => {
  const quick = { ...warm, latencyMs: 20 }
  const due = Array.from({ length: 30 }, () => fresh)
  const chosen = choose([webhook(1, { health: quick, due }), webhook(2, { due })], idle, now)
  t.same(ids(chosen.filter(({ isAhead }) => !isAhead)), Array.from({ length: 8 }, () => [1, 2]).flat())
  t.same(ids(chosen.filter(({ isAhead }) => isAhead)), Array(16).fill(1))
  const aheadOf = (more: Partial<Candidate<Due>>) =>
    choose([webhook(1, { health: quick, due, ...more })], idle, now).filter(({ isAhead }) => isAhead).length
  t.equal(aheadOf({ inFlight: 8 }), 0, 'no room')
  t.equal(aheadOf({ health: { ...quick, latencyMs: 100 } }), 0, 'too slow')
  t.equal(aheadOf({ health: { ...quick, failures: 1 } }), 0, 'failing')
  t.equal(aheadOf({ pace: { perSecond: 100, pacedUntil: null } }), 0, 'paced')
})

t.test('at most 16 of one host and port', async (t) => {
  const origin = 'https://shared.example.com'
  t.equal(
    choose(
      [1, 2, 3].map((id) => webhook(id, { origin })),
      idle,
      now,
    ).length,
    16,
  )
  t.equal(choose([webhook(1, { origin })], { ...idle, byOrigin: new Map([[origin, 15]]) }, now).length, 1)
})

t.test(
  'an inactive webhook, an open breaker and Retry-After let through what was asked for, and nothing else',
  async (t) => {
    for (const more of [
      { active: false },
      { health: { ...warm, openUntil: later, probing: true } },
      { health: { ...warm, askedUntil: later } },
    ]) {
      t.same(
        choose([webhook(1, { ...more, due: [fresh, again, forced] })], idle, now).map(
          ({ delivery }) => delivery,
        ),
        [forced],
      )
    }
  },
)

t.test('a half-open breaker allows one request, in the slow class', async (t) => {
  const health = { ...warm, openUntil: now, probing: true }
  t.match(choose([webhook(1, { health })], idle, now), { length: 1, 0: { deliveryClass: 'slow' } })
  t.equal(choose([webhook(1, { health, inFlight: 1 })], idle, now).length, 0)
})

t.test('an overloaded receiver gets retries one at a time', async (t) => {
  const health = { ...warm, retriesOnlyUntil: later }
  const chosen = choose([webhook(1, { health, due: [fresh, again, again] })], idle, now)
  t.same(
    chosen.map(({ delivery }) => delivery),
    [again],
  )
})

t.test('classes: first attempts, retries, slow receivers', async (t) => {
  const slow = { ...warm, latencyMs: 5_000 }
  const chosen = choose(
    [webhook(1, { due: [fresh] }), webhook(2, { due: [again] }), webhook(3, { due: [fresh], health: slow })],
    idle,
    now,
  )
  t.same(
    chosen.map(({ deliveryClass }) => deliveryClass),
    ['first', 'retry', 'slow'],
  )
})

t.test('slow receivers use at most 38 requests together', async (t) => {
  const slow = { ...warm, latencyMs: 5_000 }
  const many = Array.from({ length: 100 }, (_, n) => webhook(n, { health: slow }))
  t.equal(choose(many, idle, now).length, 38)
})

t.test('new receivers use two requests each and leave capacity for retries', async (t) => {
  const few = Array.from({ length: 50 }, (_, n) => webhook(n, { health: newHealth }))
  t.equal(choose(few, idle, now).length, 100)
  const many = Array.from({ length: 1_000 }, (_, n) => webhook(n, { health: newHealth }))
  t.equal(choose(many, idle, now).length, 256 - 32 - 20)
  const retries = choose(
    [webhook(9_999, { due: [again, again] })],
    { ...idle, byClass: { first: 204, retry: 0, slow: 0 } },
    now,
  )
  t.equal(retries.length, 2)
})

t.test('never exceeds the limits, whatever is due', async () => {
  const health = fc.record({ cap: fc.integer({ min: 1, max: 8 }), latencyMs: fc.constantFrom(10, 5_000) })
  const candidate = fc.record({
    origin: fc.constantFrom('https://a', 'https://b', 'https://c', 'https://d', 'https://e'),
    health,
    inFlight: fc.integer({ min: 0, max: 9 }),
    tries: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 12 }),
  })
  const used = fc.record({
    first: fc.integer({ min: 0, max: 12 }),
    retry: fc.integer({ min: 0, max: 5 }),
    slow: fc.integer({ min: 0, max: 3 }),
  })
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 30 }), used, (list, byClass) => {
      const limits = { perProcess: 20, perOrigin: 4 }
      const candidates = list.map(({ origin, health, inFlight, tries }, n) =>
        webhook(n, {
          origin,
          inFlight,
          health: { ...warm, ...health },
          due: tries.map((tries) => ({ tries, forced: false })),
        }),
      )
      const all = choose(candidates, { ...idle, byClass }, now, limits)
      const chosen = all.filter(({ isAhead }) => !isAhead)
      const total = chosen.length + byClass.first + byClass.retry + byClass.slow
      const count = (test: (item: (typeof chosen)[number]) => boolean) => chosen.filter(test).length
      const slow = (deliveryClass: DeliveryClass) => deliveryClass === 'slow'
      return (
        (chosen.length === 0 || total <= 20) &&
        count(({ deliveryClass }) => slow(deliveryClass)) <= Math.max(0, 3 - byClass.slow) &&
        candidates.every((candidate) => {
          const own = count((item) => item.candidate === candidate)
          return own === 0 || own + candidate.inFlight <= 2
        }) &&
        candidates.every(({ origin }) => count((item) => item.candidate.origin === origin) <= 4)
      )
    }),
  )
})
