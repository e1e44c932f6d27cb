import { type Static, Type } from '@sinclair/typebox'
import { BookingLimits } from '../booking-limits.ts'
import { EventTypeSnapshot, HostSnapshot } from '../events/booking-snapshot.ts'
import { TeamLimits } from '../team-limits.ts'
import { DateTime, TimeZone } from './common.ts'
import {
  ActiveBookingsLimit,
  DisableCancelling,
  DisableRescheduling,
  Recurrence,
  SchedulingType,
  Seats,
} from './event-type-parts.ts'
import { about } from './fields.ts'
import { nullable } from './shapes.ts'

/**
 * A booking field with everything that its answer must fit. `type` is one of `bookingFieldTypes`,
 * or `radioInput` for the place; the fields that every event type has carry `isDefault`.
 */
export const BookingField = Type.Object({
  isDefault: about('Whether every event type has the field.', Type.Boolean()),
  type: about('Type of the field, such as `text`, `select` or `boolean`.', Type.String()),
  slug: about('Slug that names the field in responses.', Type.String()),
  label: about('Label on the booking page.', Type.String()),
  required: about('Whether the field must be answered.', Type.Boolean()),
  hidden: about('Whether the booking page leaves the field out.', Type.Boolean()),
  placeholder: about('Placeholder on the booking page.', Type.Optional(Type.String())),
  disableOnPrefill: about(
    'Whether an answer from the address of the booking page (`?slug=answer`) cannot be changed there.',
    Type.Optional(Type.Boolean()),
  ),
  options: about(
    'Options of a `select`, `multiselect`, `checkbox` or `radio` field.',
    Type.Optional(Type.Array(Type.String())),
  ),
})
export type BookingField = Static<typeof BookingField>

/**
 * A place of an event type. `attendee*` types bring no value of their own: the booker's answer is
 * the place.
 */
export const EventTypeLocation = Type.Object({
  type: about('Type of the location. The attendee gives the value of an `attendee` type.', Type.String()),
  address: about('Address, for the type `address`.', Type.Optional(Type.String())),
  link: about('URL of the meeting, for the type `link`.', Type.Optional(Type.String())),
  phone: about('Phone number, for the type `phone`.', Type.Optional(Type.String())),
  integration: about('Video or call service, for the type `integration`.', Type.Optional(Type.String())),
  public: about(
    'Whether the booking page shows the location before a booking is created.',
    Type.Optional(Type.Boolean()),
  ),
})
export type EventTypeLocation = Static<typeof EventTypeLocation>

/**
 * POST /internal/booking-checks, asked by bookings with the unchanged caller: may this start be
 * booked, and by whom? An event type is named by its id, by its slug and its owner's username, by
 * its slug and its team's slug, or by a private link. `start` is ISO 8601 with an offset or Z, a
 * whole minute.
 */
export const BookingCheckRequest = Type.Object({
  eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
  eventTypeSlug: Type.Optional(Type.String()),
  username: Type.Optional(Type.String()),
  teamSlug: Type.Optional(Type.String()),
  organizationSlug: Type.Optional(Type.String()),
  /** Opens hidden event types too; its limits come with the answer. */
  privateLinkId: Type.Optional(Type.String({ maxLength: 64 })),
  start: DateTime,
  /** Minutes; default: the event type's length. */
  lengthInMinutes: Type.Optional(Type.Integer({ minimum: 1 })),
  /** A rescheduled booking keeps its length, whatever lengths the event type offers today. */
  keepsLength: Type.Optional(Type.Boolean()),
  /** A booking that another host takes over keeps its time: hosts are judged one by one. */
  keepsTime: Type.Optional(Type.Boolean()),
  /** The attendee's zone: booking windows of some days ahead end with a day there. */
  timeZone: Type.Optional(TimeZone),
  /** How many bookings of a recurring event type; default all that it has. */
  recurrenceCount: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Only a team has instant bookings: notice, window and working hours do not count for them. */
  instant: Type.Optional(Type.Boolean()),
  /** Only the organizer's side may: notice, window and working hours do not count. */
  allowBookingOutOfBounds: Type.Optional(Type.Boolean()),
  /**
   * Who hosts the booking that moves: it stays one booking, and its host where the event type wants
   * that. Its own time, named by its uid, does not count.
   */
  rescheduling: Type.Optional(
    Type.Object({
      hostIds: Type.Array(Type.Integer()),
      bookingUid: Type.Optional(Type.String()),
      /** Refused unless the event type allows to reschedule cancelled bookings. */
      isCancelled: Type.Optional(Type.Boolean()),
    }),
  ),
  /** A routing form's choice among the hosts of a round robin. */
  routing: Type.Optional(
    Type.Object({
      teamMemberIds: Type.Optional(Type.Array(Type.Integer())),
      /** Wins over the ids. */
      teamMemberEmail: Type.Optional(Type.String()),
    }),
  ),
})
export type BookingCheckRequest = Static<typeof BookingCheckRequest>

