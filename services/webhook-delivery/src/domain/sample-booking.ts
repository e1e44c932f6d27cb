import type { BookingSnapshot } from '@punctual/contracts'

const hour = 3_600_000
const minutes = 30

/**
 * An invented booking for pings, with all fields that templates and receivers find in real
 * bookings. Long because it lists these fields.
 */
export function sampleBooking(
  eventType: { id: number; organizationId: number; ownerId: number },
  now: Date,
): BookingSnapshot {
  const start = new Date(now.getTime() + 24 * hour)
  const { id, organizationId, ownerId } = eventType
  const answers = { name: 'Sample Attendee', email: 'attendee@example.com' }
  return {
    id: 0,
    uid: 'sample',
    version: 1,
    organizationId,
    status: 'accepted',
    title: 'Sample event between Sample Host and Sample Attendee',
    description: '',
    start: start.toISOString(),
    end: new Date(start.getTime() + minutes * 60_000).toISOString(),
    duration: minutes,
    eventType: {
      id,
      organizationId,
      ownerId,
      slug: 'sample-event',
      title: 'Sample event',
      description: '',
      version: 1,
      lengthInMinutes: minutes,
      teamId: null,
      requiresConfirmation: false,
      disableGuests: false,
      hideCalendarNotes: false,
      seatsPerTimeSlot: null,
      seatsShowAttendees: false,
      price: 0,
      currency: 'usd',
      bookingFields: [
        { slug: 'name', label: 'Your name', type: 'name', hidden: false },
        { slug: 'email', label: 'Email address', type: 'email', hidden: false },
      ],
    },
    hosts: [
      {
        id: ownerId,
        name: 'Sample Host',
        email: 'host@example.com',
        username: 'sample-host',
        timeZone: 'UTC',
        locale: 'en',
        timeFormat: 12,
      },
    ],
    attendees: [{ id: 0, ...answers, timeZone: 'UTC', language: 'en', absent: false }],
    guests: [],
    location: 'https://example.com/meeting',
    meetingUrl: 'https://example.com/meeting',
    bookingFieldsResponses: answers,
    metadata: {},
    absentHost: false,
    icsUid: 'sample@svc',
    icsSequence: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  }
}
