import { type Static, Type } from '@sinclair/typebox'
import { PeriodLimits } from '../booking-limits.ts'
import { BookingField, EventTypeLocation } from './booking-checks.ts'
import { Direction, languages, Metadata, PageQuery } from './common.ts'
import { eventTypeFeatures } from './event-type-features.ts'
import {
  ActiveBookingsLimit,
  BookerLayouts,
  BookingFieldInput,
  BookingWindow,
  BookingWindowInput,
  ConfirmationPolicy,
  ConfirmationPolicyInput,
  DisableCancelling,
  DisableRescheduling,
  EmailSettings,
  EventTypeColor,
  EventTypeLocationInput,
  Recurrence,
  Seats,
  VideoSettings,
} from './event-type-parts.ts'
import { answer, list, nullable } from './shapes.ts'

const minutes = (minimum: number, maximum = 525_600) => Type.Integer({ minimum, maximum })
const Text = Type.String({ maxLength: 5000 })
const Length = minutes(1, 1440)
const Url = Type.String({ format: 'uri', maxLength: 2048 })
const Language = Type.Union(
  ['', ...languages, 'sk-SK'].map((language) => Type.Literal(language)),
  { errorMessage: 'must be a known language' },
)

/**
 * What scheduling itself does not go by: it is kept and returned as it was given, and bookings is told what it goes by.
 */
const settings = {
  /** Where it stands among the others of its owner, for pages that list them. */
  position: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  /** Template of a booking's title. */
  customName: Type.String({ maxLength: 400 }),
  lockTimeZoneToggleOnBookingPage: Type.Boolean(),
  hideCalendarNotes: Type.Boolean(),
  hideCalendarEventDetails: Type.Boolean(),
  useDestinationCalendarEmail: Type.Boolean(),
  /** null: none. */
  successRedirectUrl: nullable(Url, 'must be a URL'),
  bookerLayouts: BookerLayouts,
  color: EventTypeColor,
  interfaceLanguage: Language,
  svcVideoSettings: VideoSettings,
  disableRescheduling: DisableRescheduling,
  disableCancelling: DisableCancelling,
  allowReschedulingPastBookings: Type.Boolean(),
  allowReschedulingCancelledBookings: Type.Boolean(),
  /** A booker must show a code that was sent to the address. */
  requiresBookerEmailVerification: Type.Boolean(),
  hideOrganizerEmail: Type.Boolean(),
  /** In the currency's minor units; 0: free. */
  price: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  /** ISO 4217, lower case. */
  currency: Type.String({ pattern: '^[a-z]{3}$', errorMessage: 'must be a lower-case currency code' }),
}
export const EventTypeSettings = Type.Partial(
  Type.Object({
    ...settings,
    /** The two of team event types alone. */
    emailSettings: EmailSettings,
    rescheduleWithSameRoundRobinHost: Type.Boolean(),
  }),
)
export type EventTypeSettings = Static<typeof EventTypeSettings>

/** A calendar that bookings are written to. */
export const EventTypeDestination = Type.Object({
  integration: Type.String({ minLength: 1, maxLength: 2_000 }),
  externalId: Type.String({ minLength: 1, maxLength: 2_000 }),
})
export type EventTypeDestination = Static<typeof EventTypeDestination>

/** One that can be written, of the owner's or of a host's; null: none of its own. */
const destination = { destinationCalendar: nullable(EventTypeDestination) }

const required = {
  title: Type.String({ minLength: 1, maxLength: 200 }),
  /** Turned into kebab case; unique for its owner. */
  slug: Type.String({ minLength: 1, maxLength: 200 }),
  /** Minutes, as every length, interval, buffer, offset and notice. */
  lengthInMinutes: Length,
}

const optional = {
  description: Text,
  /** Lengths to choose from; `lengthInMinutes` is the default among them. Digits as text are taken too. */
  lengthInMinutesOptions: Type.Array(
    Type.Union([Length, Type.String({ pattern: '^[1-9]\\d{0,3}$' })], {
      errorMessage: 'must be minutes from 1 to 1440',
    }),
    { maxItems: 50 },
  ),
  slotInterval: nullable(minutes(1, 1440), 'must be minutes from 1 to 1440'),
  offsetStart: minutes(0, 1440),
  beforeEventBuffer: minutes(0, 1440),
  afterEventBuffer: minutes(0, 1440),
  minimumBookingNotice: minutes(0),
  bookingWindow: BookingWindowInput,
  /** null: the owner's default schedule. */
  scheduleId: nullable(Type.Integer({ minimum: 1 }), 'must be the id of a schedule'),
  locations: Type.Array(EventTypeLocationInput, { maxItems: 50 }),
  bookingFields: Type.Array(BookingFieldInput, { maxItems: 100 }),
  disableGuests: Type.Boolean(),
  confirmationPolicy: ConfirmationPolicyInput,
  /** Short for a confirmation policy of type `always`, or none. */
  requiresConfirmation: Type.Boolean(),
  hidden: Type.Boolean(),
  bookingRequiresAuthentication: Type.Boolean(),
  showOptimizedSlots: Type.Boolean(),
  onlyShowFirstAvailableSlot: Type.Boolean(),
  metadata: Metadata,
}

