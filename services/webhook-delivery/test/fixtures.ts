import type { BookingSnapshot, DomainEvent, EventDefinition } from '@punctual/contracts'
import { newEventId } from '@punctual/db'

/** A booking of event type 1, accepted, from 09:00 to 09:30 UTC. */
export function aBooking(more: Partial<BookingSnapshot> = {}): BookingSnapshot {
  return {
    id: 11,
    uid: 'acmfVsgZSG9DuhCFJM6D5t',
    version: 1,
    organizationId: 5,
    status: 'accepted',
    title: 'Intro between Olga and Ann',
    description: '',
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T09:30:00.000Z',
    duration: 30,
    eventType: {
      id: 1,
      slug: 'intro',
      title: 'Intro',
      description: 'A first talk',
      version: 1,
      lengthInMinutes: 30,
      ownerId: 3,
      teamId: null,
      organizationId: 5,
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
        { slug: 'company', label: 'Company', type: 'text', hidden: true },
      ],
    },
    hosts: [
      {
        id: 3,
        name: 'Olga',
        email: 'olga@example.com',
        username: 'olga',
        timeZone: 'Europe/Berlin',
        locale: 'de',
        timeFormat: 24,
      },
    ],
    attendees: [
      {
        id: 21,
        name: 'Ann',
        email: 'ann@example.com',
        timeZone: 'America/New_York',
        language: 'en',
        absent: false,
      },
    ],
    guests: [],
    location: 'Main St 1',
    bookingFieldsResponses: {
      name: 'Ann',
      email: 'ann@example.com',
      notes: 'See you',
      company: 'Acme',
      unasked: 1,
    },
    metadata: { k: 'v' },
    absentHost: false,
    icsUid: 'acmfVsgZSG9DuhCFJM6D5t@svc',
    icsSequence: 0,
    createdAt: '2026-12-01T08:00:00.000Z',
    updatedAt: '2026-12-01T08:00:00.000Z',
    ...more,
  }
}

/** A domain event about a booking, as it comes from the bus. */
export function aBookingEvent<Data extends { booking: BookingSnapshot }>(
  definition: EventDefinition,
  data: Data,
  at = '2026-12-01T08:00:00.000Z',
): DomainEvent<Data> {
  return {
    specversion: '1.0',
    id: newEventId(new Date(at)),
    source: 'bookings',
    type: definition.type,
    subject: data.booking.uid,
    time: at,
    data,
    aggregateversion: data.booking.version,
    organizationid: data.booking.organizationId,
  }
}
