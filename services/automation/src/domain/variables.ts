import {
  type BookingSnapshot,
  bookingAddresses,
  type ClientPages,
  oneLine,
  plainText,
} from '@punctual/contracts'
import { titleIn } from '@punctual/messages'
import { dateInTokens } from './date-tokens.ts'
import { clockTime, longDate } from './dates.ts'
import { locationText } from './mail-parts.ts'
import type { Reader } from './reader.ts'

/** A person named in a message. */
export interface Person {
  name: string
  email: string
  timeZone: string
}

/** The source of a message's variables: a booking as one reader sees it. */
export interface VariableSource {
  booking: BookingSnapshot
  attendee: Person
  reader: Reader
  /** The gateway's public URL, for links. */
  publicUrl: string
  /** Pages of the client that manages the organizer. */
  pages?: ClientPages | undefined
  /** For a reader with a seat: links lead to that seat. */
  seatUid?: string | undefined
}

const firstWord = (name: string) => oneLine(name).split(/\s+/)[0] ?? ''
const otherWords = (name: string) => oneLine(name).split(/\s+/).slice(1).join(' ')

function text(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(text).join(', ')
  if (typeof value === 'object') {
    const { optionValue, value: inner } = value as { optionValue?: unknown; value?: unknown }
    return text(optionValue ?? inner ?? '')
  }
  return String(value)
}

const plainAnswer = (value: unknown): string => plainText(text(value))

/** Returns the fixed variables of messages by name. */
function fixedVariables({
  booking,
  attendee,
  reader,
  publicUrl,
  pages,
  seatUid,
}: VariableSource): Record<string, () => string> {
  const organizer = booking.hosts[0]
  const inAttendeeZone = { ...reader, timeZone: attendee.timeZone }
  const addresses = bookingAddresses({ publicUrl, pages }, booking.uid, seatUid)
  return {
    EVENT_NAME: () => oneLine(titleIn(booking.eventType, reader.locale)),
    ORGANIZER: () => oneLine(organizer?.name ?? ''),
    ORGANIZER_NAME: () => oneLine(organizer?.name ?? ''),
    ATTENDEE: () => oneLine(attendee.name),
    ATTENDEE_NAME: () => oneLine(attendee.name),
    ATTENDEE_FIRST_NAME: () => firstWord(attendee.name),
    ATTENDEE_LAST_NAME: () => otherWords(attendee.name),
    ATTENDEE_EMAIL: () => attendee.email,
    EVENT_DATE: () => longDate(booking.start, reader),
    EVENT_TIME: () => clockTime(booking.start, reader),
    START_TIME: () => clockTime(booking.start, reader),
    EVENT_END_TIME: () => clockTime(booking.end, reader),
    LOCATION: () => oneLine(locationText(booking, reader.locale)),
    ADDITIONAL_NOTES: () => plainAnswer(booking.bookingFieldsResponses.notes),
    TIMEZONE: () => reader.timeZone,
    CANCEL_URL: () => addresses.cancel,
    CANCELLATION_REASON: () => plainText(booking.cancellationReason ?? ''),
    RESCHEDULE_URL: () => addresses.reschedule,
    RESCHEDULE_REASON: () => plainText(booking.reschedulingReason ?? ''),
    MEETING_URL: () => booking.meetingUrl ?? '',
    RATING_URL: () => addresses.rate,
    NO_SHOW_URL: () => addresses.noShow,
    ATTENDEE_TIMEZONE: () => attendee.timeZone,
    EVENT_START_TIME_IN_ATTENDEE_TIMEZONE: () => clockTime(booking.start, inAttendeeZone),
    EVENT_END_TIME_IN_ATTENDEE_TIMEZONE: () => clockTime(booking.end, inAttendeeZone),
  }
}

const formatted = /^(EVENT_DATE|EVENT_TIME|START_TIME|EVENT_END_TIME)_(.+)$/

/**
 * Returns the variable name of a field: upper case, with underscores between words
 * (docs/domain.md#workflows).
 */
export const variableName = (slug: string) => slug.toUpperCase().replace(/[\s-]+/g, '_')

function variableValue(
  name: string,
  source: VariableSource,
  fixed: ReturnType<typeof fixedVariables>,
): string | undefined {
  if (Object.hasOwn(fixed, name)) return fixed[name]?.()
  const [, base, format] = formatted.exec(name) ?? []
  if (base && format) {
    const at = base === 'EVENT_END_TIME' ? source.booking.end : source.booking.start
    return dateInTokens(at, source.reader, format)
  }
  const field = source.booking.eventType.bookingFields.find(({ slug }) => variableName(slug) === name)
  return field && plainAnswer(source.booking.bookingFieldsResponses[field.slug])
}

/**
 * Fills the variables of a message: `{NAME}`, formatted dates such as `{EVENT_DATE_ddd, MMM D}`,
 * and custom booking fields by their name in upper case. A variable without a value becomes empty;
 * unknown ones stay unchanged.
 * @param encode applied to every value, for HTML
 */
export function fillVariables(
  template: string,
  source: VariableSource,
  encode: (value: string) => string = (value) => value,
): string {
  const fixed = fixedVariables(source)
  return fillPlaceholders(template, (name) => variableValue(name, source, fixed), encode)
}

const placeholder = /\{([^{}\n]{1,100})\}/g
/** Matches text that ends inside a URL. */
const openUrl = /(?:https?:\/\/|mailto:|tel:|sms:)[^\s"'<>]*$/i
/** Number of characters before a placeholder that are searched for the start of a URL. */
const maxUrlLength = 2_000

/**
 * Fills every `{NAME}` or `{NAME_VARIABLE}` of a template for which `lookUp` returns a value;
 * others stay unchanged. Values are not filled again. A value inside a URL, except at its start, is
 * percent-encoded, so that it cannot change the URL's parts.
 */
export function fillPlaceholders(
  template: string,
  lookUp: (name: string) => string | undefined,
  encode: (value: string) => string,
): string {
  let before = ''
  let last = 0
  return template.replace(placeholder, (found, written: string, at: number) => {
    const name = written.replace(/_VARIABLE$/, '')
    before = `${before}${template.slice(last, at)}`.slice(-maxUrlLength)
    last = at + found.length
    const value = lookUp(name)
    const isInside = openUrl.test(before)
    before += name.endsWith('URL') ? 'https://' : 'x'
    if (value === undefined) return found
    return encode(isInside ? encodeURIComponent(plainText(value)).replaceAll('%40', '@') : value)
  })
}
