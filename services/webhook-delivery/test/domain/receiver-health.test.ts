import t from 'tap'
import type { AttemptResult } from '../../src/domain/attempt.ts'
import {
  afterAttempt,
  capAt,
  type HealthEffect,
  isHeldBack,
  isSlow,
  newHealth,
  type ReceiverHealth,
  startsNothingNew,
} from '../../src/domain/receiver-health.ts'

const start = Date.parse('2026-12-01T08:00:00.000Z')
const second = 1_000
const hour = 3_600 * second
const at = (ms: number): Date => new Date(start + ms)

const success: AttemptResult = {
  class: 'success',
  status: 200,
  timings: { total: 20 },
  responseTruncated: false,
}
const failed = (status: number, more: Partial<AttemptResult> = {}): AttemptResult => ({
  class: status === 429 ? 'rate_limited' : status >= 500 ? 'server_error' : 'client_error',
  status,
  timings: { total: 20 },
  responseTruncated: false,
  ...more,
})
const timeout: AttemptResult = { class: 'timeout', timings: { total: 15_000 }, responseTruncated: false }

/** Applies attempts in order, each at its milliseconds from the start. */
function after(attempts: [ms: number, result: AttemptResult][], from = newHealth, longestPause = 24 * hour) {
  let health: ReceiverHealth = from
  const effects: HealthEffect[] = []
  for (const [ms, result] of attempts) {
    const step = afterAttempt(health, result, at(ms), longestPause)
    health = step.health
    if (step.effect) effects.push(step.effect)
  }
  return { health, effects }
}

t.test('slow start: two concurrent requests, one more with each success, up to eight', async (t) => {
  t.equal(capAt(newHealth, at(0)), 2)
  const { health } = after([[0, success]])
  t.equal(capAt(health, at(0)), 3)
  const many = after(Array.from({ length: 20 }, (_, n) => [n, success])).health
  t.equal(capAt(many, at(20)), 8)
  t.equal(capAt(many, at(601 * second)), 2, 'two again after ten idle minutes')
  t.equal(after([[601 * second, success]], many).health.cap, 3)
})

t.test('a timeout halves the limit', async (t) => {
  const { health } = after([
    ...Array.from({ length: 6 }, (): [number, AttemptResult] => [0, success]),
    [1, timeout],
  ])
  t.equal(health.cap, 4)
})

t.test(
  '429, 502, 503, 504 and a timeout: for a minute only what has failed is tried, one at a time',
  async (t) => {
    for (const result of [failed(429), failed(502), failed(503), failed(504), timeout]) {
      const { health } = after([[0, result]])
      t.ok(startsNothingNew(health, at(59 * second)), `${result.status}`)
      t.equal(capAt(health, at(59 * second)), 1)
      t.notOk(startsNothingNew(health, at(60 * second)))
      t.notOk(isHeldBack(health, at(1)), 'retries continue')
      t.notOk(
        startsNothingNew(after([[5 * second, success]], health).health, at(6 * second)),
        'until a success',
      )
    }
    t.notOk(startsNothingNew(after([[0, failed(500)]]).health, at(1)))
  },
)

t.test('Retry-After pauses everything until then, at most a day', async (t) => {
  const { health } = after([[0, failed(429, { retryAfter: 90 * second })]])
  t.ok(isHeldBack(health, at(89 * second)))
  t.notOk(isHeldBack(health, at(90 * second)))
  t.ok(
    isHeldBack(after([[10 * second, success]], health).health, at(80 * second)),
    'a success does not end it',
  )
  const long = after([[0, failed(503, { retryAfter: 100 * hour })]]).health
  t.notOk(isHeldBack(long, at(24 * hour)))
})

t.test('the breaker opens after five outages in ten seconds or more', async (t) => {
  const quick = after([0, 1, 2, 3, 4, 5].map((ms) => [ms, failed(500)]))
  t.notOk(isHeldBack(quick.health, at(6)), 'not for outages within one moment')
  const { health } = after([0, 3, 6, 9, 12].map((s) => [s * second, failed(500)]))
  t.ok(isHeldBack(health, at(41 * second)))
  t.notOk(isHeldBack(health, at(42 * second)), 'half open after 30 seconds')
  t.equal(capAt(health, at(42 * second)), 1)
  t.ok(isSlow(health))
})

