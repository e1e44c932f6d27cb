import { type Static, Type } from '@sinclair/typebox'
import { DisableCancelling, EmailSettings } from '../http/event-type-parts.ts'
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
  /** Seated bookings: the attendee's own capability, answers and metadata. */
  seatUid: Type.Optional(Type.String()),
  bookingFieldsResponses: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
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
  /** Of a managed event type's copy: what it is a copy of, and whose that is. */
  parent: Type.Optional(
    Type.Object({ id: Type.Integer(), teamId: Type.Integer(), organizationId: Type.Integer() }),
  ),
  requiresConfirmation: Type.Boolean(),
  disableGuests: Type.Boolean(),
  hideCalendarNotes: Type.Boolean(),
  seatsPerTimeSlot: Nullable(Type.Integer()),
  seatsShowAttendees: Type.Boolean(),
  price: Type.Integer(),
  currency: Type.String(),
  bookingFields: Type.Array(BookingFieldSnapshot),
  disableCancelling: Type.Optional(DisableCancelling),
  /** Which of the booking's own mails are not sent. */
  emailSettings: Type.Optional(EmailSettings),
  /** Whoever books does not learn the hosts' addresses. */
  hideOrganizerEmail: Type.Optional(Type.Boolean()),
  /** Everybody who could have hosted the booking: they may manage it (contract 3.7). */
  hostIds: Type.Optional(Type.Array(Type.Integer())),
})
export type EventTypeSnapshot = Static<typeof EventTypeSnapshot>

/** What is asked for a booking, or for one seat of it. Amounts are in the currency's smallest unit. */
export const PaymentSnapshot = Type.Object({
  id: Type.Integer(),
  /** Of what is paid at once: the occurrences of a series share one. */
  uid: Type.String(),
  /** `hand`: between the people themselves; else who takes the money. */
  provider: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  paid: Type.Boolean(),
  /** Where it can be paid. */
  url: Type.Optional(Type.String()),
  seatUid: Type.Optional(Type.String()),
  /** What the provider calls the payment. */
  externalId: Type.Optional(Type.String()),
  createdAt: Instant,
  paidAt: Type.Optional(Instant),
})
export type PaymentSnapshot = Static<typeof PaymentSnapshot>

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
  /** An instant booking: whoever of the event type's hosts confirms it first has it. */
  instant: Type.Optional(Type.Boolean()),
  /** What a routing form gave along with the booking. */
  routing: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  rating: Type.Optional(Type.Integer()),
  /** Whether all is paid that is asked for; absent when nothing is. */
  paid: Type.Optional(Type.Boolean()),
  payment: Type.Optional(Type.Array(PaymentSnapshot)),
  /** The iCalendar UID, the same through every reschedule; `icsSequence` rises with each change that calendars must see. */
  icsUid: Type.String(),
  icsSequence: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type BookingSnapshot = Static<typeof BookingSnapshot>

/** Whether money is asked for the booking and nobody has paid any: it may be accepted, but nobody is told so (contract 3.7). */
export const awaitsPayment = ({ payment = [] }: Pick<BookingSnapshot, 'payment'>): boolean =>
  payment.length > 0 && payment.every(({ paid }) => !paid)

/**
 * `alongSeries`: an occurrence that changed together with another one of its series. Whoever speaks of a series once speaks
 * of that other one; timers follow each.
 */
const Booking = Type.Object({ booking: BookingSnapshot, alongSeries: Type.Optional(Type.Boolean()) })
/** The booking that another one replaces, at its version after the change. */
const Previous = Type.Object({
  id: Type.Integer(),
  uid: Type.String(),
  version: Type.Integer(),
  start: Instant,
  end: Instant,
})

/** Written when a booking is made and accepted at once. */
export const bookingCreated = defineEvent('bookings.booking.created', 1, Booking)
/** Written when a booking is made and waits for its host. */
export const bookingRequested = defineEvent('bookings.booking.requested', 1, Booking)
/** Written after `requested` when the hosts of an instant booking are to come at once. */
export const instantBookingRequested = defineEvent('bookings.booking.instant-requested', 1, Booking)
export const bookingConfirmed = defineEvent('bookings.booking.confirmed', 1, Booking)
/** The host accepts a booking before it is paid: `confirmed` follows with the payment (contract 3.7). */
export const bookingAcceptedUnpaid = defineEvent('bookings.booking.accepted-unpaid', 1, Booking)
const Payment = Type.Composite([Booking, Type.Object({ payment: PaymentSnapshot })])
/** Money is asked for a booking that is made, or for a seat that is taken. */
export const bookingPaymentInitiated = defineEvent('bookings.booking.payment-initiated', 1, Payment)
/** The payment has been made; a booking that nobody has to confirm is accepted by it. */
export const bookingPaid = defineEvent('bookings.booking.paid', 1, Payment)
export const bookingRejected = defineEvent('bookings.booking.rejected', 1, Booking)
/**
 * `booking` is the new one (accepted or pending), or the seated one that took the seats over; `previous` is gone. `seats`:
 * those who moved, where others were there before them.
 */
