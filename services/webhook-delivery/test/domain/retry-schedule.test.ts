import fc from 'fast-check'
import t from 'tap'
import {
  defaultRetrySchedule,
  nextAttemptAt,
  parseRetryAfter,
  parseRetrySchedule,
} from '../../src/domain/retry-schedule.ts'

const at = new Date('2026-12-01T08:00:00.000Z')
const hour = 3_600_000

t.test('the default: 11 attempts in 68.7 hours', async (t) => {
  t.equal(defaultRetrySchedule.length + 1, 11)
  t.equal((defaultRetrySchedule.reduce((sum, wait) => sum + wait, 0) / hour).toFixed(1), '68.7')
})

t.test('parses a schedule', async (t) => {
  t.same(parseRetrySchedule('5s,30s,2m'), [5_000, 30_000, 120_000])
  t.same(parseRetrySchedule(' 100ms , 1h,1d'), [100, hour, 24 * hour])
  for (const text of ['', '5', '5s,', 's', '-1s', '1.5s', '5 s', '1w', '9999999s']) {
    t.equal(parseRetrySchedule(text), undefined, text)
  }
})

t.test('waits as scheduled, a fifth more or less', async (t) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failed, random) => {
        const wait = (nextAttemptAt(defaultRetrySchedule, failed, at, random)?.getTime() ?? 0) - at.getTime()
        const planned = defaultRetrySchedule[failed - 1] ?? 0
        return wait >= Math.floor(planned * 0.8) && wait <= planned * 1.2
      },
    ),
  )
  t.equal(nextAttemptAt(defaultRetrySchedule, 11, at, 0.5), undefined)
  t.equal(nextAttemptAt([], 1, at, 0.5), undefined)
})

t.test('waits at least as long as the receiver asked for, up to a day', async (t) => {
  const wait = (retryAfter: number) =>
    (nextAttemptAt([5_000], 1, at, 0.5, retryAfter)?.getTime() ?? 0) - at.getTime()
  t.equal(wait(60_000), 60_000)
  t.equal(wait(1_000), 5_000)
  t.equal(wait(100 * hour), 24 * hour)
})

t.test('parses Retry-After', async (t) => {
  t.equal(parseRetryAfter('120', at), 120_000)
  t.equal(parseRetryAfter('Tue, 01 Dec 2026 08:01:00 GMT', at), 60_000)
  t.equal(parseRetryAfter('Tue, 01 Dec 2026 07:00:00 GMT', at), 0)
  for (const huge of ['99999999999', '9'.repeat(400), 'Tue, 01 Dec 9999 07:00:00 GMT'])
    t.equal(
      nextAttemptAt([5_000], 1, at, 0.5, parseRetryAfter(huge, at))?.getTime(),
      at.getTime() + 24 * hour,
    )
  for (const value of [undefined, '', 'soon', '-5', '1.5', '1e9', '0x10']) {
    t.equal(parseRetryAfter(value, at), undefined, value ?? 'none')
  }
})
