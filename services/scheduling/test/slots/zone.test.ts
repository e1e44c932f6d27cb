import fc from 'fast-check'
import { DateTime } from 'luxon'
import t from 'tap'
import { zoneOf } from '../../src/domain/slots/index.ts'

const minuteMs = 60_000
const minutesOf = (iso: string) => Date.parse(iso) / minuteMs
const aMinute = fc.integer({ min: minutesOf('2026-01-01T00:00Z'), max: minutesOf('2026-12-31T23:59Z') })

t.test('every zone has the offsets that luxon reads from Intl', async (t) => {
  const wrong = Intl.supportedValuesOf('timeZone').flatMap((name) => {
    const zone = zoneOf(name)
    return fc
      .sample(aMinute, 20)
      .filter((at) => zone.offsetAt(at) !== DateTime.fromMillis(at * minuteMs, { zone: name }).offset)
      .map((at) => `${name} at ${new Date(at * minuteMs).toISOString()}`)
  })
  t.same(wrong, [])
})

t.test('an offset changes to the minute', async (t) => {
  for (const [name, change, before, after] of [
    ['Europe/Berlin', '2026-03-29T01:00Z', 60, 120],
    ['Australia/Lord_Howe', '2026-04-04T15:00Z', 660, 630],
    ['America/Havana', '2026-03-08T05:00Z', -300, -240],
    ['Pacific/Apia', '2011-12-30T10:00Z', -600, 840],
  ] as const) {
    const [zone, at] = [zoneOf(name), minutesOf(change)]
    t.same([zone.offsetAt(at - 1), zone.offsetAt(at)], [before, after], name)
  }
})

t.test(
  'converts a wall clock time back: the first of two, and later by the gap for a skipped one',
  async (t) => {
    const berlin = zoneOf('Europe/Berlin')
    const instant = (local: string) =>
      new Date(berlin.toInstant(minutesOf(local)) * minuteMs).toISOString().slice(0, 16)
    t.equal(instant('2026-07-01T12:00Z'), '2026-07-01T10:00')
    t.equal(instant('2026-10-25T02:30Z'), '2026-10-25T00:30')
    t.equal(instant('2026-03-29T02:30Z'), '2026-03-29T01:30', 'half past three')
  },
)
