import type { BookingSnapshot, SeriesSnapshot } from '@punctual/contracts'
import t from 'tap'
import { invitation } from '../../src/domain/invitation.ts'
import { calendarZone, repetition, startsOf } from '../../src/domain/series.ts'
import { booking } from '../bookings.ts'

const weekly: SeriesSnapshot = {
  frequency: 'weekly',
  interval: 1,
  count: 3,
  timeZone: 'Europe/Berlin',
  first: '2027-03-15T09:00:00.000Z',
  start: '2027-03-15T09:00:00.000Z',
}
const plain = { locale: 'en', links: [] }
const stamp = new Date('2026-12-01T08:00:00.000Z')
const one = (changes: Partial<BookingSnapshot> = {}): BookingSnapshot => ({
  ...booking(),
  recurringBookingUid: 'series',
  series: weekly,
  icsUid: 'series@svc',
  icsSequence: 0,
  start: weekly.start,
  end: '2027-03-15T09:30:00.000Z',
  ...changes,
})
const entries = (content: string) => content.split('BEGIN:VEVENT').slice(1)

t.test('a series is one recurring entry at the same time of day', (t) => {
  t.strictSame(startsOf(weekly), [
    '2027-03-15T09:00:00.000Z',
    '2027-03-22T09:00:00.000Z',
    '2027-03-29T08:00:00.000Z',
  ])
  const { content } = invitation(one(), 'REQUEST', stamp, { ...plain, isNew: true })
  t.equal(entries(content).length, 1)
  for (const line of [
    'BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n',
    'UID:series@svc\r\n',
    'DTSTAMP:20261201T080000Z\r\n',
    'DTSTART;TZID=Europe/Berlin:20270315T100000\r\n',
    'DTEND;TZID=Europe/Berlin:20270315T103000\r\n',
    'RRULE:FREQ=WEEKLY;COUNT=3\r\n',
  ])
    t.match(content, line)
  t.notMatch(content, /RECURRENCE-ID|EXDATE|RDATE/)
  t.end()
})

t.test('a change of one occurrence names its original start', (t) => {
  const second = { ...weekly, start: '2027-03-22T09:00:00.000Z' }
  const moved = one({ series: second, start: '2027-03-23T12:00:00.000Z', end: '2027-03-23T12:30:00.000Z' })
  for (const method of ['REQUEST', 'CANCEL'] as const) {
    const { content } = invitation({ ...moved, icsSequence: 1 }, method, stamp, plain)
    t.match(content, 'RECURRENCE-ID;TZID=Europe/Berlin:20270322T100000\r\n')
    t.match(content, 'DTSTART;TZID=Europe/Berlin:20270323T130000\r\n')
    t.match(content, 'UID:series@svc\r\nSEQUENCE:1\r\n')
    t.notMatch(content, 'RRULE:FREQ=W')
  }
  t.end()
})

t.test('some cancelled occurrences are separate entries, a cancelled series is one', (t) => {
  const occurrences = ['2027-03-22T09:00:00.000Z', '2027-03-29T08:00:00.000Z'].map((start) => ({
    seriesStart: start,
    start,
    end: start.replace(':00:00', ':30:00'),
  }))
  const some = invitation(one({ icsSequence: 1 }), 'CANCEL', stamp, { ...plain, occurrences })
  t.strictSame(
    entries(some.content).map((entry) => /RECURRENCE-ID;TZID=Europe\/Berlin:(\w+)/.exec(entry)?.[1]),
    ['20270322T100000', '20270329T100000'],
  )
  const all = invitation(one({ icsSequence: 1 }), 'CANCEL', stamp, {
    ...plain,
    occurrences,
    wholeSeries: true,
  })
  t.equal(entries(all.content).length, 1)
  t.notMatch(all.content, 'RECURRENCE-ID')
  t.end()
})

t.test('a series confirmed later excludes cancelled occurrences and includes moved ones', (t) => {
  const [first, second] = startsOf(weekly) as [string, string, string]
  const occurrences = [
    { seriesStart: first, start: first, end: '2027-03-15T09:30:00.000Z' },
    { seriesStart: second, start: '2027-03-23T12:00:00.000Z', end: '2027-03-23T12:30:00.000Z' },
  ]
  const { content } = invitation(one(), 'REQUEST', stamp, { ...plain, occurrences })
  const [master, moved] = entries(content)
  t.match(master, 'EXDATE;TZID=Europe/Berlin:20270329T100000\r\n')
  t.match(moved, 'RECURRENCE-ID;TZID=Europe/Berlin:20270322T100000\r\n')
  t.end()
})

t.test('in a month that is too short, an occurrence is on the last day', (t) => {
  const monthly = { ...weekly, frequency: 'monthly' as const, first: '2027-01-31T09:00:00.000Z' }
  t.match(repetition(monthly, 'Europe/Berlin').rule, ';COUNT=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1')
  t.strictSame(
    startsOf(monthly).map((start) => start.slice(5, 10)),
    ['01-31', '02-28', '03-31'],
  )
  const yearly = { ...monthly, frequency: 'yearly' as const, first: '2028-02-29T09:00:00.000Z' }
  t.match(repetition(yearly, 'Europe/Berlin').rule, ';BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1')
  t.end()
})

t.test('a time zone has the name of its definition', (t) => {
  t.equal(calendarZone('Asia/Calcutta').name, 'Asia/Kolkata')
  t.equal(calendarZone('Mars/Base').name, 'Etc/UTC')
  t.end()
})
