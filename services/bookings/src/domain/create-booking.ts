import {
  type AttendeeSnapshot,
  type BookableEventType,
  type BookingCheckAnswer,
  badRequest,
  bookingCreated,
  bookingPaymentInitiated,
  bookingRequested,
  type CreateBooking,
  DomainError,
  type FieldError,
  type HostSnapshot,
  instantBookingRequested,
  type PaymentSnapshot,
} from '@punctual/contracts'
import { titleIn } from '@punctual/messages'
import { mailTexts } from '@punctual/messages/mails'
import {
  type Booking,
  type BookingEvent,
  type Decision,
  event,
  eventTypeSnapshot,
  hostSnapshot,
  meetingUrlOf,
  minutesBetween,
} from './booking.ts'
import { firstStatus } from './booking-states.ts'
import { takesGuests } from './change-people.ts'
import { newMailboxes } from './emails.ts'
import { fieldResponses } from './field-responses.ts'
import { requestEnd } from './instant-request.ts'
import { defaultAppOf, hasOrganizersApp, inRoom, isOfEventType, resolveLocation } from './location.ts'
import { type NewPayment, paymentFor } from './payments.ts'
import { bookingTitle, seatedTitle, type TitleParts } from './title.ts'

/** The ids of a new booking; `attendees` has one for the booker and one for each guest. */
export interface NewIds {
  booking: number
  uid: string
  /** Returns the URL of a new video room, for a booking in the built-in video. */
  newRoomUrl: () => string
  attendees: readonly number[]
  /** Set if the event type has seats. */
  seatUid?: string
  /** Set if the event type has a price. */
  payment?: NewPayment
}

/** The time and the hosts of a booking. Instants are ISO 8601 UTC. */
export interface Plan {
  start: string
  end: string
  /** The organizer first. */
  hosts: readonly HostSnapshot[]
  /** Who may accept an instant booking; absent: its hosts. */
  candidates?: readonly HostSnapshot[]
}

/**
 * Checks the parts of the body that do not depend on the event type
 * (docs/domain.md#create-a-booking).
 * @throws DomainError 400 with all problems
 */
export function checkCreation(body: CreateBooking): void {
  const errors: FieldError[] = []
  if (body.allowConflicts)
    errors.push({ path: 'allowConflicts', message: 'is not allowed: a host is never booked twice' })
  for (const path of ['crmAppSlug', 'crmOwnerRecordType'] as const)
    if (body.routing?.[path] !== undefined)
      errors.push({ path: `routing.${path}`, message: 'is not supported' })
  const bySlug = body.eventTypeSlug && (body.username || body.teamSlug)
  if (body.eventTypeId === undefined && !bySlug && !body.privateLinkId) {
    errors.push({ path: 'eventTypeId', message: 'or eventTypeSlug with username or teamSlug is required' })
  }
  if (body.instant && body.recurrenceCount !== undefined) {
    errors.push({ path: 'recurrenceCount', message: 'cannot be used together with instant' })
  }
  if (errors.length > 0) throw badRequest(...errors)
}

/**
 * Checks that the event type supports the features that the body uses.
 * @throws DomainError 400 with all problems
 */
export function checkFeatures(body: CreateBooking, { eventType }: BookingCheckAnswer): void {
  const errors: FieldError[] = []
  if (body.recurrenceCount !== undefined && !eventType.recurrence)
    errors.push({ path: 'recurrenceCount', message: 'can be used with a recurring event type only' })
  if (body.instant && eventType.teamId === null)
    errors.push({ path: 'instant', message: 'can be used with a team event type only' })
  if ((body.routing?.teamMemberIds ?? body.routing?.teamMemberEmail) && eventType.teamId === null)
    errors.push({ path: 'routing', message: 'can be used with a team event type only' })
  if (eventType.seats && eventType.recurrence)
    errors.push({ path: 'eventTypeId', message: 'has both seats and a recurrence, which cannot be booked' })
  if (errors.length > 0) throw badRequest(...errors)
}

/**
 * @returns the booker and the guests; for an event type with seats, the booker has a seat and its
 *   responses
 */
