import { isPhone } from '@punctual/contracts'
import fc from 'fast-check'
import t from 'tap'
import { isDate, isDateTime, isEmail, isMinute, isTimeZone, isUtcMinute, isWebUrl } from '../src/formats.ts'

function every(t: Tap, is: (text: string) => boolean, good: string[], bad: string[]): void {
  for (const text of good) t.ok(is(text), text)
  for (const text of bad) t.notOk(is(text), text)
}
type Tap = Pick<typeof t, 'ok' | 'notOk'>

t.test('date: existing days', async (t) => {
  every(
    t,
    isDate,
    ['2026-12-01', '2024-02-29', '0001-01-01', '9999-12-31'],
    [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-1',
      '0000-01-01',
      '2026-12-01T00:00',
      '',
    ],
  )
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => isDate(date.toISOString().slice(0, 10)),
    ),
  )
})

t.test('date-time: an offset or Z is required', async (t) => {
  every(
    t,
    isDateTime,
    [
      '2026-12-01T09:00:00Z',
      '2026-12-01T09:00Z',
      '2026-12-01T09:00:00.123+05:30',
      '2026-12-01T23:59:59-08:00',
    ],
    [
      '2026-12-01T09:00:00',
      '2026-12-01',
      '2026-12-01T24:00:00Z',
      '2026-12-01T09:60Z',
      '2026-02-30T09:00Z',
      '2026-12-01 09:00Z',
      '0001-01-01T00:00:00+14:00',
      '9999-12-31T23:59:59-12:00',
    ],
  )
  every(
    t,
    isUtcMinute,
    ['2026-12-01T09:00:00', '2026-12-01T09:00', '2026-12-01T09:00:00.000', '9998-12-31T23:59:00+01:00'],
    [
      '2026-12-01',
      '2026-12-01T24:00:00',
      '2026-02-30T09:00',
      '2026-12-01T09:00:00ZZ',
      'tomorrow',
      '2026-12-01T09:00:01',
      '2026-12-01T09:00:00.5',
      '2026-12-01T09:00:00.001Z',
      '9999-01-01T00:00Z',
      '9998-12-31T23:59:00-01:00',
    ],
  )
  every(
    t,
    isMinute,
    ['2026-12-01T09:00Z', '2026-12-01T09:00:00.000+05:30'],
    ['2026-12-01T09:00', '2026-12-01T09:00:30Z', '9999-12-31T23:59Z'],
  )
})

t.test('time-zone: names known to Intl', async (t) => {
  every(
    t,
    isTimeZone,
    ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'],
    ['Mars/Base', '+01:00', '', 'Europe/Berlin ', '../etc'],
  )
})

t.test('email', async (t) => {
  every(
    t,
    isEmail,
    ['a@example.com', "o'neil+x@sub.example.co", 'a.b@xn--bcher-kva.example'],
    [
      'a',
      'a@b',
      '.a@example.com',
      'a..b@example.com',
      'a@-example.com',
      'a@example.com\n',
      'a b@example.com',
      `${'a'.repeat(65)}@example.com`,
    ],
  )
})

t.test('uri: only http and https', async (t) => {
  every(
    t,
    isWebUrl,
    ['https://example.com', 'http://localhost:3000/a?b=c#d', 'HTTPS://EXAMPLE.COM'],
    ['javascript:alert(1)', 'ftp://example.com', 'example.com', '//example.com', 'https://', 'https://a b'],
  )
})

t.test('phone: E.164', async (t) => {
  every(
    t,
    isPhone,
    ['+14155550123', '+4915112345678'],
    ['14155550123', '+0123456789', '+1 415 555', '+123', `+${'1'.repeat(16)}`],
  )
})
