import { type Static, Type } from '@sinclair/typebox'
import {
  AttendeeSnapshot,
  BookingSnapshot,
  HostSnapshot,
  PaymentSnapshot,
  RefundSnapshot,
} from './booking-snapshot.ts'
import { defineEvent, Instant, PersonForgotten } from './envelope.ts'
import { CalendarChange } from './scheduling.ts'

/**
 * `alongSeries`: an occurrence that changed together with another one of its series. Consumers that
 * notify once per series use that other one; timers follow each.
 */
const Booking = Type.Object({
  booking: BookingSnapshot,
  alongSeries: Type.Optional(Type.Boolean()),
  /**
   * The occurrences that changed together, at their new times; absent: only this booking, or all
   * created ones.
   */
  occurrences: Type.Optional(Type.Array(Type.Object({ seriesStart: Instant, start: Instant, end: Instant }))),
  /** Whether no other occurrence of the series is left. */
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

/** Written when a booking is created and accepted immediately. */
export const bookingCreated = defineEvent('bookings.booking.created', 1, Booking)
/**
 * Written when a booking needs a meeting whose link is not known yet. What it would publish waits
 * for the link (docs/domain.md#meetings).
 */
export const bookingMeetingRequested = defineEvent('bookings.booking.meeting-requested', 1, Booking)
/** Written when a booking is created and waits for its host. */
export const bookingRequested = defineEvent('bookings.booking.requested', 1, Booking)
/** Written after `requested` when the hosts of an instant booking must join immediately. */
export const instantBookingRequested = defineEvent(
  'bookings.booking.instant-requested',
  1,
  Type.Composite([
    Booking,
    Type.Object({
      /** Who can accept it. */
      hosts: Type.Optional(Type.Array(HostSnapshot)),
      /** When it is declined unless a host has accepted it. */
      expiresAt: Type.Optional(Instant),
    }),
  ]),
)
export const bookingConfirmed = defineEvent('bookings.booking.confirmed', 1, Booking)
/**
 * The host accepts a booking before it is paid: `confirmed` follows with the payment
 * (docs/domain.md#confirm-and-decline).
 */
export const bookingAcceptedUnpaid = defineEvent('bookings.booking.accepted-unpaid', 1, Booking)
const Payment = Type.Composite([Booking, Type.Object({ payment: PaymentSnapshot })])
/** Payment is due for a new booking or a new seat. */
export const bookingPaymentInitiated = defineEvent('bookings.booking.payment-initiated', 1, Payment)
/** The payment was received; it accepts a booking that needs no confirmation. */
export const bookingPaid = defineEvent('bookings.booking.paid', 1, Payment)
const Refund = Type.Composite([Payment, Type.Object({ refund: RefundSnapshot })])
/** The organizer asked for a refund; the payment provider has not made it yet. */
export const bookingRefundRequested = defineEvent('bookings.booking.refund-requested', 1, Refund)
/** The payment provider has given money back. */
export const bookingRefunded = defineEvent('bookings.booking.refunded', 1, Refund)
/** The payment provider has refused a refund, or could not complete it. */
export const bookingRefundFailed = defineEvent('bookings.booking.refund-failed', 1, Refund)
/** The payer disputes a payment at the bank, or the dispute has ended. */
export const bookingPaymentDisputed = defineEvent('bookings.booking.payment-disputed', 1, Payment)
export const bookingRejected = defineEvent('bookings.booking.rejected', 1, Booking)
/**
 * `booking` is the new one (accepted or pending), or the existing seated one that received the
 * seats; `previous` is replaced. `seats`: the moved seats, when the booking already had others.
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
/**
 * A seated booking is cancelled as a whole and has no attendees left; the event still carries them.
 */
export const bookingCancelled = defineEvent('bookings.booking.cancelled', 1, Booking)

const Seat = { booking: BookingSnapshot, seat: AttendeeSnapshot }
/** A further seat of a seated booking was booked. */
export const bookingSeatBooked = defineEvent('bookings.booking.seat-booked', 1, Type.Object(Seat))
/**
 * A seat was cancelled; with the last one the booking is cancelled. `booking` does not contain it.
 */
export const bookingSeatCancelled = defineEvent('bookings.booking.seat-cancelled', 1, Type.Object(Seat))
/**
 * A seat came from another booking of the same event type, which is cancelled if it was its last
 * seat.
 */
export const bookingSeatMoved = defineEvent(
  'bookings.booking.seat-moved',
  1,
  Type.Object({ ...Seat, previous: Previous }),
)
/** The counterpart of `seat-moved`: the booking that the seat left. */
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
/** Another host has the booking; `previousHosts` are the former hosts. */
export const bookingReassigned = defineEvent(
  'bookings.booking.reassigned',
  1,
  Type.Object({
    booking: BookingSnapshot,
    previousHosts: Type.Array(HostSnapshot),
    reason: Type.Optional(Type.String()),
  }),
)
/** Only its title or description changed. */
export const bookingEdited = defineEvent('bookings.booking.edited', 1, Booking)
/**
 * A host has changed the event of a booking in a calendar, and the booking does not follow;
 * `version` counts the changes of the event.
 */
export const bookingOutOfStep = defineEvent(
  'bookings.calendar.out-of-step',
  1,
  Type.Object({
    booking: BookingSnapshot,
    /** Whose calendar it is. */
    userId: Type.Integer(),
    change: CalendarChange,
  }),
)
export const bookingRated = defineEvent('bookings.booking.rated', 1, Booking)
/** `changed` lists the attendees named by the call; empty when it named only the host. */
export const bookingAbsenceMarked = defineEvent(
  'bookings.booking.absence-marked',
  1,
  Type.Object({
    booking: BookingSnapshot,
    changed: Type.Array(
      Type.Object({
        email: Type.String(),
        /** Of an attendee whose address is empty. */
        phoneNumber: Type.Optional(Type.String()),
        absent: Type.Boolean(),
      }),
    ),
  }),
)
/** A host or an admin reports that the booking should have had another host. */
export const AssignmentReport = Type.Object({
  /** Address of the reporting person; empty for an OAuth client. */
  reportedBy: Type.String(),
  correctAssignee: Type.Optional(Type.String()),
  additionalNotes: Type.String(),
})
export type AssignmentReport = Static<typeof AssignmentReport>
export const bookingAssignmentReported = defineEvent(
  'bookings.booking.assignment-reported',
  1,
  Type.Object({ booking: BookingSnapshot, report: AssignmentReport }),
)
/** Bookings has erased a person; consumers repeat the erasure. */
export const bookingsPersonErased = defineEvent('bookings.person.erased', 1, PersonForgotten)
/** An erased person was removed from this booking; no notifications are sent. */
export const bookingAnonymized = defineEvent('bookings.booking.anonymized', 1, Booking)
/**
 * Nothing changed: an operator refills the replicas of a service that has lost them
 * (docs/operations.md#refill-replicas-of-bookings).
 */
export const bookingRepublished = defineEvent('bookings.booking.republished', 1, Booking)

/**
 * A booker requested a code; only services can read `sealedCode`. The subject is the code's own id.
 */
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

/** A person who was in a booking's video room, and when they first joined. */
export const RoomParticipant = Type.Object({ email: Type.String(), joinedAt: Instant })
export type RoomParticipant = Static<typeof RoomParticipant>

/**
 * A person joined a booking's video room, or was erased from it; lists all participants so far. The
 * subject is the booking's uid, the version the video room's own.
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
/** A recording of a booking's video room is available. */
export const recordingReady = defineEvent('bookings.recording.ready', 1, Recording)
/** A recording's transcript is available. */
export const transcriptionReady = defineEvent('bookings.transcription.ready', 1, Recording)
