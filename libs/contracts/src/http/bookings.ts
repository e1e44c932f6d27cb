import { type Static, Type } from '@sinclair/typebox'
import { Email, Language, Metadata, namedPerson, TimeZone, UtcMinute } from './common.ts'
import { about, Phone } from './fields.ts'
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
const Code = about(
  "Verification code that was sent to the attendee's email address. Needed if the event type has `requiresBookerEmailVerification`.",
  Type.String({ maxLength: 20 }),
)
const IsDryRun = about(
  'Whether to check only: the answer is 200 with the booking as it would be, whose id and uid name nothing. Nothing is stored and no message is sent.',
  Type.Optional(Type.Boolean()),
)
const Uid = Type.String({ maxLength: 64 })
const Slug = Type.String({ minLength: 1, maxLength: 200 })

export const AttendeeInput = Type.Object(
  {
    name: about('Full name.', Type.String({ minLength: 1, maxLength: 200 })),
    timeZone: about('IANA time zone of the attendee.', TimeZone),
    email: about(
      'Email address. May be omitted with a phone number if the event type does not require an email address.',
      Type.Optional(Email),
    ),
    phoneNumber: Type.Optional(Phone),
    language: about(
      "Language of emails and messages to the attendee. Defaults to the event type's `interfaceLanguage`, else to `en`.",
      Type.Optional(Language),
    ),
  },
  closed,
)
export type AttendeeInput = Static<typeof AttendeeInput>

const Place = Type.String({ minLength: 1, maxLength: 1000 })
/** `type` names one of the event type's locations; `attendee*` types bring their own value. */
export const LocationInput = Type.Object(
  {
    type: about('Type of the location. The field of its value depends on it.', oneOf(locationTypes)),
    address: about('Address, for the types `address` and `attendeeAddress`.', Type.Optional(Place)),
    location: about('Any place, for the type `attendeeDefined`.', Type.Optional(Place)),
    phone: about(
      'Phone number in E.164 format, for the types `phone` and `attendeePhone`.',
      Type.Optional(Phone),
    ),
    link: about('URL of the meeting, for the type `link`.', Type.Optional(Place)),
    integration: about('Video service, for the type `integration`.', Type.Optional(Place)),
  },
  closed,
)
export type LocationInput = Static<typeof LocationInput>

/** What a routing form gave along; `teamMemberIds` narrows who may host. */
export const Routing = Type.Object({
  teamMemberIds: about(
    'Ids of the users who may host the booking.',
    Type.Optional(Type.Array(Type.Integer(), { maxItems: 1000 })),
  ),
  responseId: about('Id of the response to the routing form.', Type.Optional(nullable(Type.Integer()))),
  queuedResponseId: about(
    'Id of the queued response to the routing form. The booking submits it.',
    Type.Optional(nullable(Uid)),
  ),
  teamMemberEmail: about(
    'Email address of the team member who is to host the booking. Has no effect if none of the hosts has it.',
    Type.Optional(Type.String({ maxLength: 254 })),
  ),
  skipContactOwner: about('Whether to ignore `teamMemberEmail`.', Type.Optional(Type.Boolean())),
  crmAppSlug: about('Not supported: refused with 400.', Type.Optional(Name)),
  crmOwnerRecordType: about('Not supported: refused with 400.', Type.Optional(Name)),
})
export type Routing = Static<typeof Routing>

/** Body of POST /v2/bookings. Unknown keys are refused. */
export const CreateBooking = Type.Object(
  {
    start: about('Start. ISO 8601 of a whole minute; UTC if it has no offset.', UtcMinute),
    attendee: about('The booker.', AttendeeInput),
    eventTypeId: about(
      'Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `privateLinkId`.',
      Type.Optional(Type.Integer({ minimum: 1 })),
    ),
    eventTypeSlug: about('Slug of the event type.', Type.Optional(Slug)),
    username: about("Username of the event type's owner.", Type.Optional(Slug)),
    teamSlug: about("Slug of the event type's team.", Type.Optional(Slug)),
    organizationSlug: about('Slug of the organization that has the user or the team.', Type.Optional(Slug)),
    bookingFieldsResponses: about(
      'Answers to the booking fields, by their slugs.',
      Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    ),
    guests: about(
      'Email addresses of further people to invite.',
      Type.Optional(Type.Array(Email, { maxItems: 100 })),
    ),
    location: about(
      "One of the event type's locations, or its type or place as text. Defaults to the first location that needs no value from the attendee.",
      Type.Optional(Type.Union([Place, LocationInput])),
    ),
    meetingUrl: about('URL of the meeting. Deprecated: use `location`.', Type.Optional(Place)),
    metadata: Type.Optional(Metadata),
    lengthInMinutes: about(
      "Length in minutes: one of the event type's lengths. Defaults to its `lengthInMinutes`.",
      Type.Optional(Type.Integer({ minimum: 1, maximum: 1440 })),
    ),
    emailVerificationCode: Type.Optional(Code),
    recurrenceCount: about(
      'Number of occurrences, for a recurring event type. Defaults to its `occurrences`.',
      Type.Optional(Type.Integer({ minimum: 1 })),
    ),
    instant: about(
      'Whether this is an instant booking of a team event type. Notice, booking window and schedules do not apply. Not with `recurrenceCount`.',
      Type.Optional(Type.Boolean()),
    ),
    routing: about('What a routing form response led to.', Type.Optional(Routing)),
    privateLinkId: about('Id of the private link to book by.', Type.Optional(Uid)),
    reservationUid: about('Uid of the slot reservation that the booking takes over.', Type.Optional(Uid)),
    isDryRun: IsDryRun,
    allowConflicts: about('Must be `false`: a host is never booked twice.', Type.Optional(Type.Boolean())),
    allowBookingOutOfBounds: about(
      "Whether notice, booking window and schedules do not apply. Only for the organizer's side: owner, hosts, and admins of the team or organization. Days out of office, busy calendars, limits and other bookings still apply.",
      Type.Optional(Type.Boolean()),
    ),
  },
  closed,
)
export type CreateBooking = Static<typeof CreateBooking>

