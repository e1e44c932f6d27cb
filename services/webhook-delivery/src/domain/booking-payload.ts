import {
  type AttendeeSnapshot,
  type BookingSnapshot,
  builtInVideo,
  type HostSnapshot,
  hasRoom,
  meetingApps,
} from '@punctual/contracts'

/** An answer to a booking field, with the label of the field. */
interface LabelledResponse {
  label: string
  value: unknown
  isHidden: boolean
}

/** Fields of every event type; answers to all others are custom responses. */
const standardFields = new Set([
  'name',
  'email',
  'attendeePhoneNumber',
  'smsReminderNumber',
  'location',
  'title',
  'notes',
  'guests',
  'rescheduleReason',
  'rescheduledReason',
])

/**
 * Returns the payload that all triggers of a booking share (docs/domain.md#triggers): instants in
 * UTC, lengths and offsets in minutes. Keys without a value are null or empty instead of absent, so
 * that receivers can rely on them.
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
    ...videoCallData(booking),
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
    ...(booking.payment && { payment: booking.payment }),
    length: booking.duration,
    metadata: booking.metadata,
    status: booking.status.toUpperCase(),
    smsReminderNumber: typeof answers.smsReminderNumber === 'string' ? answers.smsReminderNumber : null,
    ...(eventType.teamId !== null && { team: teamOf(eventType.teamId, hosts, start) }),
    /**
     * Rises with every change of the booking: receivers can drop a payload older than the last one.
     */
    sequence: booking.version,
  }
}

/** Returns how to enter the built-in video room of a booking, or its meeting at a service. */
function videoCallData(booking: BookingSnapshot) {
  const { meeting, meetingUrl: url, uid } = booking
  if (url === undefined) return {}
  if (meeting) {
    const { app, id = uid, password = '' } = meeting
    return { videoCallData: { type: meetingApps[app].type, id, password, url } }
  }
  if (!hasRoom(booking)) return {}
  return { videoCallData: { type: builtInVideo, id: uid, password: '', url } }
}

function presentOrganizer(host: HostSnapshot, start: Date) {
  const { id, name, email, username, timeZone, locale, timeFormat } = host
  return {
    id,
    name,
    email,
    username,
    timeZone,
    language: { locale },
    timeFormat: timeFormat === 24 ? 'HH:mm' : 'h:mma',
    utcOffset: utcOffset(timeZone, start),
  }
}

/**
 * Returns the team of a team's event type and the hosts besides the organizer. The caller gives the
 * team's name, because a booking does not contain it.
 */
const teamOf = (id: number, [, ...others]: readonly HostSnapshot[], start: Date) => ({
  id,
  name: '',
  members: others.map((host) => presentOrganizer(host, start)),
})

function presentAttendee(attendee: AttendeeSnapshot, start: Date) {
  const { email, name, timeZone, language, phoneNumber } = attendee
  return {
    email,
    name,
    timeZone,
    language: { locale: language },
    phoneNumber: phoneNumber ?? null,
    utcOffset: utcOffset(timeZone, start),
  }
}

/**
 * Returns the answers by the slugs of their fields; an answer without a field has its slug as
 * label.
 */
function labelled(booking: BookingSnapshot): Record<string, LabelledResponse> {
  const fields = new Map(booking.eventType.bookingFields.map((field) => [field.slug, field]))
  return Object.fromEntries(
    Object.entries(booking.bookingFieldsResponses).map(([slug, value]) => {
      const field = fields.get(slug)
      return [slug, { label: field?.label ?? slug, value, isHidden: field?.hidden ?? false }]
    }),
  )
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Returns the minutes that the zone is ahead of UTC at that instant; 0 for an unknown zone. */
function utcOffset(timeZone: string, at: Date): number {
  const name = formatOf(timeZone)
    ?.formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  const match = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '')
  if (!match) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formats.get(timeZone)
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    formats.set(timeZone, format)
    return format
  } catch {
    return undefined
  }
}
