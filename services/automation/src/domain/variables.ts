import { type BookingSnapshot, bookingAddresses, type ClientPages } from '@punctual/contracts'
import { clockTime, dateInTokens, longDate, type Reader } from './dates.ts'
import { placeOf } from './place.ts'

/** A person named in a message. */
export interface Person {
  name: string
  email: string
  timeZone: string
}

/** What a message's variables are filled from: one booking, seen by one reader. */
export interface VariableSource {
  booking: BookingSnapshot
  attendee: Person
  reader: Reader
  /** The gateway's public address, for links. */
  publicUrl: string
  /** Of the client that manages the organizer. */
  pages?: ClientPages | undefined
}

const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''
const otherWords = (name: string) => name.trim().split(/\s+/).slice(1).join(' ')

function text(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(text).join(', ')
  if (typeof value === 'object') {
    const { optionValue, value: inner } = value as { optionValue?: unknown; value?: unknown }
    return text(optionValue ?? inner ?? '')
  }
  return String(value)
}

/** The fixed variables of contract 10, by name. */
function fixedVariables({
  booking,
  attendee,
  reader,
  publicUrl,
  pages,
}: VariableSource): Record<string, () => string> {
  const organizer = booking.hosts[0]
  const inAttendeeZone = { ...reader, timeZone: attendee.timeZone }
  const addresses = bookingAddresses({ publicUrl, pages }, booking.uid)
  const page = (action: string) => `${publicUrl}/booking/${booking.uid}/${action}`
  return {
    EVENT_NAME: () => booking.eventType.title,
    ORGANIZER: () => organizer?.name ?? '',
    ORGANIZER_NAME: () => organizer?.name ?? '',
    ATTENDEE: () => attendee.name,
    ATTENDEE_NAME: () => attendee.name,
    ATTENDEE_FIRST_NAME: () => firstWord(attendee.name),
    ATTENDEE_LAST_NAME: () => otherWords(attendee.name),
    ATTENDEE_EMAIL: () => attendee.email,
    EVENT_DATE: () => longDate(booking.start, reader),
    EVENT_TIME: () => clockTime(booking.start, reader),
    START_TIME: () => clockTime(booking.start, reader),
    EVENT_END_TIME: () => clockTime(booking.end, reader),
    LOCATION: () => placeOf(booking, reader.locale),
    ADDITIONAL_NOTES: () => text(booking.bookingFieldsResponses.notes),
    TIMEZONE: () => reader.timeZone,
    CANCEL_URL: () => addresses.cancel,
    CANCELLATION_REASON: () => booking.cancellationReason ?? '',
    RESCHEDULE_URL: () => addresses.reschedule,
    RESCHEDULE_REASON: () => booking.reschedulingReason ?? '',
    MEETING_URL: () => booking.meetingUrl ?? '',
    RATING_URL: () => page('rate'),
    NO_SHOW_URL: () => page('no-show'),
    ATTENDEE_TIMEZONE: () => attendee.timeZone,
    EVENT_START_TIME_IN_ATTENDEE_TIMEZONE: () => clockTime(booking.start, inAttendeeZone),
    EVENT_END_TIME_IN_ATTENDEE_TIMEZONE: () => clockTime(booking.end, inAttendeeZone),
  }
}

const formatted = /^(EVENT_DATE|EVENT_TIME|START_TIME|EVENT_END_TIME)_(.+)$/

/** The name of a field as a variable: upper case, with underscores for what stands between words (contract 10, variables). */
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
  return field && text(source.booking.bookingFieldsResponses[field.slug])
}

/**
 * Fills the variables of a message (contract 10): `{NAME}`, formatted dates such as `{EVENT_DATE_ddd, MMM D}`, and custom
 * booking fields by their name in upper case. Known but empty gives an empty text; unknown ones stay as they are.
 * @param encode applied to every value, for HTML
 */
export function fillVariables(
  template: string,
  source: VariableSource,
  encode: (value: string) => string = (value) => value,
): string {
  const fixed = fixedVariables(source)
  return fillPlaces(template, (name) => variableValue(name, source, fixed), encode)
}

/** Fills every `{NAME}`, or `{NAME_VARIABLE}`, of a template that `known` knows; others stay as they are. */
export function fillPlaces(
  template: string,
  known: (name: string) => string | undefined,
  encode: (value: string) => string,
): string {
  return template.replace(/\{([^{}\n]{1,100})\}/g, (found, written: string) => {
    const value = known(written.replace(/_VARIABLE$/, ''))
    return value === undefined ? found : encode(value)
  })
}