function attendeesOf(
  body: CreateBooking,
  guests: readonly string[],
  ids: NewIds,
  responses: Record<string, unknown>,
  eventType: BookableEventType,
): AttendeeSnapshot[] {
  const { name, email = '', timeZone, phoneNumber } = body.attendee
  const language = languageOf(body, eventType)
  const common = { timeZone, language, absent: false }
  const { email: _, ...answers } = responses
  const seat =
    ids.seatUid === undefined
      ? {}
      : { seatUid: ids.seatUid, bookingFieldsResponses: answers, metadata: body.metadata ?? {} }
  const booker = {
    id: ids.attendees[0]!,
    name,
    email,
    ...common,
    ...(phoneNumber ? { phoneNumber } : {}),
    ...seat,
  }
  return [
    booker,
    ...guests.map((guest, index) => ({ id: ids.attendees[index + 1]!, name: '', email: guest, ...common })),
  ]
}

const languageOf = (
  { attendee }: Pick<CreateBooking, 'attendee'>,
  { interfaceLanguage }: BookableEventType,
): string => attendee.language ?? (interfaceLanguage || 'en')

/** Returns the title of a booking in its booker's language; bookers of seats share one title. */
function titleOf(body: CreateBooking, eventType: BookableEventType, parts: TitleParts): string {
  if (eventType.seats) return seatedTitle(eventType, parts.organizer, eventType.interfaceLanguage || 'en')
  const language = languageOf(body, eventType)
  return bookingTitle({ ...eventType, title: titleIn(eventType, language) }, parts, language)
}

/**
 * Returns the first occurrence of a check with all its hosts (docs/domain.md#create-a-booking).
 * @throws DomainError 422 if the event type has no hosts
 */
function onlyPlan({ occurrences, hosts }: BookingCheckAnswer): Plan {
  const [occurrence] = occurrences
  if (!occurrence || hosts.length === 0)
    throw new DomainError('UnprocessableEntityException', 'The event type has no hosts.')
  const { start, end } = occurrence
  return { start, end, hosts: hosts.map(hostSnapshot) }
}

/** @returns the rule of a series, which calendar entries need */
function ruleOf({ eventType, occurrences }: BookingCheckAnswer, start: string): Pick<Booking, 'series'> {
  const { recurrence, timeZone } = eventType
  const [first] = occurrences
  if (!recurrence || !first) return {}
  const { frequency, interval } = recurrence
  return {
    series: { frequency, interval, count: occurrences.length, timeZone, first: first.start, start },
  }
}

/** @throws DomainError guests_not_allowed */
function guestsOf(body: CreateBooking, eventType: BookableEventType): string[] {
  const guests = newMailboxes(
    (body.guests ?? []).map((email) => ({ email })),
    [body.attendee.email ?? ''],
  ).map(({ email }) => email)
  if (guests.length > 0 && (eventType.seats || !takesGuests(eventType)))
    throw new DomainError('guests_not_allowed')
  return guests
}

/**
 * @returns the location, and the metadata without `videoCallUrl`, which sets the location. In a
 *   seated booking, a location that an attendee gave is stored with the seat (`ownLocation`): the
 *   other attendees must not see it.
 */
function placeOf(body: CreateBooking, { eventType, hosts }: BookingCheckAnswer, organizer: HostSnapshot) {
  const { seats } = eventType
  const integration = defaultAppOf(hosts, organizer)
  const locations = eventType.locations.map((location) =>
    location.type === 'organizersDefaultApp' ? { ...location, integration } : location,
  )
  const wish = {
    location: body.location,
    meetingUrl: body.meetingUrl,
    attendeePhone: body.attendee.phoneNumber,
  }
  const resolved = resolveLocation(wish, locations)
  const { videoCallUrl, ...metadata } = body.metadata ?? {}
  const ownLocation = seats && !isOfEventType(resolved, locations) ? resolved : undefined
  const shared = ownLocation === undefined ? resolved : ''
  const location = typeof videoCallUrl === 'string' && !seats ? videoCallUrl : shared
  const isNamed = typeof body.location === 'object' && body.location.type !== 'organizersDefaultApp'
  const organizersApp = !isNamed && hasOrganizersApp(eventType) && location === `integrations:${integration}`
  return { location, ownLocation, metadata, organizersApp }
}

