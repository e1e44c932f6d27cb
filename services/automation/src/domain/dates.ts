import { DateTime } from 'luxon'

/** The time zone, language and time format of a reader. `timeFormat` is 12 or 24. */
export interface Reader {
  timeZone: string
  locale: string
  timeFormat: number
}

const local = (iso: string, { timeZone, locale }: Reader) => DateTime.fromISO(iso, { zone: timeZone, locale })

/** Formats a date such as `Tuesday, December 1, 2026`, in the reader's time zone and language. */
export function longDate(iso: string, reader: Reader): string {
  return local(iso, reader).toLocaleString(DateTime.DATE_HUGE)
}

/**
 * Formats a time as `9:00am` or `09:00`, by the reader's time format (docs/domain.md#workflows).
 */
export function clockTime(iso: string, reader: Reader): string {
  return dateInTokens(iso, reader, reader.timeFormat === 12 ? 'h:mma' : 'HH:mm')
}

/** Formats a day with start and end time and the time zone. */
export function spanOf({ start, end }: { start: string; end: string }, reader: Reader): string {
  return `${longDate(start, reader)}, ${clockTime(start, reader)} - ${clockTime(end, reader)} (${reader.timeZone})`
}

/** Maps day.js tokens to luxon's where they differ. */
const tokens: Record<string, string> = {
  YYYY: 'yyyy',
  YY: 'yy',
  DD: 'dd',
  D: 'd',
  dddd: 'cccc',
  ddd: 'ccc',
  ZZ: 'ZZZ',
  Z: 'ZZ',
}
const token = /\[([^\]]*)]|YYYY|YY|MMMM|MMM|MM|M|DD|D|dddd|ddd|dd|d|HH|H|hh|h|mm|m|ss|s|SSS|A|a|ZZ|Z/g

/**
 * Formats an instant in the reader's time zone by day.js tokens; other characters stay unchanged.
 */
export function dateInTokens(iso: string, reader: Reader, format: string): string {
  const at = local(iso, reader)
  return format.replace(token, (found, literal: string | undefined) => {
    if (literal !== undefined) return literal
    if (found === 'd') return String(at.weekday % 7)
    if (found === 'dd') return [...at.toFormat('ccc')].slice(0, 2).join('')
    if (found === 'A' || found === 'a') {
      const meridiem = at.toFormat('a')
      return found === 'a' ? meridiem.toLowerCase() : meridiem.toUpperCase()
    }
    return at.toFormat(tokens[found] ?? found)
  })
}
