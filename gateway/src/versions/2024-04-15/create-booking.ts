import { defined } from '@punctual/contracts'
import { isObject, type JsonObject, omit, text } from '../json.ts'
import { todaysBookingLocation } from './locations.ts'

const minute = 60_000

/** Today's names of a new booking's fields, and the older ones. */
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

/** Whether a body is of the older shape: it answers the booking questions in `responses`. */
export function isOlderBooking(body: unknown): body is JsonObject & { responses: JsonObject } {
  return isObject(body) && isObject(body.responses)
}

/** @returns the body of a new booking in today's shape; fields that had no effect then are left out */
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
  })
}

/** @returns the body of a reschedule in today's shape, for a booking that was made with `rescheduleUid` */
export function todaysReschedule(body: JsonObject & { responses: JsonObject }): JsonObject {
  return defined({
    start: body.start,
    rescheduledBy: body.rescheduledBy || undefined,
    reschedulingReason: body.responses.rescheduleReason || undefined,
    seatUid: body.seatReferenceUid || undefined,
  })
}

function attendeeName(name: unknown): unknown {
  if (!isObject(name)) return name
  return [text(name.firstName), text(name.lastName)].filter(Boolean).join(' ')
}

/** The older version said when a booking ends, today's how long it is. An end that is none is left to the event type. */
function lengthInMinutes({ start, end }: JsonObject): number | undefined {
  const length = (Date.parse(text(end) ?? '') - Date.parse(text(start) ?? '')) / minute
  return Number.isNaN(length) ? undefined : length
}
