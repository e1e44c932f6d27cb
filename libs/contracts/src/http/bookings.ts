import { type Static, Type } from '@sinclair/typebox'
import { Email, Language, Metadata, PageQuery, TimeZone, UtcMinute } from './common.ts'
import { nullable, oneOf } from './shapes.ts'

/** Where a booking may take place: `type` words of an event type's locations and of a booking's. */
export const locationTypes = [
  'address',
  'attendeeAddress',
  'attendeeDefined',
  'attendeePhone',
  'integration',
  'link',
  'organizersDefaultApp',
  'phone',
] as const

const closed = { additionalProperties: false } as const
const Name = Type.String({ maxLength: 200 })
const Text = Type.String({ maxLength: 5000 })
const Phone = Type.String({ format: 'phone' })
const Code = Type.String({ maxLength: 20 })
const Uid = Type.String({ maxLength: 64 })
const Slug = Type.String({ minLength: 1, maxLength: 200 })

export const AttendeeInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200 }),
    timeZone: TimeZone,
    /** Optional when there is a phone number and the event type does not ask for an email. */
    email: Type.Optional(Email),
    phoneNumber: Type.Optional(Phone),
    language: Type.Optional(Language),
  },
  closed,
)
export type AttendeeInput = Static<typeof AttendeeInput>

const Place = Type.String({ minLength: 1, maxLength: 1000 })
/** `type` names one of the event type's locations; `attendee*` types bring their own value. */
export const LocationInput = Type.Object(
  {
    type: oneOf(locationTypes),
    address: Type.Optional(Place),
    location: Type.Optional(Place),
    phone: Type.Optional(Phone),
    link: Type.Optional(Place),
    integration: Type.Optional(Place),
  },
  closed,
)
export type LocationInput = Static<typeof LocationInput>

/** What a routing form gave along; `teamMemberIds` narrows who may host. */
export const Routing = Type.Object({
  teamMemberIds: Type.Optional(Type.Array(Type.Integer(), { maxItems: 1000 })),
  responseId: Type.Optional(nullable(Type.Integer())),
  queuedResponseId: Type.Optional(nullable(Uid)),
  teamMemberEmail: Type.Optional(Type.String({ maxLength: 254 })),
  skipContactOwner: Type.Optional(Type.Boolean()),
  crmAppSlug: Type.Optional(Name),
  crmOwnerRecordType: Type.Optional(Name),
})
export type Routing = Static<typeof Routing>

/** Body of POST /v2/bookings. Unknown keys are refused. */
export const CreateBooking = Type.Object(
  {
    start: UtcMinute,
    attendee: AttendeeInput,
    eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
    eventTypeSlug: Type.Optional(Slug),
    username: Type.Optional(Slug),
    teamSlug: Type.Optional(Slug),
    organizationSlug: Type.Optional(Slug),
    bookingFieldsResponses: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    guests: Type.Optional(Type.Array(Email, { maxItems: 100 })),
    location: Type.Optional(Type.Union([Place, LocationInput])),
    meetingUrl: Type.Optional(Place),
    metadata: Type.Optional(Metadata),
    /** Minutes. */
    lengthInMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    emailVerificationCode: Type.Optional(Code),
    recurrenceCount: Type.Optional(Type.Integer({ minimum: 1 })),
    instant: Type.Optional(Type.Boolean()),
    routing: Type.Optional(Routing),
    privateLinkId: Type.Optional(Uid),
    reservationUid: Type.Optional(Uid),
    allowConflicts: Type.Optional(Type.Boolean()),
    allowBookingOutOfBounds: Type.Optional(Type.Boolean()),
  },
  closed,
)
export type CreateBooking = Static<typeof CreateBooking>

/** Body of a reschedule. `seatUid` selects the seated variant. Unknown keys are refused. */
export const RescheduleBooking = Type.Object(
  {
    start: UtcMinute,
    rescheduledBy: Type.Optional(Email),
    reschedulingReason: Type.Optional(Text),
    seatUid: Type.Optional(Uid),
    emailVerificationCode: Type.Optional(Code),
  },
  closed,
)
export type RescheduleBooking = Static<typeof RescheduleBooking>

/** Body of a cancellation. `seatUid` selects the seated variant. Unknown keys are refused. */
export const CancelBooking = Type.Object(
  {
    cancellationReason: Type.Optional(Text),
    cancelSubsequentBookings: Type.Optional(Type.Boolean()),
    seatUid: Type.Optional(Uid),
  },
  closed,
)
export type CancelBooking = Static<typeof CancelBooking>

/** Body of POST /v2/bookings/{bookingUid}/decline. */
export const DeclineBooking = Type.Object({ reason: Type.Optional(Text) })
export type DeclineBooking = Static<typeof DeclineBooking>

/** Body of POST /v2/bookings/{bookingUid}/mark-paid: `seatUid` for one seat, else all that is open. */
export const MarkPaid = Type.Object({ seatUid: Type.Optional(Uid) })
export type MarkPaid = Static<typeof MarkPaid>

export const GuestInput = Type.Object({
  email: Email,
  name: Type.Optional(Name),
  timeZone: Type.Optional(TimeZone),
  phoneNumber: Type.Optional(Phone),
  language: Type.Optional(Language),
})
export type GuestInput = Static<typeof GuestInput>

/** Body of POST /v2/bookings/{bookingUid}/guests: at most 10 guests per call. */
export const AddGuests = Type.Object({ guests: Type.Array(GuestInput, { minItems: 1, maxItems: 10 }) })
export type AddGuests = Static<typeof AddGuests>

/** Body of POST /v2/bookings/{bookingUid}/mark-absent. */
export const MarkAbsent = Type.Object({
  host: Type.Optional(Type.Boolean()),
  attendees: Type.Optional(
    Type.Array(Type.Object({ email: Email, absent: Type.Boolean() }), { minItems: 1, maxItems: 1000 }),
  ),
})
export type MarkAbsent = Static<typeof MarkAbsent>

/**
 * Query of GET /v2/bookings. Texts: the rules of each are checked as one,
 * so that an id list, a repeated key and a comma list are told apart in one place. Unknown keys are ignored.
 */
export const ListBookings = Type.Object({
  ...PageQuery,
  status: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  attendeeEmail: Type.Optional(Type.String()),
  attendeeName: Type.Optional(Type.String()),
  bookingUid: Type.Optional(Type.String()),
  eventTypeId: Type.Optional(Type.String()),
  eventTypeIds: Type.Optional(Type.String()),
  teamId: Type.Optional(Type.String()),
  teamsIds: Type.Optional(Type.String()),
  afterStart: Type.Optional(Type.String()),
  beforeEnd: Type.Optional(Type.String()),
  afterCreatedAt: Type.Optional(Type.String()),
  beforeCreatedAt: Type.Optional(Type.String()),
  afterUpdatedAt: Type.Optional(Type.String()),
  beforeUpdatedAt: Type.Optional(Type.String()),
  sortStart: Type.Optional(Type.String()),
  sortEnd: Type.Optional(Type.String()),
  sortCreated: Type.Optional(Type.String()),
  sortUpdatedAt: Type.Optional(Type.String()),
  /** For lists of organizations: bookings that one of these users hosts. */
  userIds: Type.Optional(Type.String()),
})
export type ListBookings = Static<typeof ListBookings>
