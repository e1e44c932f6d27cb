import { DateTime } from 'luxon'

/** Where and how a reader reads times. `timeFormat` is 12 or 24. */
export interface Reader {
  timeZone: string
  locale: string
  timeFormat: number
}

const local = (iso: string, { timeZone, locale }: Reader) => DateTime.fromISO(iso, { zone: timeZone, locale })

/** @returns such as `Tuesday, December 1, 2026`, in the reader's zone and language */
export function longDate(iso: string, reader: Reader): string {
  return local(iso, reader).toLocaleString(DateTime.DATE_HUGE)
}

/** @returns `9:00am` or `09:00`, by the reader's setting (docs/domain.md#workflows) */
export function clockTime(iso: string, reader: Reader): string {
  return dateInTokens(iso, reader, reader.timeFormat === 12 ? 'h:mma' : 'HH:mm')
}

/** @returns a day and its times, with the zone that they are in */
export function spanOf({ start, end }: { start: string; end: string }, reader: Reader): string {
  return `${longDate(start, reader)}, ${clockTime(start, reader)} - ${clockTime(end, reader)} (${reader.timeZone})`
}

/** The day.js token of a variable -> luxon's. Tokens that are the same in both are left out. */
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

/** @returns the instant in the reader's zone, by day.js format tokens; what is no token stays as it is */
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
