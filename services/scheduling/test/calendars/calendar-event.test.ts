import t from 'tap'
import { changedEvent, hasEvent, presentEvent } from '../../src/calendars/ical/calendar-event.ts'
import { now } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const at = { source: 'caldav', timeZone: 'Asia/Kathmandu' }
const show = (text: string) => presentEvent(text, 'one', at)
const change = (text: string, body: Parameters<typeof changedEvent>[2]) =>
  changedEvent(text, 'one', body, { timeZone: at.timeZone, now })

t.test('times are instants with the zone that they are meant in, never the server’s', async (t) => {
  const cases: [string[], string, string][] = [
    [['DTSTART:20261204T100000Z', 'DURATION:PT1H'], '2026-12-04T10:00:00.000Z', 'UTC'],
    [['DTSTART:20261204T100000', 'DURATION:PT1H'], '2026-12-04T04:15:00.000Z', 'Asia/Kathmandu'],
    [['DTSTART;VALUE=DATE:20261204'], '2026-12-03T18:15:00.000Z', 'Asia/Kathmandu'],
    [['DTSTART;TZID=Europe/Berlin:20261204T100000'], '2026-12-04T09:00:00.000Z', 'Europe/Berlin'],
  ]
  for (const [lines, time, timeZone] of cases) t.same(show(calendar(...lines)).start, { time, timeZone })
  const inNewYork = calendar('DTSTART:20261204T100000').replace(
    'BEGIN:VEVENT',
    'X-WR-TIMEZONE:America/New_York\r\nBEGIN:VEVENT',
  )
  t.same(show(inNewYork).start, { time: '2026-12-04T15:00:00.000Z', timeZone: 'America/New_York' })
})

t.test('what is not changed stays', async (t) => {
  const text = calendar('DTSTART:20261204T100000', 'DURATION:PT1H', 'X-OTHER:kept', 'SEQUENCE:4')
  const moved = change(text, { start: { time: '2026-12-04T05:00:00Z' } })
  t.match(moved, /X-OTHER:kept/)
  t.match(moved, /SEQUENCE:5/)
  const { start, end } = show(moved)
  t.equal(start.time, '2026-12-04T05:00:00.000Z')
  t.equal(end.time, '2026-12-04T05:15:00.000Z', 'as it was')
})

t.test('400 for half of whole days, for a series, and for an end before the start', async (t) => {
  const start = { time: '2026-12-04T10:00:00Z' }
  const paths = (text: string, body: Parameters<typeof change>[1]) =>
    refusedBy(() => change(text, body))?.paths
  t.same(paths(calendar('DTSTART;VALUE=DATE:20261204'), { start }), ['start'])
  t.same(paths(calendar('DTSTART:20261204T100000Z', 'RRULE:FREQ=DAILY'), { end: start }), ['end'])
  t.same(paths(calendar('DTSTART:20261204T100000Z', 'DURATION:PT1H'), { end: start }), ['end.time'])
})

t.test('an event is known by its uid alone, folded or not', async (t) => {
  t.ok(hasEvent(calendar('DTSTART:20261204T100000Z').replace('UID:one', 'UID:o\r\n ne'), 'one'))
  t.notOk(hasEvent(calendar('SUMMARY:two', 'DTSTART:20261204T100000Z'), 'two'))
  t.notOk(hasEvent(calendar('RECURRENCE-ID:20261204T100000Z'), 'one'), 'an exception of a series')
  t.notOk(hasEvent('one', 'one'))
})
