import type { AttendeeSnapshot, BookingSnapshot, HostSnapshot } from '@punctual/contracts'
import { utcOffset } from './utc-offset.ts'

/** An answer to a booking field, with the label it was asked by. */
interface LabelledResponse {
  label: string
  value: unknown
  isHidden: boolean
}

/** Fields that every event type has; answers to the others are the user's own. */
const standardFields = new Set([
  ...['name', 'email', 'attendeePhoneNumber', 'smsReminderNumber', 'location', 'title', 'notes', 'guests'],
  'rescheduleReason',
  'rescheduledReason',
])

/**
 * The payload of every trigger of the booking family (docs/domain.md#triggers): instants in UTC, lengths and offsets in
 * minutes. Keys without a value are there as null or empty, so that what a receiver reads is always there.
 */
export function bookingPayload(booking: BookingSnapshot): Record<string, unknown> {
  const { eventType, hosts, bookingFieldsResponses: answers } = booking
  const [organizer] = hosts
  const start = new Date(booking.start)
  const responses = labelled(booking)
  return {
    type: eventType.slug,
    title: booking.title,
    description: booking.description,
    additionalNotes: typeof answers.notes === 'string' ? answers.notes : '',
    customInputs: {},
    startTime: start.toISOString(),
    endTime: new Date(booking.end).toISOString(),
    organizer: organizer ? presentOrganizer(organizer, start) : null,
    responses,
    userFieldsResponses: Object.fromEntries(
      Object.entries(responses).filter(([slug]) => !standardFields.has(slug)),
    ),
    attendees: booking.attendees.map((attendee) => presentAttendee(attendee, start)),
    location: booking.location,
    destinationCalendar: null,
    hideCalendarNotes: eventType.hideCalendarNotes,
    requiresConfirmation: eventType.requiresConfirmation,
    eventTypeId: eventType.id,
    seatsShowAttendees: eventType.seatsShowAttendees,
    seatsPerTimeSlot: eventType.seatsPerTimeSlot,
    uid: booking.uid,
    bookingId: booking.id,
    iCalUID: booking.icsUid,
    iCalSequence: booking.icsSequence,
    eventTitle: eventType.title,
    eventDescription: eventType.description,
    price: eventType.price,
    currency: eventType.currency,
    length: booking.duration,
    metadata: booking.metadata,
    status: booking.status.toUpperCase(),
    smsReminderNumber: typeof answers.smsReminderNumber === 'string' ? answers.smsReminderNumber : null,
    ...(eventType.teamId !== null && { team: teamOf(eventType.teamId, hosts, start) }),
    /** Rises with every change of the booking: what is older than the last seen may be dropped. */
    sequence: booking.version,
  }
}

function presentOrganizer(host: HostSnapshot, start: Date) {
  const { id, name, email, username, timeZone, locale, timeFormat } = host
  return {
    ...{ id, name, email, username, timeZone },
    language: { locale },
    timeFormat: timeFormat === 24 ? 'HH:mm' : 'h:mma',
    utcOffset: utcOffset(timeZone, start),
  }
}

/** The team of a team's event type, with who hosts beside the organizer. Its name is not the booking's to know. */
const teamOf = (id: number, [, ...others]: readonly HostSnapshot[], start: Date) => ({
  ...{ id, name: '' },
  members: others.map((host) => presentOrganizer(host, start)),
})

function presentAttendee(attendee: AttendeeSnapshot, start: Date) {
  const { email, name, timeZone, language, phoneNumber } = attendee
  return {
    ...{ email, name, timeZone },
    language: { locale: language },
    phoneNumber: phoneNumber ?? null,
    utcOffset: utcOffset(timeZone, start),
  }
}

/** The answers by their fields' slugs; an answer without a field keeps its slug as the label. */
function labelled(booking: BookingSnapshot): Record<string, LabelledResponse> {
  const fields = new Map(booking.eventType.bookingFields.map((field) => [field.slug, field]))
  return Object.fromEntries(
    Object.entries(booking.bookingFieldsResponses).map(([slug, value]) => {
      const field = fields.get(slug)
      return [slug, { label: field?.label ?? slug, value, isHidden: field?.hidden ?? false }]
    }),
  )
}