/**
 * Creates a booking at a start that scheduling has checked. It is pending if the event type
 * requires confirmation or has a price, or if it is an instant booking
 * (docs/domain.md#create-a-booking). `videoCallUrl` in the metadata sets the location
 * (docs/domain.md#booking-output). Calendars show a series as one entry, so its occurrences share a
 * calendar uid (RFC 5545, 3.8.4.4).
 * Long because it lists every field of a booking.
 * @param series the series that the booking is an occurrence of
 * @throws DomainError guests_not_allowed, booking_field_invalid, 400 for the location, 422 if the
 *   event type has no hosts
 */
export function createBooking(
  body: CreateBooking,
  check: BookingCheckAnswer,
  ids: NewIds,
  now: Date,
  { plan = onlyPlan(check), series }: { plan?: Plan; series?: { uid: string; isFirst: boolean } } = {},
): Decision {
  const { eventType } = check
  const { start, end } = plan
  const hosts = [...plan.hosts]
  const [organizer] = hosts
  if (!organizer) throw new DomainError('UnprocessableEntityException', 'The event type has no hosts.')
  const duration = minutesBetween(plan)
  const guests = guestsOf(body, eventType)
  const responses = fieldResponses(eventType.bookingFields, body.bookingFieldsResponses ?? {}, {
    ...body.attendee,
    guests,
  })
  const { location: place, ownLocation, metadata, organizersApp } = placeOf(body, check, organizer)
  const { location, videoRoom, meeting } = inRoom(place, ids.newRoomUrl)
  const meetingUrl = meetingUrlOf(location)
  const parts = {
    organizer: organizer.name,
    attendee: body.attendee.name,
    location: videoRoom ? mailTexts(languageOf(body, eventType))('label.online') : location,
    duration,
    responses,
  }
  const instant = body.instant === true
  const payment = ids.payment && paymentFor(eventType, ids.payment, now, ids.seatUid)
  const booking: Booking = {
    id: ids.booking,
    uid: ids.uid,
    version: 1,
    organizationId: eventType.organizationId,
    status: firstStatus(eventType.requiresConfirmation || instant || payment !== undefined),
    title: titleOf(body, eventType, parts),
    description: typeof responses.notes === 'string' && !eventType.seats ? responses.notes : '',
    start,
    end,
    duration,
    eventType: eventTypeSnapshot(check),
    hosts,
    attendees: attendeesOf(
      body,
      guests,
      ids,
      { ...responses, ...(ownLocation === undefined ? {} : { location: ownLocation }) },
      eventType,
    ),
    guests,
    location,
    ...(videoRoom && { videoRoom }),
    ...(meeting && { meeting }),
    ...(organizersApp && { organizersApp }),
    ...(meetingUrl === undefined ? {} : { meetingUrl }),
    bookingFieldsResponses: eventType.seats ? {} : responses,
    metadata: eventType.seats ? {} : metadata,
    absentHost: false,
    ...(series ? { recurringBookingUid: series.uid, ...ruleOf(check, start) } : {}),
    ...(instant ? { instant } : {}),
    ...(body.routing ? { routing: body.routing } : {}),
    ...(payment ? { paid: false, payment: [payment] } : {}),
    icsUid: `${series?.uid ?? ids.uid}@svc`,
    icsSequence: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
  return { booking, events: newsOf(booking, plan, payment, series && !series.isFirst) }
}

/** @returns the events of a new booking; the first occurrence of a series describes all */
function newsOf(
  booking: Booking,
  { candidates = booking.hosts }: Plan,
  payment: PaymentSnapshot | undefined,
  alongSeries = false,
): BookingEvent[] {
  const data = { booking, ...(alongSeries ? { alongSeries } : {}) }
  return [
    event(booking.status === 'pending' ? bookingRequested : bookingCreated, data),
    ...(booking.instant
      ? [
          event(instantBookingRequested, {
            ...data,
            hosts: [...candidates],
            expiresAt: requestEnd(booking).toISOString(),
          }),
        ]
      : []),
    ...(payment ? [event(bookingPaymentInitiated, { ...data, payment })] : []),
  ]
}
