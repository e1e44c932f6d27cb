import { type Static, Type } from '@sinclair/typebox'
import { about, Phone } from './fields.ts'
import { nullable, oneOf } from './shapes.ts'

const Text = Type.String({ maxLength: 1000 })

/** Switches a feature off, wherever a feature can be given. */
const disabled = about('`true` turns the feature off.', Type.Optional(Type.Boolean()))

/** Video and call services that an event type may name as its place. */
export const integrations = [
  'svc-video',
  'google-meet',
  'zoom',
  'whereby-video',
  'whatsapp-video',
  'webex-video',
  'telegram-video',
  'tandem',
  'sylaps-video',
  'skype-video',
  'sirius-video',
  'signal-video',
  'shimmer-video',
  'salesroom-video',
  'roam-video',
  'riverside-video',
  'ping-video',
  'office365-video',
  'mirotalk-video',
  'jitsi',
  'jelly-video',
  'jelly-conferencing',
  'huddle',
  'facetime-video',
  'element-call-video',
  'eightxeight-video',
  'discord-video',
  'demodesk-video',
  'campfire-video',
] as const

/**
 * A place as it is given: each type comes with the value of its name, `attendee*` types with none.
 */
export const EventTypeLocationInput = Type.Object({
  type: about(
    'Type of the location. `organizersDefaultApp` is for team event types only.',
    oneOf([
      ...(['address', 'link', 'integration', 'phone'] as const),
      ...(['attendeeAddress', 'attendeePhone', 'attendeeDefined'] as const),
      // Only for team event types.
      'organizersDefaultApp',
    ]),
  ),
  address: about('Address, for the type `address`.', Type.Optional(Text)),
  link: about(
    'URL of the meeting, for the type `link`.',
    Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  ),
  integration: about(
    'Video or call service, for the type `integration`.',
    Type.Optional(oneOf(integrations)),
  ),
  phone: Type.Optional(Phone),
  public: about(
    'Whether the booking page shows the location before a booking is created.',
    Type.Optional(Type.Boolean()),
  ),
})
export type EventTypeLocationInput = Static<typeof EventTypeLocationInput>

/** Types of custom booking fields. */
export const bookingFieldTypes = [
  'phone',
  'address',
  'text',
  'number',
  'textarea',
  'select',
  'multiselect',
  'multiemail',
  'checkbox',
  'radio',
  'boolean',
  'url',
] as const

/**
 * A custom booking field, with type, slug, label and required; or what is to be different about a
 * default one, named by its type (name, email) or its slug (title, location, notes, guests,
 * rescheduleReason).
 */
export const BookingFieldInput = Type.Object({
  type: about(
    'Type of the field, such as `text`, `select` or `boolean`.',
    Type.Optional(Type.String({ maxLength: 50 })),
  ),
  slug: about(
    'Slug that names the field in responses.',
    Type.Optional(
      Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$', errorMessage: 'must be letters, digits, - and _' }),
    ),
  ),
  label: about('Label on the booking page.', Type.Optional(Text)),
  required: about('Whether the field must be answered.', Type.Optional(Type.Boolean())),
  hidden: about('Whether the booking page leaves the field out.', Type.Optional(Type.Boolean())),
  placeholder: about('Placeholder on the booking page.', Type.Optional(Text)),
  disableOnPrefill: about(
    'Whether an answer from the address of the booking page (`?slug=answer`) cannot be changed there.',
    Type.Optional(Type.Boolean()),
  ),
  options: about(
    'Options of a `select`, `multiselect`, `checkbox` or `radio` field.',
    Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 500 })),
  ),
})
export type BookingFieldInput = Static<typeof BookingFieldInput>

/** How far ahead may be booked, as it is given: `value` is days, or two dates for a range. */
export const BookingWindowInput = Type.Object({
  type: about(
    '`businessDays` and `calendarDays` count days from today; `range` is between two dates.',
    Type.Optional(oneOf(['businessDays', 'calendarDays', 'range'])),
  ),
  value: about('Number of days from 1 to 365, or two dates for a `range`.', Type.Optional(Type.Unknown())),
  rolling: about(
    'Whether only days with available slots count. Such a window ends at most 60 days and 7 for each day of `value` ahead, and at most 731 days.',
    Type.Optional(Type.Boolean()),
  ),
  disabled,
})
export type BookingWindowInput = Static<typeof BookingWindowInput>

/**
 * Days: so many after today, counted from today as 0; `rolling`: the first so many on which
 * something can be booked. Range: two dates, both included, in the zone
 * of the event type's schedule.
 */
export const BookingWindow = Type.Object({
  type: about(
    '`businessDays` and `calendarDays` count days from today; `range` is between two dates.',
    oneOf(['businessDays', 'calendarDays', 'range']),
  ),
  value: about(
    'Number of days after today, or two dates for a `range`, both included, in the time zone of the schedule.',
    Type.Union([Type.Integer(), Type.Array(Type.String())]),
  ),
  rolling: about(
    'Whether only days with available slots count. Such a window ends at most 60 days and 7 for each day of `value` ahead, and at most 731 days.',
    Type.Optional(Type.Boolean()),
  ),
})
export type BookingWindow = Static<typeof BookingWindow>

const NoticeThreshold = Type.Object({
  unit: about('Unit of `count`.', oneOf(['minutes', 'hours', 'days'])),
  count: about('Number of units before the start.', Type.Integer({ minimum: 1, maximum: 525_600 })),
})

/**
 * `always`, or `time`: when a booking is made later than `noticeThreshold` before its start.
 */
