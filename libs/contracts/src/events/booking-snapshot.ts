import { type Static, Type } from '@sinclair/typebox'
import { DisableCancelling, EmailSettings, RefundPolicy } from '../http/event-type-parts.ts'
import { about, CreatedAt, shownIdOf } from '../http/fields.ts'
import { nullable, oneOf } from '../http/shapes.ts'
import { type MeetingAppSlug, meetingApps } from '../meeting-apps.ts'
import { Instant } from './envelope.ts'

export const BookingStatus = about(
  'Status of the booking. `pending` needs to be confirmed, `rejected` was declined.',
  Type.Union([
    Type.Literal('accepted'),
    Type.Literal('pending'),
    Type.Literal('cancelled'),
    Type.Literal('rejected'),
  ]),
)
export type BookingStatus = Static<typeof BookingStatus>

/** A host as of the event; the first host is the organizer. */
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
  /** Seated bookings: the attendee's own uid, answers and metadata. */
  seatUid: Type.Optional(Type.String()),
  bookingFieldsResponses: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  metadata: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
})
export type AttendeeSnapshot = Static<typeof AttendeeSnapshot>

/** A custom or default booking field of the event type, with what labels an answer. */
export const BookingFieldSnapshot = Type.Object({
  slug: Type.String(),
  label: Type.String(),
  type: Type.String(),
  hidden: Type.Boolean(),
})

/** The event type as of the booking's creation; survives the event type's deletion. */
export const EventTypeSnapshot = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** The title in other languages. */
  translations: Type.Optional(Type.Array(Type.Object({ language: Type.String(), title: Type.String() }))),
  version: Type.Integer(),
  lengthInMinutes: Type.Integer(),
  ownerId: Type.Integer(),
  teamId: nullable(Type.Integer()),
  organizationId: Type.Integer(),
  clientId: Type.Optional(Type.String()),
  /** For a copy: its managed event type and that one's team. */
  parent: Type.Optional(
    Type.Object({ id: Type.Integer(), teamId: Type.Integer(), organizationId: Type.Integer() }),
  ),
  requiresConfirmation: Type.Boolean(),
  /** Whether requests that wait for confirmation leave the time free. */
  pendingIsTentative: Type.Optional(Type.Boolean()),
  disableGuests: Type.Boolean(),
  hideCalendarNotes: Type.Boolean(),
  /** Whether calendar entries are private. */
  hideCalendarEventDetails: Type.Optional(Type.Boolean()),
  seatsPerTimeSlot: nullable(Type.Integer()),
  seatsShowAttendees: Type.Boolean(),
  price: Type.Integer(),
  currency: Type.String(),
  /** When a cancellation gives the payment back; absent: never. */
  refundPolicy: Type.Optional(RefundPolicy),
  bookingFields: Type.Array(BookingFieldSnapshot),
  disableCancelling: Type.Optional(DisableCancelling),
  /** Booking mails that are disabled. */
  emailSettings: Type.Optional(EmailSettings),
  /** Whether bookers do not see the hosts' addresses. */
  hideOrganizerEmail: Type.Optional(Type.Boolean()),
  /**
   * Everyone who could have hosted the booking: they may manage it
   * (docs/domain.md#confirm-and-decline).
   */
  hostIds: Type.Optional(Type.Array(Type.Integer())),
})
export type EventTypeSnapshot = Static<typeof EventTypeSnapshot>

/** Money that goes back to the payer, as a part of one payment. */
export const RefundSnapshot = Type.Object({
  uid: about('Uid of the refund.', Type.String()),
  amount: about("Amount in the currency's smallest unit.", Type.Integer()),
  status: about(
    'Status: `pending` until the payment provider has made the refund or refused it.',
    oneOf(['pending', 'succeeded', 'failed']),
  ),
  reason: about('Reason that the organizer gave.', Type.Optional(Type.String())),
  failureReason: about("The payment provider's code for why it failed.", Type.Optional(Type.String())),
  externalId: about('Id of the refund at the provider.', Type.Optional(Type.String())),
  createdAt: CreatedAt,
  settledAt: about('When it was made or refused, ISO 8601 in UTC.', Type.Optional(Instant)),
})
export type RefundSnapshot = Static<typeof RefundSnapshot>

/** A payer's claim at the bank that takes a payment back. */
export const DisputeSnapshot = Type.Object({
  status: about('Status: `open`, `won` by the organizer, or `lost`.', oneOf(['open', 'won', 'lost'])),
  amount: about("Disputed amount in the currency's smallest unit.", Type.Integer()),
  reason: about("The payment provider's code of the reason, such as `fraudulent`.", Type.String()),
  createdAt: CreatedAt,
})
export type DisputeSnapshot = Static<typeof DisputeSnapshot>

