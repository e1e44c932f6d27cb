import { type Static, Type } from '@sinclair/typebox'
import { defineEvent, Instant } from './envelope.ts'

const Nullable = <T extends import('@sinclair/typebox').TSchema>(schema: T) =>
  Type.Union([schema, Type.Null()])

export const BookingStatus = Type.Union([
  Type.Literal('accepted'),
  Type.Literal('pending'),
  Type.Literal('cancelled'),
  Type.Literal('rejected'),
])
export type BookingStatus = Static<typeof BookingStatus>

/** A host as rendered when the event was written; the first host is the organizer. */
export const HostSnapshot = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  username: Type.String(),
  timeZone: Type.String(),
  locale: Type.String(),
  timeFormat: Type.Integer(),
})
export type HostSnapshot = Static<typeof HostSnapshot>

export const AttendeeSnapshot = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  email: Type.String(),
  timeZone: Type.String(),
  language: Type.String(),
  phoneNumber: Type.Optional(Type.String()),
  absent: Type.Boolean(),
  seatUid: Type.Optional(Type.String()),
})
export type AttendeeSnapshot = Static<typeof AttendeeSnapshot>

/** A custom or default booking field of the event type, as needed to label an answer. */
export const BookingFieldSnapshot = Type.Object({
  slug: Type.String(),
  label: Type.String(),
  type: Type.String(),
  hidden: Type.Boolean(),
})

/** The event type as it was when the booking was made; survives the event type's deletion. */
export const EventTypeSnapshot = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  version: Type.Integer(),
  lengthInMinutes: Type.Integer(),
  ownerId: Type.Integer(),
  teamId: Nullable(Type.Integer()),
  organizationId: Type.Integer(),
  clientId: Type.Optional(Type.String()),
  requiresConfirmation: Type.Boolean(),
  disableGuests: Type.Boolean(),
  hideCalendarNotes: Type.Boolean(),
  seatsPerTimeSlot: Nullable(Type.Integer()),
  seatsShowAttendees: Type.Boolean(),
  price: Type.Integer(),
  currency: Type.String(),
  bookingFields: Type.Array(BookingFieldSnapshot),
})
export type EventTypeSnapshot = Static<typeof EventTypeSnapshot>

/** The whole booking, as every `bookings.booking.*` event carries it. */
export const BookingSnapshot = Type.Object({
  id: Type.Integer(),
  uid: Type.String(),
  version: Type.Integer(),
  organizationId: Type.Integer(),
  status: BookingStatus,
  title: Type.String(),
  description: Type.String(),
  start: Instant,
  end: Instant,
  /** Minutes. */
  duration: Type.Integer(),
  eventType: EventTypeSnapshot,
  hosts: Type.Array(HostSnapshot),
  attendees: Type.Array(AttendeeSnapshot),
  guests: Type.Array(Type.String()),
  location: Type.String(),
  meetingUrl: Type.Optional(Type.String()),
  bookingFieldsResponses: Type.Record(Type.String(), Type.Unknown()),
  metadata: Type.Record(Type.String(), Type.Unknown()),
  absentHost: Type.Boolean(),
  cancellationReason: Type.Optional(Type.String()),
  cancelledByEmail: Type.Optional(Type.String()),
  rejectionReason: Type.Optional(Type.String()),
  reschedulingReason: Type.Optional(Type.String()),
  rescheduledByEmail: Type.Optional(Type.String()),
  rescheduledFromUid: Type.Optional(Type.String()),
  rescheduledToUid: Type.Optional(Type.String()),
  recurringBookingUid: Type.Optional(Type.String()),
  rating: Type.Optional(Type.Integer()),
  /** The iCalendar UID, the same through every reschedule; `icsSequence` rises with each change that calendars must see. */
  icsUid: Type.String(),
  icsSequence: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type BookingSnapshot = Static<typeof BookingSnapshot>

const Booking = Type.Object({ booking: BookingSnapshot })

/** Written when a booking is made and accepted at once. */
export const bookingCreated = defineEvent('bookings.booking.created', 1, Booking)
/** Written when a booking is made and waits for its host. */
export const bookingRequested = defineEvent('bookings.booking.requested', 1, Booking)
export const bookingConfirmed = defineEvent('bookings.booking.confirmed', 1, Booking)
export const bookingRejected = defineEvent('bookings.booking.rejected', 1, Booking)
/** `booking` is the new one (accepted or pending); `previous` the one it replaces, at its version after the change. */
export const bookingRescheduled = defineEvent(
  'bookings.booking.rescheduled',
  1,
  Type.Object({
    booking: BookingSnapshot,
    previous: Type.Object({
      id: Type.Integer(),
      uid: Type.String(),
      version: Type.Integer(),
      start: Instant,
      end: Instant,
    }),
  }),
)
export const bookingCancelled = defineEvent('bookings.booking.cancelled', 1, Booking)
export const bookingGuestsAdded = defineEvent(
  'bookings.booking.guests-added',
  1,
  Type.Object({
    booking: BookingSnapshot,
    added: Type.Array(AttendeeSnapshot),
  }),
)
/** `changed` lists the attendees named by the call, empty when only the host was. */
export const bookingAbsenceMarked = defineEvent(
  'bookings.booking.absence-marked',
  1,
  Type.Object({
    booking: BookingSnapshot,
    changed: Type.Array(Type.Object({ email: Type.String(), absent: Type.Boolean() })),
  }),
)
