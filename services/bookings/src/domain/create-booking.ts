import {
  type AttendeeSnapshot,
  type BookingCheckAnswer,
  badRequest,
  bookingCreated,
  bookingRequested,
  type CreateBooking,
  DomainError,
  type FieldError,
} from '@punctual/contracts'
import { takesGuests } from './add-guests.ts'
import type { Booking, Decision } from './booking.ts'
import { event } from './booking.ts'
import { firstStatus } from './booking-states.ts'
import { checkedTime } from './checked-time.ts'
import { newMailboxes } from './emails.ts'
import { eventTypeSnapshot } from './event-type-snapshot.ts'
import { fieldResponses } from './field-responses.ts'
import { meetingUrlOf, resolveLocation } from './location.ts'
import { bookingTitle } from './title.ts'

/** What is drawn outside the rules: `attendees` holds an id for the booker and one for each guest. */
export interface NewIds {
  booking: number
  uid: string
  attendees: readonly number[]
}

/** Features that only some event types have: without them the field would be ignored in silence, so it is refused. */
const needsAnotherEventType: readonly [keyof CreateBooking, string][] = [
  ['recurrenceCount', 'can be used with a recurring event type only'],
  ['instant', 'can be used with a team event type only'],
  ['routing', 'can be used with a team event type only'],
  ['teamSlug', 'names no team event type that can be booked'],
  ['privateLinkId', 'names no private link of this event type'],
  ['reservationUid', 'names no reservation of this slot'],
  ['allowConflicts', 'is not allowed: a host is never booked twice'],
  ['allowBookingOutOfBounds', 'is not allowed: the event type sets the bounds'],
]

/** Throws the 400 of everything in the body that can be judged before scheduling is asked (contract 3.2). */
export function checkCreation(body: CreateBooking): void {
  const errors: FieldError[] = needsAnotherEventType.flatMap(([path, message]) =>
    body[path] === undefined || body[path] === false ? [] : [{ path, message }],
  )
  if (body.eventTypeId === undefined && !body.teamSlug && !(body.eventTypeSlug && body.username)) {
    errors.push({ path: 'eventTypeId', message: 'or eventTypeSlug with username is required' })
  }
  if (errors.length > 0) throw badRequest(...errors)
}

function attendeesOf(
  body: CreateBooking,
  guests: readonly string[],
  ids: readonly number[],
): AttendeeSnapshot[] {
  const { name, email = '', timeZone, language = 'en', phoneNumber } = body.attendee
  const common = { timeZone, language, absent: false }
  const booker = { id: ids[0]!, name, email, ...common, ...(phoneNumber ? { phoneNumber } : {}) }
  return [
    booker,
    ...guests.map((guest, index) => ({ id: ids[index + 1]!, name: '', email: guest, ...common })),
  ]
}

/**
 * A single booking of an event type whose start scheduling has found bookable (contract 3.2). Pending when the event type
 * asks for confirmation.
 */
export function createBooking(
  body: CreateBooking,
  check: BookingCheckAnswer,
  ids: NewIds,
  now: Date,
): Decision {
  const { eventType } = check
  const { start, end, duration, hosts } = checkedTime(check)
  const organizer = hosts[0]!
  const guests = newMailboxes(
    (body.guests ?? []).map((email) => ({ email })),
    [body.attendee.email ?? ''],
  ).map(({ email }) => email)
  if (guests.length > 0 && !takesGuests(eventType)) throw new DomainError('guests_not_allowed')
  const responses = fieldResponses(eventType.bookingFields, body.bookingFieldsResponses ?? {}, {
    ...body.attendee,
    guests,
  })
  const location = resolveLocation(
    { location: body.location, meetingUrl: body.meetingUrl, attendeePhone: body.attendee.phoneNumber },
    eventType.locations,
  )
  const meetingUrl = meetingUrlOf(location)
  const booking: Booking = {
    id: ids.booking,
    uid: ids.uid,
    version: 1,
    organizationId: eventType.organizationId,
    status: firstStatus(eventType.requiresConfirmation),
    title: bookingTitle(eventType, {
      organizer: organizer.name,
      attendee: body.attendee.name,
      location,
      duration,
      responses,
    }),
    description: typeof responses.notes === 'string' ? responses.notes : '',
    start,
    end,
    duration,
    eventType: eventTypeSnapshot(eventType),
    hosts,
    attendees: attendeesOf(body, guests, ids.attendees),
    guests,
    location,
    ...(meetingUrl === undefined ? {} : { meetingUrl }),
    bookingFieldsResponses: responses,
    metadata: body.metadata ?? {},
    absentHost: false,
    icsUid: `${ids.uid}@svc`,
    icsSequence: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  const definition = booking.status === 'pending' ? bookingRequested : bookingCreated
  return { booking, events: [event(definition, { booking })] }
}
