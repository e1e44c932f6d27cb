import { type Static, Type } from '@sinclair/typebox'
import { EventTypeSnapshot, HostSnapshot } from '../events/bookings.ts'
import { DateTime, TimeZone } from './common.ts'

/**
 * A booking field with everything that its answer must fit. `type` is one of `bookingFieldTypes`, or `radioInput` for the
 * place; the fields that every event type has carry `isDefault`.
 */
export const BookingField = Type.Object({
  isDefault: Type.Boolean(),
  type: Type.String(),
  slug: Type.String(),
  label: Type.String(),
  required: Type.Boolean(),
  hidden: Type.Boolean(),
  placeholder: Type.Optional(Type.String()),
  disableOnPrefill: Type.Optional(Type.Boolean()),
  /** What may be answered: select, multiselect, checkbox and radio. */
  options: Type.Optional(Type.Array(Type.String())),
})
export type BookingField = Static<typeof BookingField>

/** A place of an event type. `attendee*` types bring no value of their own: the booker's answer is the place. */
export const EventTypeLocation = Type.Object({
  type: Type.String(),
  address: Type.Optional(Type.String()),
  link: Type.Optional(Type.String()),
  phone: Type.Optional(Type.String()),
  integration: Type.Optional(Type.String()),
  /** Whether the booking page may show it before a booking is made. */
  public: Type.Optional(Type.Boolean()),
})
export type EventTypeLocation = Static<typeof EventTypeLocation>

/**
 * POST /internal/booking-checks, asked by bookings with the unchanged caller: may this start be booked, and by whom?
 * An event type is named by its id, or by its slug and its owner's username. `start` is ISO 8601 with an offset or Z.
 */
export const BookingCheckRequest = Type.Object({
  eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
  eventTypeSlug: Type.Optional(Type.String()),
  username: Type.Optional(Type.String()),
  organizationSlug: Type.Optional(Type.String()),
  start: DateTime,
  /** Minutes; default: the event type's length. */
  lengthInMinutes: Type.Optional(Type.Integer({ minimum: 1 })),
  /** A rescheduled booking keeps its length, whatever lengths the event type offers today (our decisions, E10). */
  keepsLength: Type.Optional(Type.Boolean()),
  /** The attendee's zone: booking windows of some days ahead end with a day there. */
  timeZone: Type.Optional(TimeZone),
})
export type BookingCheckRequest = Static<typeof BookingCheckRequest>

/** The event type at this moment: what a booking keeps of it, and what creating one needs besides. */
export const BookableEventType = Type.Composite([
  Type.Omit(EventTypeSnapshot, ['bookingFields']),
  Type.Object({
    bookingFields: Type.Array(BookingField),
    locations: Type.Array(EventTypeLocation),
    /** Every length that may be booked, in minutes. */
    lengthOptions: Type.Array(Type.Integer()),
    /** Minutes. */
    beforeEventBuffer: Type.Integer(),
    afterEventBuffer: Type.Integer(),
    /** The event type's template of a booking's title, as the owner wrote it. */
    customName: Type.Optional(Type.String()),
  }),
])
export type BookableEventType = Static<typeof BookableEventType>

/**
 * The start may be booked as far as scheduling knows: claims are for bookings to judge. Refusals: event_type_not_found,
 * start_in_past, outside_notice, outside_window, outside_schedule, length_not_allowed, UnauthorizedException and
 * ForbiddenException (bookingRequiresAuthentication). Instants are ISO 8601 UTC.
 */
export const BookingCheckAnswer = Type.Object({
  /** `requiresConfirmation` holds for this very start (confirmation policies by notice). */
  eventType: BookableEventType,
  start: DateTime,
  end: DateTime,
  /** Everybody whose time is to be claimed, in ascending priority; the first is the organizer. */
  hosts: Type.Array(HostSnapshot),
  /** Minutes that each claim is longer than the booking. */
  claim: Type.Object({ before: Type.Integer(), after: Type.Integer() }),
})
export type BookingCheckAnswer = Static<typeof BookingCheckAnswer>

/**
 * POST /internal/claims, asked by scheduling: the time that active bookings and live holds take from these hosts, with
 * their buffers, wherever it overlaps [from, to). One booking may be left out: the one that is being rescheduled.
 */
export const ClaimsRequest = Type.Object({
  hostIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
  from: DateTime,
  to: DateTime,
  ignoreBookingUid: Type.Optional(Type.String()),
})
export type ClaimsRequest = Static<typeof ClaimsRequest>

/** Half-open spans [start, end) as ISO 8601 UTC. */
export const ClaimsAnswer = Type.Object({
  claims: Type.Array(Type.Object({ hostId: Type.Integer(), start: DateTime, end: DateTime })),
})
export type ClaimsAnswer = Static<typeof ClaimsAnswer>

/** POST /internal/future-bookings, asked by scheduling before an event type is deleted. */
export const FutureBookingsRequest = Type.Object({ eventTypeId: Type.Integer({ minimum: 1 }) })
export type FutureBookingsRequest = Static<typeof FutureBookingsRequest>

export const FutureBookingsAnswer = Type.Object({ count: Type.Integer() })
export type FutureBookingsAnswer = Static<typeof FutureBookingsAnswer>
