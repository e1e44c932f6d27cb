import { formatLocale, languageOf, remembered } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'
import { DateTime, Info } from 'luxon'
import { hourOptions, type Reader } from './reader.ts'

/**
 * Formatters by their locale and options. With them and `offsetAt`, the times of a mail cost a
 * fifth of what they do with a DateTime of luxon for each.
 */
const formatterOf = remembered((key) => {
  const [locale, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions]
  return new Intl.DateTimeFormat(locale, options)
})

/** Erased people have no time zone. */
const knownZone = remembered((timeZone) => (Info.isValidIANAZone(timeZone) ? timeZone : 'UTC'))

/** Formats by the rules of the language, with plain spaces, which text messages need. */
function formatted(
  iso: string,
  { timeZone, locale }: Reader,
  options: Readonly<Intl.DateTimeFormatOptions>,
): string {
  const format = formatterOf(
    JSON.stringify([formatLocale(locale), { ...options, timeZone: knownZone(timeZone) }]),
  )
  return format.format(Date.parse(iso)).replace(/[\u00a0\u202f]/g, ' ')
}

/** Offsets that are remembered of each zone. */
const offsetsOfZone = 50

/** One of luxon's takes 10 µs, and the mails of a booking ask for the same ones dozens of times. */
const offsetsOf = remembered((timeZone) => {
  const zone = Info.normalizeZone(knownZone(timeZone))
  return remembered((at) => zone.offset(Number(at)), offsetsOfZone)
})

/** Returns the minutes by which the clocks of a zone are ahead of UTC. */
const offsetAt = (at: number, timeZone: string): number => offsetsOf(timeZone)(`${at}`)

/** Returns the minutes since 1970 on the clocks of a zone. */
const localMinutes = (iso: string, timeZone: string): number =>
  Math.floor(Date.parse(iso) / minuteMs) + offsetAt(Date.parse(iso), timeZone)

/** Formats a date such as `Tuesday, December 1, 2026`, in the reader's time zone and language. */
export function longDate(iso: string, reader: Reader): string {
  return formatted(iso, reader, DateTime.DATE_HUGE)
}

const minuteMs = 60_000
const dayMinutes = 24 * 60

/**
 * Formats a time such as `9:00am`, `09:00` or `午前9:00`, by the reader's time format
 * (docs/domain.md#languages).
 */
export function clockTime(iso: string, reader: Reader): string {
  if (languageOf(reader.locale) !== 'en') return formatted(iso, reader, hourOptions(reader))
  const minutes = localMinutes(iso, reader.timeZone) % dayMinutes
  const hours = Math.floor(minutes / 60)
  const two = (value: number) => String(value).padStart(2, '0')
  return reader.timeFormat === 12
    ? `${hours % 12 || 12}:${two(minutes % 60)}${hours < 12 ? 'am' : 'pm'}`
    : `${two(hours)}:${two(minutes % 60)}`
}

/** Formats a date and time for subjects, such as `Tue, Dec 1, 2026 9:00am`. */
export function shortMoment(iso: string, reader: Reader): string {
  return `${formatted(iso, reader, DateTime.DATE_MED_WITH_WEEKDAY)} ${clockTime(iso, reader)}`
}

/** A change of the clock within these days of a booking makes its offset worth showing. */
const daysAround = 7 * dayMinutes * minuteMs

/**
 * Returns the zone of the reader, with its offset where the reader's clock changes around the times
 * or where one of the other zones has another time (docs/domain.md#languages).
 */
function zoneText(start: string, end: string, { reader, zones }: { reader: Reader; zones: string[] }) {
  const { locale } = reader
  const timeZone = knownZone(reader.timeZone)
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const around = [from - daysAround, from, to, to + daysAround]
  const changes = new Set(around.map((at) => offsetAt(at, timeZone))).size > 1
  const others = new Set(zones.filter((zone) => zone !== '' && zone !== timeZone))
  const differs = [...others].some((zone) => offsetAt(from, zone) !== offsetAt(from, timeZone))
  if ((!changes && !differs) || timeZone === 'UTC') return timeZone
  const format = formatterOf(
    JSON.stringify([formatLocale(locale), { timeZone, timeZoneName: 'shortOffset' }]),
  )
  const offsets = [from, to].map(
    (at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '',
  )
  const offset = [...new Set(offsets)].join(' / ')
  return mailTexts(locale)('zoneWithOffset', { zone: timeZone, offset })
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
  const day = (iso: string) => Math.floor(localMinutes(iso, reader.timeZone) / dayMinutes)
  const isOneDay = day(start) === day(end)
  const date = longDate(start, reader)
  return mailTexts(reader.locale)(isOneDay ? 'span' : 'spanOfDays', {
    date,
    start: clockTime(start, reader),
    endDate: isOneDay ? date : longDate(end, reader),
    end: clockTime(end, reader),
    zone: zoneText(start, end, { reader, zones }),
  })
}

/** Returns the time zones of the people of a booking. */
export const zonesOf = ({
  hosts,
  attendees,
}: Record<'hosts' | 'attendees', readonly { timeZone: string }[]>): string[] =>
  [...hosts, ...attendees].map(({ timeZone }) => timeZone)
