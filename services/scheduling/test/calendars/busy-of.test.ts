import t from 'tap'
import { busyOf } from '../../src/calendars/ical/busy-of.ts'
import { timesOf } from '../../src/calendars/ical/times-of.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one@example.com', ...lines, 'END:VEVENT'].join('\r\n')
const minute = (iso: string) => Date.parse(iso) / 60_000
const question = (text: string, from = '2026-12-01T00:00Z', to = '2027-01-01T00:00Z') => ({
  texts: [text],
  from: minute(from),
  to: minute(to),
  timeZone: 'Europe/Berlin',
  ownUids: ['ours@svc'],
})
const busy = (text: string, from?: string, to?: string) => {
  const found = busyOf(question(text, from, to))
  t.same(busyOf(question(timesOf(text), from, to)), found, 'the reduced text has the same busy spans')
  return found.map(({ start, end }) =>
    [start, end].map((at) => new Date(at * 60_000).toISOString().slice(0, 16)).join(' '),
  )
}

t.test('a single event: in UTC, in a zone, floating, all-day', async (t) => {
  t.same(busy(calendar(event('DTSTART:20261202T100000Z', 'DTEND:20261202T103000Z'))), [
    '2026-12-02T10:00 2026-12-02T10:30',
  ])
  t.same(busy(calendar(event('DTSTART;TZID=America/New_York:20261202T100000', 'DURATION:PT45M'))), [
    '2026-12-02T15:00 2026-12-02T15:45',
  ])
  t.same(busy(calendar(event('DTSTART:20261202T100000', 'DTEND:20261202T110000'))), [
    '2026-12-02T09:00 2026-12-02T10:00',
  ])
  t.same(busy(calendar('X-WR-TIMEZONE:Asia/Kolkata', event('DTSTART;VALUE=DATE:20261202'))), [
    '2026-12-01T18:30 2026-12-02T18:30',
  ])
  t.same(busy(calendar(event('DTSTART;VALUE=DATE:20261202', 'DTEND;VALUE=DATE:20261204'))), [
    '2026-12-01T23:00 2026-12-03T23:00',
  ])
})

t.test('a zone that the calendar defines itself', async (t) => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Work Time', 'BEGIN:STANDARD', 'DTSTART:19700101T000000']
  const ends = ['TZOFFSETFROM:+0400', 'TZOFFSETTO:+0400', 'END:STANDARD', 'END:VTIMEZONE']
  const text = calendar(...zone, ...ends, event('DTSTART;TZID=Work Time:20261202T100000', 'DURATION:PT1H'))
  t.same(busy(text), ['2026-12-02T06:00 2026-12-02T07:00'])
})

t.test('a series keeps its wall clock over a change of clocks', async (t) => {
  const text = calendar(
    event(
      'DTSTART;TZID=Europe/Berlin:20200106T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO',
    ),
  )
  t.same(busy(text, '2027-03-15T00:00Z', '2027-04-13T00:00Z'), [
    '2027-03-22T08:00 2027-03-22T09:00',
    '2027-04-05T07:00 2027-04-05T08:00',
  ])
})

t.test('a series with excluded, moved, cancelled and added occurrences', async (t) => {
  const main = event(
    'DTSTART;TZID=Europe/Berlin:20261201T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=5',
    'EXDATE;TZID=Europe/Berlin:20261202T090000',
    'RDATE;TZID=Europe/Berlin:20261210T120000',
  )
  const moved = event(
    'RECURRENCE-ID;TZID=Europe/Berlin:20261203T090000',
    'DTSTART:20261203T150000Z',
    'DURATION:PT2H',
  )
  const gone = event(
    ...['RECURRENCE-ID;TZID=Europe/Berlin:20261204T090000', 'DTSTART:20261204T080000Z'],
    ...['DURATION:PT1H', 'STATUS:CANCELLED'],
  )
  t.same(busy(calendar(main, moved, gone)), [
    '2026-12-01T08:00 2026-12-01T09:00',
    '2026-12-03T15:00 2026-12-03T17:00',
    '2026-12-05T08:00 2026-12-05T09:00',
    '2026-12-10T11:00 2026-12-10T12:00',
  ])
})

t.test('no busy time: transparent, cancelled, own and out-of-window events', async (t) => {
  const at = ['DTSTART:20261202T100000Z', 'DTEND:20261202T103000Z']
  t.same(busy(calendar(event(...at, 'TRANSP:TRANSPARENT'))), [])
  t.same(busy(calendar(event(...at, 'STATUS:CANCELLED'))), [])
  t.same(busy(calendar(event(...at)).replace('one@example.com', 'ours@svc')), [])
  t.same(busy(calendar(event(...at)), '2026-12-03T00:00Z'), [])
  t.same(busy(calendar()), [])
})

t.test('touching and overlapping events are merged', async (t) => {
  const events = [
    event('DTSTART:20261202T100000Z', 'DTEND:20261202T103000Z'),
    event('DTSTART:20261202T103000Z', 'DTEND:20261202T113000Z').replace('one@', 'two@'),
    event('DTSTART:20261202T110000Z', 'DTEND:20261202T120000Z').replace('one@', 'three@'),
  ]
  t.same(busy(calendar(...events)), ['2026-12-02T10:00 2026-12-02T12:00'])
})

t.test('the reduced text has no people, places or titles', async (t) => {
  const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT5M', 'DESCRIPTION:Ann', 'END:VALARM']
  const people = ['ATTENDEE;CN=Ann:mailto:ann@example.com', 'organizer:mailto:ann@example.com', 'X-NOTE:Ann']
  const folded = 'DESCRIPTION:to talk with\r\n  Ann at her\r\n\t office'
  const words = ['SUMMARY:Ann', folded, 'LOCATION:Ann', ...people]
  const task = ['BEGIN:VTODO', 'DTSTART:20261202T100000Z', 'SUMMARY:Ann', 'END:VTODO']
  const times = ['DTSTART;TZID=Europe/\r\n Berlin:20261202T100000', 'dtend:20261202T103000Z']
  const text = calendar('X-WR-CALNAME:Ann', event(...words, ...times, ...alarm), ...task)
  t.same(timesOf(`\uFEFF${text}`).split('\r\n'), [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:one@example.com',
    'DTSTART;TZID=Europe/Berlin:20261202T100000',
    'dtend:20261202T103000Z',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  t.equal(busy(text).length, 1)
})

t.test('rejects a text that is not a calendar', async (t) => {
  for (const text of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD'])
    t.throws(() => busyOf(question(text)), text)
})

t.test('rejects a calendar above the limits', async (t) => {
  const repeats = event('DTSTART:20260101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=SECONDLY')
  t.throws(() => busyOf(question(calendar(repeats))), {
    message: 'it has more than 250,000 occurrences of recurring events',
  })
  const many = Array.from({ length: 50_001 }, (_, index) =>
    event('DTSTART:20200101T100000Z').replace('one', `${index}`),
  )
  t.throws(() => busyOf(question(calendar(...many))), { message: 'it has more than 50,000 events' })
})
