import { type Static, Type } from '@sinclair/typebox'
import { languages, Metadata } from './common.ts'
import { eventTypeFeatures } from './event-type-features.ts'
import {
  BookerLayouts,
  BookingFieldInput,
  BookingWindowInput,
  ConfirmationPolicyInput,
  DisableCancelling,
  DisableRescheduling,
  EmailSettings,
  EventTypeColor,
  EventTypeLocationInput,
  RefundPolicy,
  VideoSettings,
} from './event-type-parts.ts'
import { about } from './fields.ts'
import { EmbedOrigins } from './origins.ts'
import { nullable } from './shapes.ts'

const minutes = (minimum: number, maximum = 525_600) => Type.Integer({ minimum, maximum })
const Text = Type.String({ maxLength: 5000 })
const Length = minutes(1, 1440)
const Url = Type.String({ format: 'uri', maxLength: 2048 })
const Language = about(
  "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
  Type.Union(
    ['', ...languages, 'sk-SK'].map((language) => Type.Literal(language)),
    { errorMessage: 'must be a known language' },
  ),
)

/** Texts of an event type in one more language. */
const Translation = Type.Object({
  language: about(
    'Language of the texts.',
    Type.Union(
      languages.map((language) => Type.Literal(language)),
      { errorMessage: 'must be a known language' },
    ),
  ),
  title: about('Title in this language.', Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))),
  description: about('Description in this language.', Type.Optional(Text)),
})

/**
 * Settings that scheduling stores and returns unchanged; bookings receives those that it applies.
 */
const settings = {
  position: about(
    "Position among the owner's event types, kept for pages that list them.",
    Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
  ),
  customName: about("Template of a booking's title.", Type.String({ maxLength: 400 })),
  translations: about(
    'Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole.',
    Type.Array(Translation, { maxItems: 50 }),
  ),
  lockTimeZoneToggleOnBookingPage: about(
    'Whether the booking page shows times only in the time zone of the event type.',
    Type.Boolean(),
  ),
  hideCalendarNotes: about("Whether calendar entries leave out the booker's notes.", Type.Boolean()),
  hideCalendarEventDetails: about(
    'Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy.',
    Type.Boolean(),
  ),
  useDestinationCalendarEmail: about(
    'Must be `false`: not supported, as connected calendars have no address.',
    Type.Boolean(),
  ),
  successRedirectUrl: about(
    'URL to open after a booking; `null` for the page of the booking.',
    nullable(Url, 'must be a URL'),
  ),
  bookerLayouts: about('Layouts of the time picker on the booking page.', BookerLayouts),
  color: about('Colors of buttons and links on the booking page, by theme.', EventTypeColor),
  interfaceLanguage: Language,
  embedOrigins: EmbedOrigins(
    "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all.",
  ),
  svcVideoSettings: about(
    'Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here.',
    VideoSettings,
  ),
  disableRescheduling: about(
    'When the booking page offers no rescheduling. The API reschedules regardless.',
    DisableRescheduling,
  ),
  disableCancelling: about('Whether bookings cannot be cancelled.', DisableCancelling),
  allowReschedulingPastBookings: about(
    'Whether the booking page lets attendees reschedule a booking that has ended.',
    Type.Boolean(),
  ),
  allowReschedulingCancelledBookings: about(
    'Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers.',
    Type.Boolean(),
  ),
  requiresBookerEmailVerification: about(
    'Whether a booker must give a verification code that was sent to the email address.',
    Type.Boolean(),
  ),
  hideOrganizerEmail: about("Whether attendees do not see the hosts' email addresses.", Type.Boolean()),
  price: about(
    "Price in the currency's smallest unit; 0 if it is free.",
    Type.Integer({ minimum: 0, maximum: 100_000_000 }),
  ),
  currency: about(
    'Currency, lower-case ISO 4217.',
    Type.String({ pattern: '^[a-z]{3}$', errorMessage: 'must be a lower-case currency code' }),
  ),
  refundPolicy: about(
    'When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`.',
    RefundPolicy,
  ),
}
export const EventTypeSettings = Type.Partial(
  Type.Object({
    ...settings,
    emailSettings: about('Emails that are not sent, for a team event type.', EmailSettings),
    rescheduleWithSameRoundRobinHost: about(
      'Whether a rescheduled booking keeps its host, for `roundRobin`.',
      Type.Boolean(),
    ),
  }),
)
export type EventTypeSettings = Static<typeof EventTypeSettings>

