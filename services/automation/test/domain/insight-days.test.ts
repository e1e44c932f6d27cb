import t from 'tap'
import { boundsOf, insightDays, pageOfDays } from '../../src/domain/insight-days.ts'

const texts = (bounds: Date[]) => bounds.map((at) => at.toISOString())

t.test('days begin at midnight of the time zone, also where the clock changes', async (t) => {
  const berlin = insightDays({ start: '2026-10-24', end: '2026-10-25', timeZone: 'Europe/Berlin' })
  t.equal(berlin.count, 2)
  t.strictSame(texts(boundsOf(berlin)), [
    '2026-10-23T22:00:00.000Z',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ])
  // Midnight of this day does not exist.
  const santiago = insightDays({ start: '2026-09-06', end: '2026-09-06', timeZone: 'America/Santiago' })
  t.strictSame(texts(boundsOf(santiago)), ['2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'])
  t.equal(insightDays({ start: '2026-12-01', end: '2026-12-01' }).timeZone, 'UTC')
})

t.test('a page is a part of the days, and may be empty', async (t) => {
  const days = insightDays({ start: '2026-12-30', end: '2027-01-02' })
  t.match(pageOfDays(days, { skip: 1, take: 2 }), { first: '2026-12-31', count: 2 })
  t.match(pageOfDays(days, { skip: 3, take: 9 }), { first: '2027-01-02', count: 1 })
  t.match(pageOfDays(days, { skip: 9, take: 9 }), { count: 0 })
})

t.test('an end before the start, and more than 366 days, are refused', async (t) => {
  const refusal = { code: 'BadRequestException', details: { errors: [{ path: 'end' }] } }
  t.throws(() => insightDays({ start: '2026-12-02', end: '2026-12-01' }), refusal)
  t.throws(() => insightDays({ start: '2026-01-01', end: '2027-01-02' }), refusal)
  t.equal(insightDays({ start: '2026-01-01', end: '2027-01-01' }).count, 366)
})
