import { CreateBooking, defined, RescheduleBooking } from '@punctual/contracts'
import type { TObject } from '@sinclair/typebox'
import { isObject, type JsonObject, omit, text } from '../json.ts'
import { todaysBookingLocation } from './locations.ts'

const minute = 60_000

/** Current and older names of the fields of a new booking. */
export const createNames = {
  'attendee.timeZone': 'timeZone',
  'attendee.language': 'language',
  'attendee.phoneNumber': 'responses.attendeePhoneNumber',
  attendee: 'responses',
  guests: 'responses.guests',
  location: 'responses.location',
  bookingFieldsResponses: 'responses',
  lengthInMinutes: 'end',
  meetingUrl: 'locationUrl',
  privateLinkId: 'hashedLink',
  username: 'user',
  organizationSlug: 'orgSlug',
  reschedulingReason: 'responses.rescheduleReason',
}

/**
 * Returns whether a body has the older shape, with the answers to the booking questions in
 * `responses`.
 */
export function isOlderBooking(body: unknown): body is JsonObject & { responses: JsonObject } {
  return isObject(body) && isObject(body.responses)
}

/**
 * Returns the fields of the current shape in an older body. Older clients send null or an empty
 * text for a field without a value.
 */
function todaysFields(body: JsonObject, { properties }: TObject): JsonObject {
  const given = Object.entries(body).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(given.filter(([key]) => Object.hasOwn(properties, key)))
}

/**
 * Returns the body of a new booking in the current shape, without fields that had no effect. Where
 * both shapes give a value, the older one counts.
 */
export function todaysBooking(body: JsonObject & { responses: JsonObject }): JsonObject {
  const { responses } = body
  const answers = omit(
    responses,
    'name',
    'email',
    'guests',
    'location',
    'attendeePhoneNumber',
    'rescheduleReason',
  )
  const { attendee, bookingFieldsResponses, ...given } = todaysFields(body, CreateBooking)
  const allAnswers = { ...objectOf(bookingFieldsResponses), ...answers }
  const older = defined({
    start: body.start,
    eventTypeId: body.eventTypeId,
    eventTypeSlug: body.eventTypeSlug,
    username: Array.isArray(body.user) ? body.user[0] : body.user,
    organizationSlug: body.orgSlug,
    attendee: {
      ...objectOf(attendee),
      ...defined({
        name: attendeeName(responses.name),
        email: responses.email || undefined,
        timeZone: body.timeZone,
        language: body.language,
        phoneNumber: responses.attendeePhoneNumber || undefined,
      }),
    },
    guests: responses.guests,
    location: todaysBookingLocation(responses.location),
    meetingUrl: body.locationUrl,
    bookingFieldsResponses: Object.keys(allAnswers).length > 0 ? allAnswers : undefined,
    metadata: body.metadata,
    lengthInMinutes: lengthInMinutes(body),
    privateLinkId: body.hashedLink || undefined,
    isDryRun: isDryRun(body),
  })
  const booking = { ...given, ...older }
  // Older clients send the names beside the id, where they had no effect.
  return body.eventTypeId === undefined
    ? booking
    : omit(booking, 'eventTypeSlug', 'username', 'teamSlug', 'organizationSlug')
}

/**
 * Returns the body of a reschedule in the current shape, for a new booking with `rescheduleUid`. A
 * seat has no reason: a reason given for one had no effect.
 */
export function todaysReschedule(body: JsonObject & { responses: JsonObject }): JsonObject {
  const given = todaysFields(body, RescheduleBooking)
  const seatUid = body.seatReferenceUid || given.seatUid
  const reason = body.responses.rescheduleReason || given.reschedulingReason
  return defined({
    ...given,
    start: body.start,
    reschedulingReason: seatUid ? undefined : reason,
    seatUid,
    isDryRun: isDryRun(body),
  })
}

/** Older clients write `_isDryRun`. */
const isDryRun = (body: JsonObject): unknown => body.isDryRun ?? body._isDryRun

const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {})

function attendeeName(name: unknown): unknown {
  if (!isObject(name)) return name
  return [text(name.firstName), text(name.lastName)].filter(Boolean).join(' ')
}

/**
 * Returns the length, from the older `end`. Undefined for an invalid end: then the event type
 * decides.
 */
function lengthInMinutes({ start, end }: JsonObject): number | undefined {
  const length = (Date.parse(text(end) ?? '') - Date.parse(text(start) ?? '')) / minute
  return Number.isNaN(length) ? undefined : length
}
