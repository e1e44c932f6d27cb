import type { AttendeeSnapshot, BookingSnapshot, HostSnapshot } from '@punctual/contracts'

/** A host who reads English in UTC. */
export const host = (id: number, name: string): HostSnapshot => ({
  id,
  name,
  email: `${name.toLowerCase()}@host.example`,
  username: name.toLowerCase(),
  timeZone: 'UTC',
  locale: 'en',
  timeFormat: 24,
})
/** Builds an attendee, with a seat if a seat uid is given. */
export const person = (id: number, name: string, seatUid?: string): AttendeeSnapshot => ({
  id,
  name,
  email: `${name.toLowerCase()}@example.com`,
  timeZone: 'UTC',
  language: 'en',
  absent: false,
  ...(seatUid === undefined ? {} : { seatUid }),
})
export const olga = host(3, 'Olga')
export const [ann, bob] = [person(1, 'Ann', 's1'), person(2, 'Bob', 's2')]

/** Builds a seated booking of Olga's with Ann and Bob. */
export const booking = (
  changes: Partial<BookingSnapshot> = {},
  seatsShowAttendees = false,
): BookingSnapshot => ({
  id: 1,
  uid: 'uid',
  version: 2,
  organizationId: 5,
  status: 'accepted',
  title: 'Class with Olga',
  description: '',
  start: '2026-12-01T09:00:00.000Z',
  end: '2026-12-01T09:30:00.000Z',
  duration: 30,
  eventType: {
    id: 1,
    slug: 'class',
    title: 'Class',
    description: '',
    version: 1,
    lengthInMinutes: 30,
    ownerId: 3,
    teamId: null,
    organizationId: 5,
    requiresConfirmation: false,
    disableGuests: false,
    hideCalendarNotes: false,
    seatsPerTimeSlot: 5,
    seatsShowAttendees,
    price: 0,
    currency: 'usd',
    bookingFields: [],
  },
  hosts: [olga],
  attendees: [ann, bob],
  guests: [],
  location: 'Main St 1',
  bookingFieldsResponses: {},
  metadata: {},
  absentHost: false,
  icsUid: 'uid@svc',
  icsSequence: 1,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-01T09:00:00.000Z',
  ...changes,
})