/** A calendar that bookings are written to. */
export const EventTypeDestination = Type.Object({
  integration: about(
    'Type of the connection, such as `caldav_calendar`.',
    Type.String({ minLength: 1, maxLength: 2_000 }),
  ),
  externalId: about('Id of the calendar at its provider.', Type.String({ minLength: 1, maxLength: 2_000 })),
})
export type EventTypeDestination = Static<typeof EventTypeDestination>

/** One that can be written, of the owner's or of a host's; null: none of its own. */
const destination = {
  destinationCalendar: about(
    "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar.",
    nullable(EventTypeDestination),
  ),
}

/** What every event type is given. */
export const eventTypeBasics = {
  title: about('Title.', Type.String({ minLength: 1, maxLength: 200 })),
  slug: about('Slug in kebab case, unique for its owner.', Type.String({ minLength: 1, maxLength: 200 })),
  lengthInMinutes: about('Length in minutes.', Length),
}

const optional = {
  description: about('Description.', Text),
  lengthInMinutesOptions: about(
    'Lengths in minutes to choose from. `lengthInMinutes` is the default one.',
    Type.Array(
      Type.Union([Length, Type.String({ pattern: '^[1-9]\\d{0,3}$' })], {
        errorMessage: 'must be minutes from 1 to 1440',
      }),
      { maxItems: 50 },
    ),
  ),
  slotInterval: about(
    'Minutes between the starts of slots; `null` for the length.',
    nullable(minutes(1, 1440), 'must be minutes from 1 to 1440'),
  ),
  offsetStart: about('Minutes by which every slot starts later.', minutes(0, 1440)),
  beforeEventBuffer: about('Minutes before a booking that stay free.', minutes(0, 1440)),
  afterEventBuffer: about('Minutes after a booking that stay free.', minutes(0, 1440)),
  minimumBookingNotice: about('Minutes before the start by which a booking must be created.', minutes(0)),
  bookingWindow: about('How far ahead bookings can be created.', BookingWindowInput),
  scheduleId: about(
    "Id of the schedule; `null` for the owner's default schedule.",
    nullable(Type.Integer({ minimum: 1 }), 'must be the id of a schedule'),
  ),
  locations: about(
    'Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location.',
    Type.Array(EventTypeLocationInput, { maxItems: 50 }),
  ),
  bookingFields: about(
    'Custom booking fields, and changes to the default ones.',
    Type.Array(BookingFieldInput, { maxItems: 100 }),
  ),
  disableGuests: about('Whether bookers cannot invite guests.', Type.Boolean()),
  confirmationPolicy: about('Which bookings need to be confirmed.', ConfirmationPolicyInput),
  requiresConfirmation: about(
    'Whether every booking needs to be confirmed. Short for a `confirmationPolicy`.',
    Type.Boolean(),
  ),
  hidden: about('Whether lists and booking pages leave the event type out.', Type.Boolean()),
  bookingRequiresAuthentication: about(
    'Whether only its owner, hosts and admins may create bookings.',
    Type.Boolean(),
  ),
  showOptimizedSlots: about(
    'Whether slots may start off the grid, to leave fewer minutes unused.',
    Type.Boolean(),
  ),
  onlyShowFirstAvailableSlot: about('Whether each day shows its first slot only.', Type.Boolean()),
  metadata: Metadata,
}

const Optional = Type.Partial(Type.Object({ ...optional, ...settings, ...eventTypeFeatures, ...destination }))

/** Body of POST /v2/event-types. Unknown keys are dropped. */
export const CreateEventType = Type.Composite([Type.Object(eventTypeBasics), Optional])
export type CreateEventType = Static<typeof CreateEventType>

/** Body of PATCH /v2/event-types/{eventTypeId}: what is given replaces what there is. */
export const UpdateEventType = Type.Composite([Type.Partial(Type.Object(eventTypeBasics)), Optional])
export type UpdateEventType = Static<typeof UpdateEventType>