/**
 * Body of POST .../reschedule. Bookings with seats have no `reschedulingReason`, others no
 * `seatUid`: such a field is refused, like unknown keys.
 */
export const RescheduleBooking = Type.Object(
  {
    start: about('New start. ISO 8601 of a whole minute; UTC if it has no offset.', UtcMinute),
    rescheduledBy: about(
      "Email address of the person who reschedules. The organizer's address needs no confirmation of the new time.",
      Type.Optional(Email),
    ),
    reschedulingReason: about(
      'Reason, sent to the participants. Not for a booking with seats.',
      Type.Optional(Text),
    ),
    seatUid: about(
      'Uid of the seat to move, for a booking with seats only. Required there without a credential.',
      Type.Optional(Uid),
    ),
    emailVerificationCode: Type.Optional(Code),
    isDryRun: IsDryRun,
  },
  closed,
)
export type RescheduleBooking = Static<typeof RescheduleBooking>

/** Body of POST .../cancel. `seatUid` selects the seated variant. Unknown keys are refused. */
export const CancelBooking = Type.Object(
  {
    cancellationReason: about('Reason, sent to the participants.', Type.Optional(Text)),
    cancelSubsequentBookings: about(
      'Whether to cancel the later occurrences of the series too. Defaults to `false`. Not with `seatUid`.',
      Type.Optional(Type.Boolean()),
    ),
    seatUid: about(
      'Uid of the seat to cancel. Required without a credential for a booking with seats.',
      Type.Optional(Uid),
    ),
  },
  closed,
)
export type CancelBooking = Static<typeof CancelBooking>

/** Body of POST /v2/bookings/{bookingUid}/decline. */
export const DeclineBooking = Type.Object({
  reason: about('Reason, sent to the participants.', Type.Optional(Text)),
})
export type DeclineBooking = Static<typeof DeclineBooking>

/** Body of POST /v2/bookings/{bookingUid}/answer. */
export const AnswerBooking = Type.Object({
  token: about('Token of a link in the mail to the host.', Type.String({ minLength: 1, maxLength: 1000 })),
  answer: about('Whether to confirm or to decline the booking.', oneOf(['confirm', 'decline'])),
  reason: about('Reason to decline, sent to the participants. Refused with `confirm`.', Type.Optional(Text)),
})
export type AnswerBooking = Static<typeof AnswerBooking>

/**
 * Body of POST /v2/bookings/{bookingUid}/mark-paid: `seatUid` for one seat, else all that is open.
 */
export const MarkPaid = Type.Object({
  seatUid: about(
    'Uid of the seat that is paid. Without it, every open payment of the booking is marked.',
    Type.Optional(Uid),
  ),
})
export type MarkPaid = Static<typeof MarkPaid>

/** Body of POST /v2/bookings/{bookingUid}/refund. */
export const RefundBooking = Type.Object({
  amount: about(
    "Amount in the currency's smallest unit. Without it, everything that is not refunded yet. Needs `seatUid` if several seats are paid.",
    Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  ),
  reason: about(
    'Reason, for the booking and the mail to the payer.',
    Type.Optional(Type.String({ maxLength: 500 })),
  ),
  seatUid: about(
    'Uid of the seat whose payment is refunded. Without it, the payments of the whole booking.',
    Type.Optional(Uid),
  ),
})
export type RefundBooking = Static<typeof RefundBooking>

export const GuestInput = Type.Object({
  email: about('Email address of the guest.', Email),
  name: about('Full name.', Type.Optional(Name)),
  timeZone: about("IANA time zone of the guest. Defaults to the organizer's.", Type.Optional(TimeZone)),
  phoneNumber: about('Phone number in E.164 format.', Type.Optional(Phone)),
  language: about("Language of emails to the guest. Defaults to the organizer's.", Type.Optional(Language)),
})
export type GuestInput = Static<typeof GuestInput>

/** Body of POST .../guests. */
export const AddGuests = Type.Object({
  guests: about('Guests to add.', Type.Array(GuestInput, { minItems: 1, maxItems: 10 })),
})
export type AddGuests = Static<typeof AddGuests>

/** Body of POST .../mark-absent. */
export const MarkAbsent = Type.Object({
  host: about('Whether the host did not come.', Type.Optional(Type.Boolean())),
  attendees: about(
    'Attendees to mark. The others stay as they are.',
    Type.Optional(
      Type.Array(
        Type.Object({
          ...namedPerson('the attendee'),
          absent: about('Whether the attendee did not come.', Type.Boolean()),
        }),
        { minItems: 1, maxItems: 1000 },
      ),
    ),
  ),
})
export type MarkAbsent = Static<typeof MarkAbsent>
