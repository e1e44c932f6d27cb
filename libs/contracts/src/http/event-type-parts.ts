import { type Static, Type } from '@sinclair/typebox'
import { nullable, oneOf } from './shapes.ts'

const Text = Type.String({ maxLength: 1000 })
const Phone = Type.String({ format: 'phone' })

/** Switches a feature off, wherever a feature can be given. */
const disabled = Type.Optional(Type.Boolean())

/** Video and call services that an event type may name as its place. */
export const integrations = [
  ...['svc-video', 'google-meet', 'zoom', 'whereby-video', 'whatsapp-video', 'webex-video', 'telegram-video'],
  ...['tandem', 'sylaps-video', 'skype-video', 'sirius-video', 'signal-video', 'shimmer-video'],
  ...['salesroom-video', 'roam-video', 'riverside-video', 'ping-video', 'office365-video', 'mirotalk-video'],
  ...['jitsi', 'jelly-video', 'jelly-conferencing', 'huddle', 'facetime-video', 'element-call-video'],
  ...['eightxeight-video', 'discord-video', 'demodesk-video', 'campfire-video'],
] as const

/** A place as it is given: each type comes with the value of its name, `attendee*` types with none. */
export const EventTypeLocationInput = Type.Object({
  type: oneOf([
    ...(['address', 'link', 'integration', 'phone'] as const),
    ...(['attendeeAddress', 'attendeePhone', 'attendeeDefined'] as const),
    // Of team event types alone.
    'organizersDefaultApp',
  ]),
  address: Type.Optional(Text),
  link: Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  integration: Type.Optional(oneOf(integrations)),
  phone: Type.Optional(Phone),
  public: Type.Optional(Type.Boolean()),
})
export type EventTypeLocationInput = Static<typeof EventTypeLocationInput>

/** Types of custom booking fields. */
export const bookingFieldTypes = [
  ...['phone', 'address', 'text', 'number', 'textarea', 'select', 'multiselect'],
  ...['multiemail', 'checkbox', 'radio', 'boolean', 'url'],
] as const

/**
 * A custom booking field, with type, slug, label and required; or what is to be different about a default one, named by
 * its type (name, email) or its slug (title, location, notes, guests, rescheduleReason).
 */
export const BookingFieldInput = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 50 })),
  slug: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$', errorMessage: 'must be letters, digits, - and _' }),
  ),
  label: Type.Optional(Text),
  required: Type.Optional(Type.Boolean()),
  hidden: Type.Optional(Type.Boolean()),
  placeholder: Type.Optional(Text),
  disableOnPrefill: Type.Optional(Type.Boolean()),
  options: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 500 })),
})
export type BookingFieldInput = Static<typeof BookingFieldInput>

/** How far ahead may be booked, as it is given: `value` is days, or two dates for a range. */
export const BookingWindowInput = Type.Object({
  type: Type.Optional(oneOf(['businessDays', 'calendarDays', 'range'])),
  value: Type.Optional(Type.Unknown()),
  rolling: Type.Optional(Type.Boolean()),
  disabled,
})
export type BookingWindowInput = Static<typeof BookingWindowInput>

/**
 * Days: so many after today, counted from today as 0; `rolling`: the first so many on which something can be booked, at
 * most two months ahead. Range: two dates, both included, in the zone of the event type's schedule.
 */
export const BookingWindow = Type.Object({
  type: oneOf(['businessDays', 'calendarDays', 'range']),
  value: Type.Union([Type.Integer(), Type.Array(Type.String())]),
  rolling: Type.Optional(Type.Boolean()),
})
export type BookingWindow = Static<typeof BookingWindow>

const NoticeThreshold = Type.Object({
  unit: oneOf(['minutes', 'hours', 'days']),
  count: Type.Integer({ minimum: 1, maximum: 525_600 }),
})

/**
 * `always`, or `time`: when a booking is made later than `noticeThreshold` before its start. A pending booking holds its
 * time in any case, so `blockUnconfirmedBookingsInBooker` is kept for clients alone.
 */
export const ConfirmationPolicy = Type.Object({
  type: oneOf(['always', 'time']),
  noticeThreshold: Type.Optional(NoticeThreshold),
  blockUnconfirmedBookingsInBooker: Type.Boolean(),
})
export type ConfirmationPolicy = Static<typeof ConfirmationPolicy>

/** As it is given: with `disabled`, no booking needs to be confirmed. */
export const ConfirmationPolicyInput = Type.Composite([
  Type.Partial(ConfirmationPolicy),
  Type.Object({ disabled }),
])
export type ConfirmationPolicyInput = Static<typeof ConfirmationPolicyInput>

const Layout = oneOf(['month', 'week', 'column'])
export const BookerLayouts = Type.Object({ defaultLayout: Layout, enabledLayouts: Type.Array(Layout) })

const Hex = Type.String({ pattern: '^#[0-9A-Fa-f]{6}$', errorMessage: 'must be a colour such as #1f2937' })
export const EventTypeColor = Type.Object({ lightThemeHex: Hex, darkThemeHex: Hex })

/** For the booking page: the interface reschedules all the same. */
export const DisableRescheduling = Type.Object({
  disabled,
  minutesBefore: Type.Optional(Type.Integer({ minimum: 0 })),
})

export const VideoSettings = Type.Partial(
  Type.Object({
    disableRecordingForOrganizer: Type.Boolean(),
    disableRecordingForGuests: Type.Boolean(),
    redirectUrlOnExit: nullable(Type.String()),
    enableAutomaticRecordingForOrganizer: Type.Boolean(),
    enableAutomaticTranscription: Type.Boolean(),
    disableTranscriptionForGuests: Type.Boolean(),
    disableTranscriptionForOrganizer: Type.Boolean(),
    sendTranscriptionEmails: Type.Boolean(),
  }),
)

/** How a series repeats: every `interval` weeks, months or years, at most `occurrences` times. */
export const Recurrence = Type.Object({
  interval: Type.Integer({ minimum: 1, maximum: 100 }),
  occurrences: Type.Integer({ minimum: 1, maximum: 100 }),
  frequency: oneOf(['yearly', 'monthly', 'weekly']),
})
export type Recurrence = Static<typeof Recurrence>

/** Several bookers share one booking; `showAvailabilityCount` shows the seats that are left in lists of slots. */
export const Seats = Type.Object({
  seatsPerTimeSlot: Type.Integer({ minimum: 1, maximum: 1000 }),
  showAttendeeInfo: Type.Boolean(),
  showAvailabilityCount: Type.Boolean(),
})
export type Seats = Static<typeof Seats>

/** How many bookings to come one booker may have; `offerReschedule`: the page offers to move the last one instead. */
export const ActiveBookingsLimit = Type.Object({
  maximumActiveBookings: Type.Integer({ minimum: 1, maximum: 1000 }),
  offerReschedule: Type.Optional(Type.Boolean()),
})
export type ActiveBookingsLimit = Static<typeof ActiveBookingsLimit>

/** Who decides about the hosts of a team's event type: all of them come, one of them in turn, or each has an own copy. */
export const SchedulingType = oneOf(['collective', 'roundRobin', 'managed'])
export type SchedulingType = Static<typeof SchedulingType>

export const DisableCancelling = Type.Object({ disabled })

/** For team event types: which mails of its bookings are not sent. */
export const EmailSettings = Type.Partial(
  Type.Object({ disableEmailsToAttendees: Type.Boolean(), disableEmailsToHosts: Type.Boolean() }),
)
export type EmailSettings = Static<typeof EmailSettings>
