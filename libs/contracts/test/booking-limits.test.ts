import t from 'tap'
import { dayIn, firstDayOf, limitsWindow, limitTally } from '../src/booking-limits.ts'

const day = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const limits = { count: { day: 2, week: 3 }, duration: { month: 90 }, timeZone: 'America/New_York' }

t.test('a day is a date in the zone of the limits', (t) => {
  t.equal(dayIn('America/New_York', Date.parse('2026-12-02T04:59:59Z')), day('2026-12-01'))
  t.equal(dayIn('Pacific/Kiritimati', Date.parse('2026-12-01T10:00:00Z')), day('2026-12-02'))
  t.equal(dayIn('UTC', Date.parse('1969-12-31T23:00:00Z')), -1)
  t.end()
})

t.test('weeks begin on Sunday', (t) => {
  t.equal(firstDayOf('week', day('2026-12-06')), day('2026-12-06'))
  t.equal(firstDayOf('week', day('2026-12-05')), day('2026-11-29'))
  t.equal(firstDayOf('month', day('2026-12-31')), day('2026-12-01'))
  t.equal(firstDayOf('year', day('2026-12-31')), day('2026-01-01'))
  t.end()
})

t.test('the window contains every period that can contain a start', (t) => {
  const at = Date.parse('2026-12-15T12:00:00Z')
  const window = limitsWindow(limits, at, at)
  t.ok(window && window.from <= Date.parse('2026-12-01T05:00:00Z'))
  t.ok(window && window.to >= Date.parse('2027-01-01T05:00:00Z'))
  t.equal(limitsWindow({ count: {}, duration: {}, timeZone: 'UTC' }, at, at), undefined)
  t.end()
})

t.test('a limit includes the new booking', (t) => {
  const tally = limitTally(limits, [{ day: day('2026-12-01'), minutes: 30 }])
  const next = { day: day('2026-12-01'), minutes: 30 }
  t.equal(tally.refusal(next), undefined)
  tally.add(next)
  t.equal(tally.refusal(next), 'day')
  t.equal(tally.refusal({ day: day('2026-12-02'), minutes: 31 }), 'month')
  t.equal(tally.refusal({ day: day('2026-12-02'), minutes: 30 }), undefined)
  tally.add({ day: day('2026-12-02'), minutes: 0 })
  t.equal(tally.refusal({ day: day('2026-12-03'), minutes: 0 }), 'week')
  t.equal(tally.refusal({ day: day('2026-12-06'), minutes: 0 }), undefined)
  t.end()
})
