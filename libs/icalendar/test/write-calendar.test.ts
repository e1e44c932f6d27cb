import { deepStrictEqual, equal } from 'node:assert/strict'
import { icalTime, oneLine, plainText } from '@punctual/contracts'
import { typedAddress, typedText } from '@punctual/testing'
import fc from 'fast-check'
import { type Component, parseCalendar } from 'iamcal'
import ICAL from 'ical.js'
import t from 'tap'
import { type CalendarEntry, commonName, emailOf, mailTo, sentBy, writeCalendar } from '../src/index.ts'

const person = fc.record({ name: typedText(), email: typedAddress() })
const entry: fc.Arbitrary<CalendarEntry> = fc.record({
  uid: fc.uuid(),
  sequence: fc.nat(),
  stamp: fc.constant('2026-11-01T08:00:00Z'),
  start: fc.constant({ utc: '2026-12-01T09:00:00Z' }),
  end: fc.constant({ utc: '2026-12-01T09:30:00Z' }),
  summary: typedText(),
  description: typedText(),
  location: typedText(),
  status: fc.constantFrom('CONFIRMED' as const, 'TENTATIVE' as const),
  organizer: person,
  attendees: fc.array(
    person.map((one) => ({ ...one, parameters: { partstat: 'ACCEPTED' } })),
    { maxLength: 4 },
  ),
})

/** A property as a parser returns it. */
type Read = [name: string, value: string, parameters: Record<string, string>]

const nameOf = ({ name, email }: { name: string; email: string }) => commonName(name) || email

/** The properties of an entry: exactly these, in this order. */
function expected(one: CalendarEntry): Read[] {
  const text = (name: string, value: string): Read[] => (value === '' ? [] : [[name, value, {}]])
  return [
    ['UID', one.uid, {}],
    ['SEQUENCE', `${one.sequence}`, {}],
    ['DTSTAMP', icalTime(one.stamp), {}],
    ['DTSTART', '20261201T090000Z', {}],
    ['DTEND', '20261201T093000Z', {}],
    ...text('SUMMARY', oneLine(one.summary)),
    ...text('DESCRIPTION', plainText(one.description ?? '')),
    ...text('LOCATION', oneLine(one.location ?? '')),
    ['STATUS', one.status ?? '', {}],
    ['ORGANIZER', mailTo(one.organizer?.email ?? ''), { CN: nameOf(one.organizer!) }],
    ...(one.attendees ?? []).map(
      (each): Read => ['ATTENDEE', mailTo(each.email), { CN: nameOf(each), PARTSTAT: 'ACCEPTED' }],
    ),
  ]
}

function readByIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  equal(calendar.getAllSubcomponents().length, 1)
  return calendar
    .getFirstSubcomponent('vevent')!
    .getAllProperties()
    .map((property) => {
      const [, parameters] = property.toJSON() as [string, Record<string, string>]
      const upper = Object.entries(parameters).map(([key, value]) => [key.toUpperCase(), value])
      const value = property.getFirstValue()
      const shown = value instanceof ICAL.Time ? value.toICALString() : String(value)
      return [property.name.toUpperCase(), shown, Object.fromEntries(upper)]
    })
}

/** Does not decode the escapes of RFC 6868. */
async function readByIamcal(text: string): Promise<Read[]> {
  const calendar: Component = await parseCalendar(text)
  equal(calendar.components.length, 1)
  return calendar.components[0]!.properties.map(({ name, value, parameters }) => {
    const read = [...parameters].map(([key, values]) => [key, values.join('|').replaceAll('^^', '^')])
    return [name, value, Object.fromEntries(read)]
  })
}

t.test('two parsers read back exactly the typed text', async () => {
  await fc.assert(
    fc.asyncProperty(entry, async (one) => {
      const text = writeCalendar({ method: 'REQUEST', entries: [one] })
      const read = expected(one)
      deepStrictEqual(readByIcalJs(text), read)
      deepStrictEqual(await readByIamcal(text), read)
    }),
    { numRuns: 1000 },
  )
})

t.test('lines have at most 75 octets, end with CRLF, and do not split characters', async () => {
  fc.assert(
    fc.property(entry, (one) => {
      const bytes = Buffer.from(writeCalendar({ entries: [one] }))
      const lines = bytes.toString('latin1').split('\r\n')
      if (lines.pop() !== '') return false
      const strict = new TextDecoder('utf-8', { fatal: true })
      return lines.every((line) => {
        strict.decode(Buffer.from(line, 'latin1'))
        return line.length <= 75 && !/[\r\n]/.test(line)
      })
    }),
    { numRuns: 1000 },
  )
})

t.test('a name keeps all characters that a parameter can hold', async (t) => {
  t.equal(commonName('Dr. Ann: "Al"; Lee, ^n\\'), "Dr. Ann: 'Al'; Lee, ^n/")
  t.equal(commonName(' a\r\nb '), 'a b')
})

t.test('an address is read back from its mailto URI, which has no headers', async (t) => {
  fc.assert(
    fc.property(typedAddress(), (email) => {
      const uri = mailTo(email)
      return emailOf(uri) === email && decodeURIComponent(new URL(uri).pathname) === email
    }),
  )
  t.equal(mailTo('a@b.c?cc=evil@example.com'), 'mailto:a@b.c%3Fcc=evil@example.com')
  t.equal(emailOf('MAILTO:a@b.c'), 'a@b.c')
  t.equal(emailOf('mailto:100%@b.c'), '100%@b.c', 'from a program without encoding')
})

t.test('a URL is written only when it is an http or https URL on one line', async (t) => {
  const base = { uid: 'u', sequence: 0, stamp: '2026-11-01T08:00:00Z', summary: 'x' }
  const times = { start: { utc: '2026-12-01T09:00:00Z' }, end: { utc: '2026-12-01T09:30:00Z' } }
  const urlOf = (url: string) =>
    /^URL:(.*)\r$/m.exec(writeCalendar({ entries: [{ ...base, ...times, url }] }))?.[1]
  t.equal(urlOf('https://meet.test/a?b=1'), 'https://meet.test/a?b=1')
  t.equal(urlOf('https://meet.test/"\r\nATTENDEE:mailto:x@y.z'), 'https://meet.test/%22ATTENDEE:mailto:x@y.z')
  t.equal(urlOf('javascript:alert(1)'), undefined)
  t.equal(urlOf('no address'), undefined)
})

t.test('the sender of a calendar stands beside its organizer, and nothing else changes', async (t) => {
  fc.assert(
    fc.property(entry, typedAddress(), (one, sender) => {
      const text = writeCalendar({ method: 'REQUEST', entries: [one] })
      const sent = readByIcalJs(sentBy(text, sender))
      const isOwn = one.organizer?.email.toLowerCase() === sender.toLowerCase()
      const read = expected(one).map(([name, value, parameters]): Read => {
        const added = name === 'ORGANIZER' && !isOwn ? { 'SENT-BY': mailTo(sender) } : {}
        return [name, value, { ...parameters, ...added }]
      })
      deepStrictEqual(sent, read)
    }),
  )
  const plain = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  t.equal(sentBy(plain, 'a@b.c'), plain, 'without an organizer')
})
