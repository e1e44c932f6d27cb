import { defined } from '@punctual/contracts'
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

/** Returns the body of a new booking in the current shape, without fields that had no effect. */
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
  const hasId = body.eventTypeId !== undefined
  return defined({
    start: body.start,
    eventTypeId: body.eventTypeId,
    eventTypeSlug: hasId ? undefined : body.eventTypeSlug,
    username: hasId ? undefined : Array.isArray(body.user) ? body.user[0] : body.user,
    organizationSlug: hasId ? undefined : body.orgSlug,
    attendee: defined({
      name: attendeeName(responses.name),
      email: responses.email || undefined,
      timeZone: body.timeZone,
      language: body.language,
      phoneNumber: responses.attendeePhoneNumber || undefined,
    }),
    guests: responses.guests,
    location: todaysBookingLocation(responses.location),
    meetingUrl: body.locationUrl,
    bookingFieldsResponses: Object.keys(answers).length > 0 ? answers : undefined,
    metadata: body.metadata,
    lengthInMinutes: lengthInMinutes(body),
    privateLinkId: body.hashedLink || undefined,
    isDryRun: isDryRun(body),
  })
}

/**
 * Returns the body of a reschedule in the current shape, for a new booking with `rescheduleUid`. A
 * seat has no reason: a reason given for one had no effect.
 */
export function todaysReschedule(body: JsonObject & { responses: JsonObject }): JsonObject {
  const seatUid = body.seatReferenceUid || undefined
  return defined({
    start: body.start,
    rescheduledBy: body.rescheduledBy || undefined,
    reschedulingReason: seatUid ? undefined : body.responses.rescheduleReason || undefined,
    seatUid,
    isDryRun: isDryRun(body),
  })
}

/** Older clients write `_isDryRun`. */
const isDryRun = (body: JsonObject): unknown => body.isDryRun ?? body._isDryRun

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
