import type { BookingSnapshot } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { escapeHtml, safeHtml, textOfHtml } from '../../src/domain/html.ts'
import { fillVariables, type VariableSource } from '../../src/domain/variables.ts'

const booking = {
  uid: 'uid1',
  title: 'Intro between Olivia and Ann',
  start: '2026-12-01T14:05:00.000Z',
  end: '2026-12-01T14:35:00.000Z',
  location: 'Main Street 1',
  eventType: {
    title: 'Intro',
    bookingFields: [{ slug: 'favourite-colour', label: 'Colour', type: 'text', hidden: false }],
  },
  hosts: [{ name: 'Olivia Owner' }],
  bookingFieldsResponses: { 'favourite-colour': ['red', 'blue'], notes: 'Bring tea' },
} as unknown as BookingSnapshot

const source: VariableSource = {
  booking,
  attendee: { name: 'Ann Mary Lee', email: 'ann@example.com', timeZone: 'America/New_York' },
  reader: { timeZone: 'Europe/Berlin', locale: 'en', timeFormat: 24 },
  publicUrl: 'https://book.example.com',
}

t.test('the variables of contract 10', async (t) => {
  const expected: Record<string, string> = {
    '{EVENT_NAME}': 'Intro',
    '{ORGANIZER} {ORGANIZER_NAME}': 'Olivia Owner Olivia Owner',
    '{ATTENDEE_FIRST_NAME}|{ATTENDEE_LAST_NAME}': 'Ann|Mary Lee',
    '{EVENT_DATE}': 'Tuesday, December 1, 2026',
    '{START_TIME}-{EVENT_END_TIME} {TIMEZONE}': '15:05-15:35 Europe/Berlin',
    '{EVENT_START_TIME_IN_ATTENDEE_TIMEZONE}': '09:05',
    '{EVENT_DATE_YYYY-MM-DD}': '2026-12-01',
    '{EVENT_DATE_dddd, MMM D}': 'Tuesday, Dec 1',
    '{START_TIME_h:mma}': '3:05pm',
    '{EVENT_END_TIME_HH:mm}': '15:35',
    '{FAVOURITE_COLOUR}': 'red, blue',
    '{ADDITIONAL_NOTES}': 'Bring tea',
    '{CANCELLATION_REASON}': '',
    '{LOCATION_VARIABLE}': 'Main Street 1',
    '{RESCHEDULE_URL}': 'https://book.example.com/booking/uid1/reschedule',
    '{NO_SUCH_THING} {lower} {}': '{NO_SUCH_THING} {lower} {}',
  }
  for (const [template, text] of Object.entries(expected))
    t.equal(fillVariables(template, source), text, template)
})

t.test('a reader of 12 hours', async (t) => {
  t.equal(
    fillVariables('{EVENT_TIME}', { ...source, reader: { ...source.reader, timeFormat: 12 } }),
    '3:05pm',
  )
})

t.test('what an attendee says cannot become markup', async (t) => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const named = { ...source, attendee: { ...source.attendee, name } }
      const html = safeHtml(fillVariables('<p>{ATTENDEE}</p>', named, escapeHtml))
      t.equal((html.match(/<[a-z!/]/gi) ?? []).length, 2, JSON.stringify(name))
    }),
    { numRuns: 100 },
  )
})

t.test('HTML of users: no script, no handler, no strange link', async (t) => {
  t.equal(
    safeHtml('<p onclick="x()">a<script>b</script><a href="javascript:x">c</a><img src="x" onerror="y"></p>'),
    '<p>a<a>c</a><img src="x" /></p>',
  )
  t.equal(textOfHtml('<p>Tom &amp; Ann<br>here</p><p>&lt;b&gt;</p>'), 'Tom & Ann\nhere\n<b>')
})
