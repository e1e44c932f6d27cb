import type { Recurrence } from '@punctual/contracts'
import t from 'tap'
import { seriesOf } from '../../src/domain/occurrences.ts'
import { zoneOf } from '../../src/domain/slots/index.ts'

const minuteMs = 60_000
function series(first: string, recurrence: Recurrence | null, zone = 'UTC'): string[] {
  return seriesOf(Date.parse(first) / minuteMs, recurrence, zoneOf(zone)).map((minute) =>
    new Date(minute * minuteMs).toISOString().slice(0, 16),
  )
}

t.test('a single booking is a series of one', async (t) => {
  t.same(series('2026-12-01T09:00Z', null), ['2026-12-01T09:00'])
})

t.test('weekly starts keep the wall clock time of the event type', async (t) => {
  const recurrence = { interval: 2, occurrences: 3, frequency: 'weekly' as const }
  t.same(series('2027-03-08T14:00Z', recurrence, 'America/New_York'), [
    '2027-03-08T14:00',
    '2027-03-22T13:00',
    '2027-04-05T13:00',
  ])
})

t.test('a month that is too short has its last day, and the next one the usual day', async (t) => {
  const monthly = { interval: 1, occurrences: 3, frequency: 'monthly' as const }
  t.same(series('2027-01-31T09:00Z', monthly), ['2027-01-31T09:00', '2027-02-28T09:00', '2027-03-31T09:00'])
  const yearly = { interval: 1, occurrences: 2, frequency: 'yearly' as const }
  t.same(series('2028-02-29T09:00Z', yearly), ['2028-02-29T09:00', '2029-02-28T09:00'])
})

t.test('a skipped time is later by the gap', async (t) => {
  const weekly = { interval: 1, occurrences: 2, frequency: 'weekly' as const }
  t.same(series('2027-03-21T01:30Z', weekly, 'Europe/Berlin'), ['2027-03-21T01:30', '2027-03-28T01:30'])
})