export const ConfirmationPolicy = Type.Object({
  type: about(
    '`always`, or `time`: only bookings created less than `noticeThreshold` before their start.',
    oneOf(['always', 'time']),
  ),
  noticeThreshold: about(
    'Notice below which a booking needs to be confirmed, for the type `time`.',
    Type.Optional(NoticeThreshold),
  ),
  blockUnconfirmedBookingsInBooker: about(
    'Whether a pending booking holds its slot. If not, several may wait for one slot, and confirming one declines the others. Defaults to `true`. Bookings with seats or a price always hold their slot.',
    Type.Boolean(),
  ),
})
export type ConfirmationPolicy = Static<typeof ConfirmationPolicy>

/** As it is given: with `disabled`, no booking needs to be confirmed. */
export const ConfirmationPolicyInput = Type.Composite([
  Type.Partial(ConfirmationPolicy),
  Type.Object({ disabled }),
])
export type ConfirmationPolicyInput = Static<typeof ConfirmationPolicyInput>

const Layout = about(
  'Layout of the time picker: a month with the times of one day, a week, or a column for each day with free times.',
  oneOf(['month', 'week', 'column']),
)
export const BookerLayouts = Type.Object({
  defaultLayout: about('Layout shown first.', Layout),
  enabledLayouts: about('Layouts that visitors can choose.', Type.Array(Layout)),
})

const Hex = about(
  'Color as `#` and six hexadecimal digits.',
  Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', errorMessage: 'must be a colour such as #1f2937' }),
)
export const EventTypeColor = Type.Object({
  lightThemeHex: about('Color of the light theme, such as `#1f2937`.', Hex),
  darkThemeHex: about('Color of the dark theme, such as `#fafafa`.', Hex),
})

/** For the booking page: the interface reschedules all the same. */
export const DisableRescheduling = Type.Object({
  disabled,
  minutesBefore: about(
    'Minutes before the start from which the booking page offers no rescheduling.',
    Type.Optional(Type.Integer({ minimum: 0 })),
  ),
})

/** What a cancelled or declined booking gives back of what was paid by a payment provider. */
export const RefundPolicy = Type.Object({
  type: about(
    "`always`; `never`; or `hours`: until `hours` before the start, and whenever the organizer's side cancels or declines.",
    oneOf(['always', 'never', 'hours']),
  ),
  hours: about(
    'Hours before the start until which a cancellation gives the money back, for the type `hours`.',
    Type.Optional(Type.Integer({ minimum: 0, maximum: 8_760 })),
  ),
})
export type RefundPolicy = Static<typeof RefundPolicy>

/** Rooms take no settings from here: only the values that change nothing are accepted. */
const notSupported = about('Not supported: must be `false`.', Type.Boolean())
export const VideoSettings = Type.Partial(
  Type.Object({
    disableRecordingForOrganizer: notSupported,
    disableRecordingForGuests: notSupported,
    redirectUrlOnExit: about('Not supported: must be `null`.', nullable(Type.String())),
    enableAutomaticRecordingForOrganizer: notSupported,
    enableAutomaticTranscription: notSupported,
    disableTranscriptionForGuests: notSupported,
    disableTranscriptionForOrganizer: notSupported,
    sendTranscriptionEmails: notSupported,
  }),
)

/** How a series repeats: every `interval` weeks, months or years, at most `occurrences` times. */
export const Recurrence = Type.Object({
  interval: about(
    'Number of weeks, months or years between occurrences.',
    Type.Integer({ minimum: 1, maximum: 100 }),
  ),
  occurrences: about('Largest number of occurrences.', Type.Integer({ minimum: 1, maximum: 100 })),
  frequency: about('Unit of `interval`.', oneOf(['yearly', 'monthly', 'weekly'])),
})
export type Recurrence = Static<typeof Recurrence>

/**
 * Several bookers share one booking; `showAvailabilityCount` shows the seats that are left in lists
 * of slots.
 */
export const Seats = Type.Object({
  seatsPerTimeSlot: about('Number of seats.', Type.Integer({ minimum: 1, maximum: 1000 })),
  showAttendeeInfo: about('Whether attendees see who has the other seats.', Type.Boolean()),
  showAvailabilityCount: about('Whether slots show the number of remaining seats.', Type.Boolean()),
})
export type Seats = Static<typeof Seats>

/**
 * How many bookings to come one booker may have; `offerReschedule`: the page offers to move the
 * last one instead.
 */
export const ActiveBookingsLimit = Type.Object({
  maximumActiveBookings: about(
    'Largest number of upcoming bookings of one attendee.',
    Type.Integer({ minimum: 1, maximum: 1000 }),
  ),
  offerReschedule: about(
    'Whether the refusal and the booking page offer to reschedule the last booking instead. Its uid is given only to callers who have proved that it is theirs: by a verification code, by their verified address, or by the right to read it.',
    Type.Optional(Type.Boolean()),
  ),
})
export type ActiveBookingsLimit = Static<typeof ActiveBookingsLimit>

/**
 * Who decides about the hosts of a team's event type: all of them come, one of them in turn, or
 * each has an own copy.
 */
export const SchedulingType = about(
  'Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).',
  oneOf(['collective', 'roundRobin', 'managed']),
)
export type SchedulingType = Static<typeof SchedulingType>

export const DisableCancelling = Type.Object({ disabled })

/** For team event types: which mails of its bookings are not sent. */
export const EmailSettings = Type.Partial(
  Type.Object({
    disableEmailsToAttendees: about('Whether attendees get no emails about bookings.', Type.Boolean()),
    disableEmailsToHosts: about('Whether hosts get no emails about bookings.', Type.Boolean()),
  }),
)
export type EmailSettings = Static<typeof EmailSettings>
