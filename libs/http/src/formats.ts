import { isPhone } from '@punctual/contracts'
import { FormatRegistry } from '@sinclair/typebox'
import { LRUCache } from 'lru-cache'

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const emailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** Returns whether the text is an existing day, YYYY-MM-DD. */
export function isDate(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (datePattern.exec(text) ?? []).map(Number)
  const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysOfMonth
}

/**
 * ISO 8601 date-time with an offset or Z; seconds are optional. The offset must not lead outside
 * the allowed years.
 */
export function isDateTime(text: string): boolean {
  const date = dateTimePattern.exec(text)?.[1]
  const year = new Date(text).getUTCFullYear()
  return date !== undefined && isDate(date) && year >= 1 && year <= 9999
}

const wholeMinutePattern = /T\d{2}:\d{2}(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:\d{2})?$/
/**
 * Bookings have a length and buffers: a later start could end in a year of five digits, which
 * Postgres rejects.
 */
const lastYear = 9998

/**
 * Returns whether the text is a date-time of a whole minute within the years that bookings allow.
 */
export const isMinute = (text: string): boolean =>
  isDateTime(text) && wholeMinutePattern.test(text) && new Date(text).getUTCFullYear() <= lastYear

/** Like `isMinute`, but UTC without an offset. */
export const isUtcMinute = (text: string): boolean => isMinute(text) || isMinute(`${text}Z`)

const knownZones = new LRUCache<string, boolean>({ max: 2_000 })

/** Returns whether the text is an IANA zone name; a bare offset is not one. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+/-]{0,63}$/.test(text)) return false
  const known = knownZones.get(text) ?? resolves(text)
  knownZones.set(text, known)
  return known
}

function resolves(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * Returns whether mail can be sent to the address: at most 64 characters before the @, and a dot
 * after it.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && emailPattern.test(text)
}

/** Returns whether the text is an absolute http or https URL. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && !/[\s<>"]/.test(text) && URL.canParse(text)
}

/** Error messages by format. */
export const formatMessages: Readonly<Record<string, string>> = {
  date: 'must be a date, YYYY-MM-DD',
  'date-time': 'must be an ISO 8601 date-time with an offset or Z',
  minute: `must be an ISO 8601 date-time with an offset or Z, of a whole minute, not after the year ${lastYear}`,
  'utc-minute': `must be an ISO 8601 date-time of a whole minute, not after the year ${lastYear}`,
  'time-zone': 'must be an IANA time zone',
  email: 'must be an email address',
  uri: 'must be an http or https URL',
  phone: 'must be a phone number in international format, such as +14155550123',
}

FormatRegistry.Set('date', isDate)
FormatRegistry.Set('date-time', isDateTime)
FormatRegistry.Set('minute', isMinute)
FormatRegistry.Set('utc-minute', isUtcMinute)
FormatRegistry.Set('time-zone', isTimeZone)
FormatRegistry.Set('email', isEmail)
FormatRegistry.Set('uri', isWebUrl)
FormatRegistry.Set('phone', isPhone)
