import { formatLocale, languageOf } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'
import { DateTime, type DateTimeFormatOptions } from 'luxon'
import { dateInTokens } from './date-tokens.ts'
import { hourOptions, type Reader } from './reader.ts'

const local = (iso: string, { timeZone, locale }: Reader) =>
  DateTime.fromISO(iso, { zone: timeZone, locale: formatLocale(locale) })

/** Formats by the rules of the language, with plain spaces, which text messages need. */
const formatted = (at: DateTime, options: DateTimeFormatOptions): string =>
  at.toLocaleString(options).replace(/[\u00a0\u202f]/g, ' ')

/** Formats a date such as `Tuesday, December 1, 2026`, in the reader's time zone and language. */
export function longDate(iso: string, reader: Reader): string {
  return formatted(local(iso, reader), DateTime.DATE_HUGE)
}

/**
 * Formats a time such as `9:00am`, `09:00` or `午前9:00`, by the reader's time format
 * (docs/domain.md#languages).
 */
export function clockTime(iso: string, reader: Reader): string {
  if (languageOf(reader.locale) === 'en')
    return dateInTokens(iso, reader, reader.timeFormat === 12 ? 'h:mma' : 'HH:mm')
  return formatted(local(iso, reader), hourOptions(reader))
}

/** Formats a date and time for subjects, such as `Tue, Dec 1, 2026 9:00am`. */
export function shortMoment(iso: string, reader: Reader): string {
  return `${formatted(local(iso, reader), DateTime.DATE_MED_WITH_WEEKDAY)} ${clockTime(iso, reader)}`
}

/** A change of the clock within these days of a booking makes its offset worth showing. */
const daysAround = 7

/**
 * Returns the zone of the reader, with its offset where the reader's clock changes around the times
 * or where one of the other zones has another time (docs/domain.md#languages).
 */
function zoneText(start: DateTime, end: DateTime, { reader, zones }: { reader: Reader; zones: string[] }) {
  const around = [start.minus({ days: daysAround }), start, end, end.plus({ days: daysAround })]
  const changes = new Set(around.map(({ offset }) => offset)).size > 1
  const differs = zones.some((zone) => zone !== '' && start.setZone(zone).offset !== start.offset)
  if ((!changes && !differs) || reader.timeZone === 'UTC') return reader.timeZone
  const format = new Intl.DateTimeFormat(formatLocale(reader.locale), {
    timeZone: reader.timeZone,
    timeZoneName: 'shortOffset',
  })
  const offsets = [start, end].map(
    (at) => format.formatToParts(at.toJSDate()).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  )
  const offset = [...new Set(offsets)].join(' / ')
  return mailTexts(reader.locale)('zoneWithOffset', { zone: reader.timeZone, offset })
}

/**
 * Formats a day with start and end time and the time zone.
 * @param zones the zones of the other people
 */
export function spanOf(
  { start, end }: { start: string; end: string },
  reader: Reader,
  zones: string[] = [],
): string {
  const [from, to] = [local(start, reader), local(end, reader)]
  return mailTexts(reader.locale)(from.hasSame(to, 'day') ? 'span' : 'spanOfDays', {
    date: longDate(start, reader),
    start: clockTime(start, reader),
    endDate: longDate(end, reader),
    end: clockTime(end, reader),
    zone: zoneText(from, to, { reader, zones }),
  })
}

/** Returns the time zones of the people of a booking. */
export const zonesOf = ({
  hosts,
  attendees,
}: Record<'hosts' | 'attendees', readonly { timeZone: string }[]>): string[] =>
  [...hosts, ...attendees].map(({ timeZone }) => timeZone)