/** The price of a booking, or of one seat of it. Amounts are in the currency's smallest unit. */
export const PaymentSnapshot = Type.Object({
  id: shownIdOf('the payment'),
  uid: about('Uid of the payment. Occurrences of a series share one.', Type.String()),
  provider: about('Payment provider; `hand` if attendee and organizer settle it themselves.', Type.String()),
  amount: about("Amount in the currency's smallest unit.", Type.Integer()),
  currency: about('Currency, lower-case ISO 4217.', Type.String()),
  paid: about('Whether the payment is made.', Type.Boolean()),
  url: about('URL of the page to pay on.', Type.Optional(Type.String())),
  seatUid: about('Uid of the seat that the payment is for.', Type.Optional(Type.String())),
  externalId: about('Id of the payment at the provider.', Type.Optional(Type.String())),
  createdAt: CreatedAt,
  paidAt: about('When it was paid, ISO 8601 in UTC.', Type.Optional(Instant)),
  refunds: about('Refunds, oldest first. Absent without any.', Type.Optional(Type.Array(RefundSnapshot))),
  dispute: about("The payer's dispute. Absent without one.", Type.Optional(DisputeSnapshot)),
})
export type PaymentSnapshot = Static<typeof PaymentSnapshot>

/**
 * The recurrence rule of a series, and the start that it gave this occurrence, even after a
 * reschedule.
 */
export const SeriesSnapshot = Type.Object({
  frequency: Type.Union([Type.Literal('weekly'), Type.Literal('monthly'), Type.Literal('yearly')]),
  interval: Type.Integer(),
  count: Type.Integer(),
  /** Zone in which all occurrences start at the same time of day. */
  timeZone: Type.String(),
  first: Instant,
  start: Instant,
})
export type SeriesSnapshot = Static<typeof SeriesSnapshot>

/** A meeting at a meeting service that a host or a team has connected. */
export const MeetingSnapshot = Type.Object({
  app: Type.Union((Object.keys(meetingApps) as MeetingAppSlug[]).map((slug) => Type.Literal(slug))),
  /** Id of the meeting at the service, and its password; absent until it is made. */
  id: Type.Optional(Type.String()),
  password: Type.Optional(Type.String()),
})
export type MeetingSnapshot = Static<typeof MeetingSnapshot>

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
  /** Whether the location is the URL of a built-in video room. */
  videoRoom: Type.Optional(Type.Boolean()),
  /** Whether it takes place in the default meeting service of its organizer, after a change too. */
  organizersApp: Type.Optional(Type.Boolean()),
  /** The location is the title of the service until the meeting is made, then its URL. */
  meeting: Type.Optional(MeetingSnapshot),
  bookingFieldsResponses: Type.Record(Type.String(), Type.Unknown()),
  metadata: Type.Record(Type.String(), Type.Unknown()),
  absentHost: Type.Boolean(),
  cancellationReason: Type.Optional(Type.String()),
  cancelledByEmail: Type.Optional(Type.String()),
  rejectionReason: Type.Optional(Type.String()),
  /** The user who confirmed or declined it last. */
  answeredByUserId: Type.Optional(Type.Integer()),
  reschedulingReason: Type.Optional(Type.String()),
  rescheduledByEmail: Type.Optional(Type.String()),
  rescheduledFromUid: Type.Optional(Type.String()),
  rescheduledToUid: Type.Optional(Type.String()),
  recurringBookingUid: Type.Optional(Type.String()),
  series: Type.Optional(SeriesSnapshot),
  /** An instant booking: the first of the event type's hosts to confirm it gets it. */
  instant: Type.Optional(Type.Boolean()),
  /** Data that a routing form passed with the booking. */
  routing: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  rating: Type.Optional(Type.Integer()),
  /** Whether the full price is paid; absent for a free booking. */
  paid: Type.Optional(Type.Boolean()),
  payment: Type.Optional(Type.Array(PaymentSnapshot)),
  /**
   * The iCalendar UID, constant through reschedules and shared by a series; `icsSequence` increases
   * with each change that calendars must see.
   */
  icsUid: Type.String(),
  icsSequence: Type.Integer(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type BookingSnapshot = Static<typeof BookingSnapshot>

/**
 * Returns whether payment is due and unpaid: such a booking may be accepted, but no notifications
 * are sent.
 */
export const awaitsPayment = ({ payment = [] }: Pick<BookingSnapshot, 'payment'>): boolean =>
  payment.length > 0 && payment.every(({ paid }) => !paid)
