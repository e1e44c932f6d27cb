import { deepStrictEqual, equal } from 'node:assert/strict'
import { type BookingSnapshot, oneLine, plainText } from '@punctual/contracts'
import { commonName } from '@punctual/icalendar'
import { typedAddress, typedText } from '@punctual/testing'
import fc from 'fast-check'
import ICAL from 'ical.js'
import t from 'tap'
import { changedEvent, presentEvent } from '../../src/calendars/ical/calendar-event.ts'
import { hasEvent } from '../../src/calendars/ical/calendars-of.ts'
import { eventOf } from '../../src/calendars/ical/event-of.ts'
import { now } from '../fixtures.ts'
import { refusedBy } from '../refused.ts'

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')
const at = { source: 'caldav', timeZone: 'Asia/Kathmandu', email: 'hana@example.com' }
const show = (text: string) => presentEvent(text, 'one', at)
const change = (text: string, body: Parameters<typeof changedEvent>[2]) =>
  changedEvent(text, 'one', body, { timeZone: at.timeZone, now })

/** The source of a booking's event; people and title carry the name. */
const aBookingOf = ({ name, email }: { name: string; email: string }) =>
  ({
    icsUid: 'uid@svc',
    icsSequence: 0,
    title: name,
    description: name,
    location: name,
    guests: [],
    start: '2026-12-04T10:00:00Z',
    end: '2026-12-04T10:30:00Z',
    updatedAt: '2026-12-01T10:00:00Z',
    eventType: { hideCalendarNotes: false },
    hosts: [{ name, email: 'hana@example.com' }],
    attendees: [{ name, email }],
  }) as unknown as BookingSnapshot

t.test('an entry is private where the event type hides details', async (t) => {
  const booking = aBookingOf({ name: 'Ann', email: 'ann@example.com' })
  const hiding = { ...booking, eventType: { ...booking.eventType, hideCalendarEventDetails: true } }
  t.match(eventOf(hiding), /CLASS:PRIVATE/)
  t.notMatch(eventOf(booking), /CLASS/)
})

t.test('times are instants in their own zone, never in the server’s', async (t) => {
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

t.test('omitted fields stay unchanged', async (t) => {
  const text = calendar('DTSTART:20261204T100000', 'DURATION:PT1H', 'X-OTHER:kept', 'SEQUENCE:4')
  const moved = change(text, { start: { time: '2026-12-04T05:00:00Z' } })
  t.match(moved, /X-OTHER:kept/)
  t.match(moved, /SEQUENCE:5/)
  const { start, end } = show(moved)
  t.equal(start.time, '2026-12-04T05:00:00.000Z')
  t.equal(end.time, '2026-12-04T05:15:00.000Z', 'as it was')
})

t.test('input is escaped: it comes back as text and adds no properties', async (t) => {
  const text = calendar('DTSTART:20261204T100000Z', 'DURATION:PT1H', 'X-OTHER:kept')
  await fc.assert(
    fc.property(typedText(), typedAddress(), (typed, email) => {
      const changed = change(text, {
        title: typed,
        description: typed,
        attendees: [{ name: typed, email }],
      })
      const { title, description, attendees, hosts } = show(changed)
      equal(title, oneLine(typed))
      equal(description ?? '', plainText(typed))
      deepStrictEqual(attendees, [{ email, name: commonName(typed) || email, responseStatus: 'needsAction' }])
      equal(hosts, null)
      const names = new ICAL.Component(ICAL.parse(changed)).getFirstSubcomponent('vevent')!.getAllProperties()
      const known = [
        'uid',
        'dtstart',
        'duration',
        'x-other',
        'summary',
        'description',
        'attendee',
        'sequence',
      ]
      deepStrictEqual(
        names.map(({ name }) => name).filter((name) => ![...known, 'dtstamp'].includes(name)),
        [],
      )
    }),
    { numRuns: 500 },
  )
  t.pass()
})

t.test('the event of a booking has its people, with any names', async (t) => {
  await fc.assert(
    fc.property(typedText(), typedAddress(), (typed, email) => {
      const of = aBookingOf({ name: typed, email })
      const { title, attendees, hosts } = presentEvent(eventOf(of), of.icsUid, at)
      equal(title, oneLine(typed))
      deepStrictEqual(attendees, [{ email, name: commonName(typed) || email, responseStatus: 'accepted' }])
      deepStrictEqual(hosts, [{ email: 'hana@example.com', name: commonName(typed) || 'hana@example.com' }])
    }),
    { numRuns: 500 },
  )
  t.pass()
})

t.test('400 for only one end of whole days, for a series, and for an end before the start', async (t) => {
  const start = { time: '2026-12-04T10:00:00Z' }
  const paths = (text: string, body: Parameters<typeof change>[1]) =>
    refusedBy(() => change(text, body))?.paths
  t.same(paths(calendar('DTSTART;VALUE=DATE:20261204'), { start }), ['start'])
  t.same(paths(calendar('DTSTART:20261204T100000Z', 'RRULE:FREQ=DAILY'), { end: start }), ['end'])
  t.same(paths(calendar('DTSTART:20261204T100000Z', 'DURATION:PT1H'), { end: start }), ['end.time'])
})

t.test('an event is found only by its UID, folded or not', async (t) => {
  t.ok(hasEvent(calendar('DTSTART:20261204T100000Z').replace('UID:one', 'UID:o\r\n ne'), 'one'))
  t.notOk(hasEvent(calendar('SUMMARY:two', 'DTSTART:20261204T100000Z'), 'two'))
  t.notOk(hasEvent(calendar('RECURRENCE-ID:20261204T100000Z'), 'one'), 'an exception of a series')
  t.notOk(hasEvent('one', 'one'))
})

t.test('shows who attends as oneself and as organizer, and the ways into a meeting', async (t) => {
  const text = calendar(
    'DTSTART:20261204T100000Z',
    'LOCATION:https://meet.example/abc',
    'CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=Join:https://meet.example/abc',
    'CONFERENCE;VALUE=URI;FEATURE=PHONE:tel:+49301234',
    'CONFERENCE;VALUE=URI:https://meet.example/more',
    'ORGANIZER:mailto:Hana@example.com',
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:hana@example.com',
    'ATTENDEE:mailto:ann@example.com',
  )
  const phone = { type: 'phone', url: 'tel:+49301', pin: '12', regionCode: 'DE' } as const
  const shown = presentEvent(text, 'one', { ...at, locations: [phone] })
  t.same(shown.attendees, [
    { email: 'hana@example.com', self: true, host: true, responseStatus: 'accepted' },
    { email: 'ann@example.com', responseStatus: 'needsAction' },
  ])
  t.same(shown.hosts, [{ email: 'Hana@example.com', responseStatus: 'accepted' }])
  t.same(shown.locations, [
    { type: 'video', url: 'https://meet.example/abc', label: 'Join' },
    { type: 'phone', url: 'tel:+49301234' },
    { type: 'more', url: 'https://meet.example/more' },
    phone,
  ])
})
