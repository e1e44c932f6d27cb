import { type Static, Type } from '@sinclair/typebox'
import { AttendeeSnapshot, BookingSnapshot, HostSnapshot, PaymentSnapshot } from './booking-snapshot.ts'
import { defineEvent, Instant } from './envelope.ts'

/**
 * `alongSeries`: an occurrence that changed together with another one of its series. Whoever speaks of a series once speaks
 * of that other one; timers follow each.
 */
const Booking = Type.Object({
  booking: BookingSnapshot,
  alongSeries: Type.Optional(Type.Boolean()),
  /** Those of the series that this happened to at once, where they are now; absent: to this booking alone, or to all that are made. */
  occurrences: Type.Optional(Type.Array(Type.Object({ seriesStart: Instant, start: Instant, end: Instant }))),
  /** Whether nothing else of the series is left. */
  wholeSeries: Type.Optional(Type.Boolean()),
})
export type SeriesOccurrence = { seriesStart: string; start: string; end: string }
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
/**
 * The host accepts a booking before it is paid: `confirmed` follows with the payment
 * (docs/domain.md#confirm-and-decline).
 */
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
