import {
  anonymousCaller,
  type BookingCheckAnswer,
  type CallerContext,
  type CreateBooking,
  type HostSnapshot,
} from '@punctual/contracts'
import type { Booking } from '../src/domain/booking.ts'

export const host: HostSnapshot = {
  id: 7,
  name: 'Hana Host',
  email: 'hana@example.com',
  username: 'hana',
  timeZone: 'Europe/Berlin',
  locale: 'de',
  timeFormat: 24,
}

/** An accepted booking of half an hour at 2026-12-01T09:00Z. */
export function aBooking(changes: Partial<Booking> = {}): Booking {
  return {
    id: 1,
    uid: 'fQ3vS8nYx2Lk9TzB1cDwEa',
    version: 1,
    organizationId: 5,
    status: 'accepted',
    title: 'Intro between Hana Host and Ann',
    description: '',
    start: '2026-12-01T09:00:00.000Z',
    end: '2026-12-01T09:30:00.000Z',
    duration: 30,
    eventType: aCheck().eventType,
    hosts: [host],
    attendees: [
      {
        id: 11,
        name: 'Ann',
        email: 'ann@example.com',
        timeZone: 'Europe/Paris',
        language: 'en',
        absent: false,
      },
    ],
    guests: [],
    location: 'Main St 1',
    bookingFieldsResponses: { name: 'Ann', email: 'ann@example.com' },
    metadata: {},
    absentHost: false,
    icsUid: 'fQ3vS8nYx2Lk9TzB1cDwEa@svc',
    icsSequence: 0,
    createdAt: '2026-11-21T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    ...changes,
  }
}

type EventType = BookingCheckAnswer['eventType']

/** Scheduling's answer for 2026-12-01T09:00Z: a 30 minute event type of `host` at "Main St 1". */
export function aCheck(changes: Partial<EventType> = {}, answer: Partial<BookingCheckAnswer> = {}) {
  const eventType: EventType = {
    id: 3,
    slug: 'intro',
    title: 'Intro',
    description: '',
    version: 1,
    lengthInMinutes: 30,
    ownerId: host.id,
    teamId: null,
    organizationId: 5,
    requiresConfirmation: false,
    disableGuests: false,
    hideCalendarNotes: false,
    seatsPerTimeSlot: null,
    seatsShowAttendees: false,
    price: 0,
    currency: 'usd',
    bookingFields: [],
    locations: [{ type: 'address', address: 'Main St 1', public: true }],
    beforeEventBuffer: 0,
    afterEventBuffer: 0,
    lengthOptions: [30],
    schedulingType: null,
    timeZone: 'Europe/Berlin',
    requiresBookerEmailVerification: false,
    ...changes,
  }
  return {
    eventType,
    ...aTime('2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z'),
    claim: { before: 0, after: 0 },
    ...answer,
  } satisfies BookingCheckAnswer
}

/** A check for a single booking with all of these hosts. */
export function aTime(start: string, end: string, hosts: readonly HostSnapshot[] = [host]) {
  return {
    occurrences: [{ start, end, availableHostIds: hosts.map(({ id }) => id) }],
    hosts: hosts.map((host) => ({ ...host, isFixed: true, priority: 2, weight: 100 })),
  }
}

export function aBody(changes: Partial<CreateBooking> = {}): CreateBooking {
  return {
    start: '2026-12-01T09:00:00Z',
    eventTypeId: 3,
    attendee: { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Paris' },
    ...changes,
  }
}

export const ids = (attendees = 1) => ({
  booking: 2,
  uid: 'aB1cD2eF3gH4jK5mN6pQ7r',
  newRoomUrl: () => 'https://rooms.example.com/r1',
  attendees: Array.from({ length: attendees }, (_, index) => 21 + index),
})

export function aCaller(changes: Partial<CallerContext> = {}): CallerContext {
  return { ...anonymousCaller('test'), kind: 'api-key', userId: 99, organizationId: 1, ...changes }
}

export const now = new Date('2026-12-01T08:00:00.000Z')
export const at = (time: string): Date => new Date(`2026-12-01T${time}:00.000Z`)