/**
 * The event type at this moment: what a booking keeps of it, and what creating one needs besides.
 */
export const BookableEventType = Type.Composite([
  Type.Omit(EventTypeSnapshot, ['bookingFields', 'disableCancelling', 'hostIds']),
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
    /** null for a personal event type; a copy of a managed one is personal. */
    schedulingType: nullable(SchedulingType),
    /**
     * Of the event type: where a series keeps its wall clock time, and where the periods of limits
     * begin.
     */
    timeZone: Type.String(),
    seats: Type.Optional(Seats),
    recurrence: Type.Optional(Recurrence),
    bookingLimits: Type.Optional(BookingLimits),
    teamLimits: Type.Optional(TeamLimits),
    bookerActiveBookingsLimit: Type.Optional(ActiveBookingsLimit),
    requiresBookerEmailVerification: Type.Boolean(),
    /** Of attendees who name no language; empty: none. */
    interfaceLanguage: Type.Optional(Type.String()),
    disableCancelling: Type.Optional(DisableCancelling),
    disableRescheduling: Type.Optional(DisableRescheduling),
    allowReschedulingCancelledBookings: Type.Optional(Type.Boolean()),
    rescheduleWithSameRoundRobinHost: Type.Optional(Type.Boolean()),
    isInstantEvent: Type.Optional(Type.Boolean()),
  }),
])
export type BookableEventType = Static<typeof BookableEventType>

/** A host, or possible host, of the event type. */
export const BookableHost = Type.Composite([
  HostSnapshot,
  Type.Object({
    /** Comes to every booking. Of those who do not, one of every group does. */
    isFixed: Type.Boolean(),
    /** 0 (lowest) to 4 (highest). */
    priority: Type.Integer({ minimum: 0, maximum: 4 }),
    /** Share of the bookings beside that of the others, 100 unless the team says otherwise. */
    weight: Type.Integer({ minimum: 0 }),
    /** Since when this one hosts the event type. */
    createdAt: Type.Optional(DateTime),
    groupId: Type.Optional(Type.String()),
    /**
     * The integration of the default meeting service, where the event type takes place there;
     * absent: the built-in video.
     */
    conferencing: Type.Optional(Type.String()),
  }),
])
export type BookableHost = Static<typeof BookableHost>

/** One booking to be made; `availableHostIds` work at this time, every fixed host among them. */
export const Occurrence = Type.Object({
  start: DateTime,
  end: DateTime,
  availableHostIds: Type.Array(Type.Integer()),
  /** Hosts whose calendars are busy at this time, buffers included. */
  busyHostIds: Type.Optional(Type.Array(Type.Integer())),
})
export type Occurrence = Static<typeof Occurrence>

/**
 * All starts may be booked as far as scheduling knows: what depends on bookings (claims, limits,
 * seats, link uses) is for bookings to judge. Refusals: event_type_not_found, start_in_past,
 * outside_notice, outside_window, outside_schedule, length_not_allowed, UnauthorizedException and
 * ForbiddenException (bookingRequiresAuthentication), BadRequestException (a managed event type
 * that others have copies of, recurrenceCount, instant), UnprocessableEntityException (a team's
 * event type without hosts), private_link_expired. Instants are ISO 8601 UTC.
 */
export const BookingCheckAnswer = Type.Object({
  /** `requiresConfirmation` holds for this very start (confirmation policies by notice). */
  eventType: BookableEventType,
  /** One, or those of a series; ascending. */
  occurrences: Type.Array(Occurrence, { minItems: 1 }),
  /**
   * Fixed hosts first, then by descending priority; the first one is the organizer where all are
   * fixed.
   */
  hosts: Type.Array(BookableHost),
  /** Minutes that each claim is longer than the booking. */
  claim: Type.Object({ before: Type.Integer(), after: Type.Integer() }),
  /** Uses are counted by bookings, under a lock in the booking's transaction. */
  privateLink: Type.Optional(
    Type.Object({
      linkId: Type.String(),
      expiresAt: Type.Optional(DateTime),
      maxUsageCount: Type.Optional(Type.Integer()),
    }),
  ),
})
export type BookingCheckAnswer = Static<typeof BookingCheckAnswer>