export const bookingRescheduled = defineEvent(
  'bookings.booking.rescheduled',
  1,
  Type.Object({
    booking: BookingSnapshot,
    previous: Previous,
    seats: Type.Optional(Type.Array(AttendeeSnapshot)),
  }),
)
/** A seated booking as a whole goes without its attendees; the event still carries them. */
export const bookingCancelled = defineEvent('bookings.booking.cancelled', 1, Booking)

const Seat = { booking: BookingSnapshot, seat: AttendeeSnapshot }
/** Somebody took a further seat of a seated booking, which goes on as it was. */
export const bookingSeatBooked = defineEvent('bookings.booking.seat-booked', 1, Type.Object(Seat))
/** A seat was given back; with the last one the booking is cancelled. `booking` is without it. */
export const bookingSeatCancelled = defineEvent('bookings.booking.seat-cancelled', 1, Type.Object(Seat))
/** A seat came from another booking of the same event type, which goes on unless it was its last. */
export const bookingSeatMoved = defineEvent(
  'bookings.booking.seat-moved',
  1,
  Type.Object({ ...Seat, previous: Previous }),
)
/** The other end of `seat-moved`: the booking that the seat left. */
export const bookingSeatLeft = defineEvent('bookings.booking.seat-left', 1, Type.Object(Seat))

export const bookingGuestsAdded = defineEvent(
  'bookings.booking.guests-added',
  1,
  Type.Object({
    booking: BookingSnapshot,
    added: Type.Array(AttendeeSnapshot),
  }),
)
export const bookingAttendeeRemoved = defineEvent(
  'bookings.booking.attendee-removed',
  1,
  Type.Object({ booking: BookingSnapshot, removed: AttendeeSnapshot }),
)
export const bookingLocationChanged = defineEvent('bookings.booking.location-changed', 1, Booking)
/** Another host has the booking; `previousHosts` are those who had it. */
export const bookingReassigned = defineEvent(
  'bookings.booking.reassigned',
  1,
  Type.Object({
    booking: BookingSnapshot,
    previousHosts: Type.Array(HostSnapshot),
    reason: Type.Optional(Type.String()),
  }),
)
/** Its title or description were changed, and nothing else. */
export const bookingEdited = defineEvent('bookings.booking.edited', 1, Booking)
export const bookingRated = defineEvent('bookings.booking.rated', 1, Booking)
/** `changed` lists the attendees named by the call, empty when only the host was. */
export const bookingAbsenceMarked = defineEvent(
  'bookings.booking.absence-marked',
  1,
  Type.Object({
    booking: BookingSnapshot,
    changed: Type.Array(Type.Object({ email: Type.String(), absent: Type.Boolean() })),
  }),
)
/** Somebody erased is no longer in this booking; nothing is told to anybody. */
export const bookingAnonymized = defineEvent('bookings.booking.anonymized', 1, Booking)

/** A booker asked for a code; `sealedCode` is readable by services alone. The subject is the code's own id. */
export const verificationCodeRequested = defineEvent(
  'bookings.verification-code.requested',
  1,
  Type.Object({
    email: Type.String(),
    sealedCode: Type.String(),
    eventTypeTitle: Type.String(),
    language: Type.String(),
    expiresAt: Instant,
  }),
)

/** Somebody who has been in the room of a booking, and the first that is known of it. */
export const RoomParticipant = Type.Object({ email: Type.String(), joinedAt: Instant })
export type RoomParticipant = Static<typeof RoomParticipant>

/**
 * Somebody has come to the room of a booking, or was erased from it: all who have been there. The subject is the booking's
 * uid, the version the room's own.
 */
export const roomChanged = defineEvent(
  'bookings.room.changed',
  1,
  Type.Object({ bookingUid: Type.String(), participants: Type.Array(RoomParticipant) }),
)

const Recording = Type.Object({
  booking: BookingSnapshot,
  recording: Type.Object({
    id: Type.String(),
    downloadUrl: Type.String(),
    transcriptUrl: Type.Optional(Type.String()),
  }),
})
/** A recording of a booking's room can be fetched. */
export const recordingReady = defineEvent('bookings.recording.ready', 1, Recording)
/** A recording has its transcript, too. */
export const transcriptionReady = defineEvent('bookings.transcription.ready', 1, Recording)