const Optional = Type.Partial(Type.Object({ ...optional, ...settings, ...eventTypeFeatures, ...destination }))

/** Body of POST /v2/event-types. Unknown keys are dropped. */
export const CreateEventType = Type.Composite([Type.Object(required), Optional])
export type CreateEventType = Static<typeof CreateEventType>

/** Body of PATCH /v2/event-types/{eventTypeId}: what is given replaces what there is. */
export const UpdateEventType = Type.Composite([Type.Partial(Type.Object(required)), Optional])
export type UpdateEventType = Static<typeof UpdateEventType>

const none = Type.Null()

/** An event type in answers: keys that it requires are there, null without a value. */
export const EventTypeOutput = Type.Composite([
  Type.Object({
    id: Type.Integer(),
    ownerId: Type.Integer(),
    /** The managed event type that it is a copy of. */
    parentEventTypeId: Type.Optional(Type.Integer()),
    ...required,
    description: Type.String(),
    lengthInMinutesOptions: Type.Optional(Type.Array(Type.Integer())),
    locations: Type.Array(EventTypeLocation),
    bookingFields: Type.Array(BookingField),
    disableGuests: Type.Boolean(),
    slotInterval: Type.Optional(Type.Integer()),
    offsetStart: Type.Integer(),
    minimumBookingNotice: Type.Integer(),
    beforeEventBuffer: Type.Integer(),
    afterEventBuffer: Type.Integer(),
    bookingWindow: Type.Optional(BookingWindow),
    scheduleId: nullable(Type.Integer()),
    confirmationPolicy: Type.Optional(ConfirmationPolicy),
    requiresConfirmation: Type.Boolean(),
    hidden: Type.Boolean(),
    bookingRequiresAuthentication: Type.Boolean(),
    showOptimizedSlots: Type.Boolean(),
    onlyShowFirstAvailableSlot: Type.Boolean(),
    metadata: Type.Record(Type.String(), Type.Unknown()),
    recurrence: nullable(Recurrence),
    seats: Type.Optional(Seats),
    seatsPerTimeSlot: Type.Optional(Type.Integer()),
    seatsShowAvailabilityCount: Type.Optional(Type.Boolean()),
    bookingLimitsCount: Type.Optional(PeriodLimits),
    bookingLimitsDuration: Type.Optional(PeriodLimits),
    bookerActiveBookingsLimit: Type.Optional(ActiveBookingsLimit),
    price: Type.Integer(),
    currency: Type.String(),
    forwardParamsSuccessRedirect: none,
    isInstantEvent: Type.Boolean(),
    users: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String(), username: Type.String() })),
    /** Its page; absent when no name leads to the owner. */
    bookingUrl: Type.Optional(Type.String()),
    lockTimeZoneToggleOnBookingPage: Type.Boolean(),
    hideCalendarNotes: Type.Boolean(),
    successRedirectUrl: nullable(Type.String()),
    /** Not in what everybody is shown. */
    destinationCalendar: Type.Optional(EventTypeDestination),
  }),
  Type.Omit(EventTypeSettings, [
    'lockTimeZoneToggleOnBookingPage',
    'hideCalendarNotes',
    'successRedirectUrl',
    'price',
    'currency',
    'emailSettings',
    'rescheduleWithSameRoundRobinHost',
  ]),
])
export type EventTypeOutput = Static<typeof EventTypeOutput>

export const EventTypeAnswer = answer(EventTypeOutput)
export const EventTypeListAnswer = list(EventTypeOutput)
/** Two or more people, by `usernames`: without an id (0), and without a page of its own. */
const GroupEventTypeOutput = Type.Omit(EventTypeOutput, ['bookingUrl'])
export type GroupEventTypeOutput = Static<typeof GroupEventTypeOutput>
export const GroupEventTypeListAnswer = list(GroupEventTypeOutput)
export const DeletedEventTypeAnswer = answer(
  Type.Pick(EventTypeOutput, ['id', 'lengthInMinutes', 'title', 'slug']),
)

/**
 * Query of GET /v2/event-types: with `username` that user's, without the hidden ones and without a credential; else the
 * caller's own. Without `orgSlug` and `orgId` a name means the first user or team that took it, with them the one of that
 * organization.
 */
export const ListEventTypes = Type.Object({
  ...PageQuery,
  username: Type.Optional(Type.String()),
  eventSlug: Type.Optional(Type.String()),
  /** As `eventSlug`. */
  eventTypeSlug: Type.Optional(Type.String()),
  /** Two or more people, by commas: what they have in common, with the times of GET /v2/slots. */
  usernames: Type.Optional(Type.String()),
  orgSlug: Type.Optional(Type.String()),
  /** A team's, instead of a user's. */
  teamSlug: Type.Optional(Type.String()),
  orgId: Type.Optional(Type.Integer({ minimum: 1 })),
  sortCreatedAt: Type.Optional(Direction),
})
export type ListEventTypes = Static<typeof ListEventTypes>

/** Path of /v2/event-types/{eventTypeId}. */
export const EventTypeParams = Type.Object({ eventTypeId: Type.Integer({ minimum: 1 }) })