/**
 * POST /internal/claims, asked by scheduling: the time that active bookings and live holds take
 * from these hosts, with their buffers, wherever it overlaps [from, to). One booking may be left
 * out of everything: the one that is being rescheduled.
 */
export const ClaimsRequest = Type.Object({
  hostIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1 }),
  from: DateTime,
  to: DateTime,
  /** Uid of a booking, or of a seat of one. */
  ignoreBookingUid: Type.Optional(Type.String()),
  /** Whose list it is, for `seats` and `limits`. */
  eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Tell the seats that are taken of this event type's bookings. */
  seats: Type.Optional(Type.Boolean()),
  /**
   * Tell this event type's bookings whose start lies in [from, to): what counts towards its limits.
   */
  limits: Type.Optional(Type.Object({ from: DateTime, to: DateTime })),
  /** Answer the periods in which a host has reached them as claims. */
  teamLimits: Type.Optional(TeamLimits),
})
export type ClaimsRequest = Static<typeof ClaimsRequest>

/**
 * Busy time of a host as one text, which only the reader parses: half-open spans `start end` in
 * minutes since 1970, starts rounded down and ends up, separated by commas, in any order.
 */
export const BusyText = Type.Object({ hostId: Type.Integer(), text: Type.String() })
export type BusyText = Static<typeof BusyText>

/** Half-open spans [start, end) as ISO 8601 UTC, except claims. */
export const ClaimsAnswer = Type.Object({
  /**
   * With `seats`, this event type's own seated bookings are left out, and their buffers are not. A
   * host can have several texts.
   */
  claims: Type.Array(BusyText),
  /**
   * Only with `seats`. Counts live reservations of seats; without a booking for them there is no
   * `bookingUid`.
   */
  seated: Type.Optional(
    Type.Array(
      Type.Object({
        bookingUid: Type.Optional(Type.String()),
        hostIds: Type.Array(Type.Integer()),
        start: DateTime,
        end: DateTime,
        seatsTaken: Type.Integer(),
      }),
    ),
  ),
  /**
   * With `ignoreBookingUid`, if there is such a booking: its hosts, and how many seats move; 1 for
   * a booking without seats.
   */
  ignored: Type.Optional(Type.Object({ hostIds: Type.Array(Type.Integer()), seats: Type.Integer() })),
  /** With `limits`; see booking-limits. */
  counted: Type.Optional(
    Type.Array(
      Type.Object({ start: DateTime, minutes: Type.Integer(), hostIds: Type.Array(Type.Integer()) }),
    ),
  ),
})
export type ClaimsAnswer = Static<typeof ClaimsAnswer>

/**
 * POST /internal/future-bookings, asked by scheduling before an event type is deleted: how many
 * bookings these have.
 */
export const FutureBookingsRequest = Type.Object({
  eventTypeIds: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 10_000 }),
})
export type FutureBookingsRequest = Static<typeof FutureBookingsRequest>

/**
 * POST /internal/owner-bookings/count, asked by identity before a team or an organization is
 * deleted, and POST /internal/owner-bookings/cancel, which cancels these bookings: the future ones
 * of the event types of the team, or of everyone in the organization.
 */
export const OwnerBookingsRequest = Type.Union([
  Type.Object({ teamId: Type.Integer({ minimum: 1 }) }),
  Type.Object({ organizationId: Type.Integer({ minimum: 1 }) }),
])
export type OwnerBookingsRequest = Static<typeof OwnerBookingsRequest>

export const FutureBookingsAnswer = Type.Object({ count: Type.Integer() })
export type FutureBookingsAnswer = Static<typeof FutureBookingsAnswer>

/** POST /internal/private-link-uses, asked by scheduling when it shows links. */
export const PrivateLinkUsesRequest = Type.Object({
  linkIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }),
})
/** Links that were never used are left out. */
export const PrivateLinkUsesAnswer = Type.Object({
  uses: Type.Array(Type.Object({ linkId: Type.String(), uses: Type.Integer() })),
})
export type PrivateLinkUsesAnswer = Static<typeof PrivateLinkUsesAnswer>