t.test('a half-open breaker opens for twice as long, at most 15 minutes; a success closes it', async (t) => {
  let { health } = after([0, 3, 6, 9, 12].map((s) => [s * second, failed(500)]))
  const waits: number[] = []
  for (let n = 0; n < 7; n++) {
    const probe = health.openUntil?.getTime() ?? 0
    health = after([[probe - start, failed(500)]], health).health
    waits.push(((health.openUntil?.getTime() ?? 0) - probe) / second)
  }
  t.same(waits, [60, 120, 240, 480, 900, 900, 900])
  const closed = after([[24 * hour, success]], health).health
  t.notOk(isHeldBack(closed, at(24 * hour)))
  t.match(closed, { trips: 0, outages: 0, probing: false, failures: 0, failingSince: null })
})

t.test('a failure while the breaker is open does not extend it', async (t) => {
  const open = after([0, 3, 6, 9, 12].map((s) => [s * second, failed(500)])).health
  const { health } = after([[13 * second, failed(500)]], open)
  t.same(health.openUntil, open.openUntil)
  t.equal(health.trips, 1)
})

t.test('an answer other than an outage closes the breaker', async (t) => {
  const open = after([0, 3, 6, 9, 12].map((s) => [s * second, timeout])).health
  const { health } = after([[42 * second, failed(404)]], open)
  t.match(health, { outages: 0, openUntil: null, probing: false, failures: 6 })
})

t.test('a schedule of short waits limits every pause', async (t) => {
  const { health } = after(
    [0, 3, 6, 9, 12].map((s) => [s * second, failed(503)]),
    newHealth,
    second,
  )
  t.notOk(isHeldBack(health, at(13 * second)))
  t.notOk(startsNothingNew(health, at(13 * second)))
})

t.test('warns the owner after 24 and 72 hours, and switches off after five days', async (t) => {
  const hours = [0, 1, 23, 24, 25, 71, 72, 80, ...Array.from({ length: 12 }, (_, n) => 81 + n), 119.9, 120]
  const { effects } = after(hours.map((n) => [n * hour, failed(500)]))
  t.same(effects, [{ notice: { since: at(0) } }, { notice: { since: at(0) } }, { disable: 'failing' }])
})

t.test('not switched off by many failures in a short time, nor by few in five days', async (t) => {
  t.same(after(Array.from({ length: 5_000 }, (_, n) => [n, failed(500)])).effects, [])
  t.same(after([0, 130, 140].map((n) => [n * hour, failed(500)])).effects, [{ notice: { since: at(0) } }])
  const recovered = after([
    ...Array.from({ length: 30 }, (_, n): [number, AttemptResult] => [n * hour, failed(500)]),
    [50 * hour, success],
    ...Array.from({ length: 30 }, (_, n): [number, AttemptResult] => [(119 + n / 60) * hour, failed(500)]),
  ])
  t.same(recovered.effects, [{ notice: { since: at(0) } }])
})

t.test('410 and the header of the receiver switch off immediately', async (t) => {
  t.same(after([[0, failed(410, { class: 'gone' })]]).effects, [{ disable: 'gone' }])
  t.same(after([[0, { ...success, control: 'disable' }]]).effects, [{ disable: 'asked' }])
  t.same(after([[0, failed(500, { control: 'disable' })]]).effects, [{ disable: 'asked' }])
  t.same(after([[0, failed(500, { control: 'abort-message' })]]).effects, [])
})

t.test('slow: more than two seconds on average', async (t) => {
  const slow: AttemptResult = { ...success, timings: { total: 12_000 } }
  t.notOk(isSlow(after([[0, success]]).health))
  t.ok(
    isSlow(
      after([
        [0, success],
        [1, slow],
      ]).health,
    ),
  )
  t.notOk(
    isSlow(
      after([[0, slow], ...Array.from({ length: 10 }, (): [number, AttemptResult] => [1, success])]).health,
    ),
  )
})
