import { type Static, Type } from '@sinclair/typebox'
import { PeriodLimits } from '../booking-limits.ts'
import { BookingField, EventTypeLocation } from './booking-checks.ts'
import { Direction, PageQuery } from './common.ts'
import {
  ActiveBookingsLimit,
  BookingWindow,
  ConfirmationPolicy,
  Recurrence,
  Seats,
} from './event-type-parts.ts'
import { EventTypeDestination, EventTypeSettings, eventTypeBasics } from './event-types.ts'
import {
  about,
  EventTypeId,
  PersonName,
  ShownEventTypeId,
  ShownMetadata,
  ShownUserId,
  ShownUsername,
  searchQuery,
  shownIdOf,
} from './fields.ts'
import { answer, list, nullable } from './shapes.ts'

const none = Type.Null()

/** An event type in answers: keys that it requires are there, null without a value. */
export const EventTypeOutput = Type.Composite([
  Type.Object({
    id: ShownEventTypeId,
    ownerId: shownIdOf('the owner'),
    parentEventTypeId: about(
      'Id of the managed event type that this is a copy of.',
      Type.Optional(Type.Integer()),
    ),
    ...eventTypeBasics,
    description: about('Description.', Type.String()),
    lengthInMinutesOptions: about(
      'Lengths in minutes to choose from.',
      Type.Optional(Type.Array(Type.Integer())),
    ),
    locations: about('Locations to choose from.', Type.Array(EventTypeLocation)),
    bookingFields: about('Booking fields, the default ones included.', Type.Array(BookingField)),
    disableGuests: about('Whether bookers cannot invite guests.', Type.Boolean()),
    slotInterval: about(
      'Minutes between the starts of slots. Absent for the length.',
      Type.Optional(Type.Integer()),
    ),
    offsetStart: about('Minutes by which every slot starts later.', Type.Integer()),
    minimumBookingNotice: about(
      'Minutes before the start by which a booking must be created.',
      Type.Integer(),
    ),
    beforeEventBuffer: about('Minutes before a booking that stay free.', Type.Integer()),
    afterEventBuffer: about('Minutes after a booking that stay free.', Type.Integer()),
    bookingWindow: about(
      'How far ahead bookings can be created. Absent if there is no limit.',
      Type.Optional(BookingWindow),
    ),
    scheduleId: about(
      "Id of the schedule; `null` for the owner's default schedule.",
      nullable(Type.Integer()),
    ),
    confirmationPolicy: about(
      'Which bookings need to be confirmed. Absent if none do.',
      Type.Optional(ConfirmationPolicy),
    ),
    requiresConfirmation: about('Whether every booking needs to be confirmed.', Type.Boolean()),
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
    metadata: ShownMetadata,
    recurrence: about('How a series repeats; `null` if bookings are single.', nullable(Recurrence)),
    seats: about('Seats, if several attendees share one booking.', Type.Optional(Seats)),
    seatsPerTimeSlot: about('Number of seats.', Type.Optional(Type.Integer())),
    seatsShowAvailabilityCount: about(
      'Whether slots show the number of remaining seats.',
      Type.Optional(Type.Boolean()),
    ),
    bookingLimitsCount: about('Largest number of bookings per period.', Type.Optional(PeriodLimits)),
    bookingLimitsDuration: about('Largest number of booked minutes per period.', Type.Optional(PeriodLimits)),
    bookerActiveBookingsLimit: about(
      'Limits how many upcoming bookings one attendee may have.',
      Type.Optional(ActiveBookingsLimit),
    ),
    price: about("Price in the currency's smallest unit; 0 if it is free.", Type.Integer()),
    currency: about('Currency, lower-case ISO 4217.', Type.String()),
    forwardParamsSuccessRedirect: about('Always `null`.', none),
    isInstantEvent: about('Whether instant bookings are possible.', Type.Boolean()),
    users: about(
      'The owner.',
      Type.Array(Type.Object({ id: ShownUserId, name: PersonName, username: ShownUsername })),
    ),
    bookingUrl: about(
      'URL of the booking page. Absent if the owner has no public name.',
      Type.Optional(Type.String()),
    ),
    lockTimeZoneToggleOnBookingPage: about(
      'Whether the booking page shows times only in the time zone of the event type.',
      Type.Boolean(),
    ),
    hideCalendarNotes: about("Whether calendar entries leave out the booker's notes.", Type.Boolean()),
    successRedirectUrl: about(
      'URL to open after a booking; `null` for the page of the booking.',
      nullable(Type.String()),
    ),
    destinationCalendar: about(
      'Calendar that bookings are written to. Only its owner and hosts see it.',
      Type.Optional(EventTypeDestination),
    ),
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
 * Query of GET /v2/event-types: with `username` that user's, without the hidden ones and without a
 * credential; else the caller's own. Without `orgSlug` and `orgId` a name means the first user or
 * team that took it, with them the one of that organization.
 */
export const ListEventTypes = Type.Object({
  ...PageQuery,
  ...searchQuery('the title, slug or description'),
  username: about(
    'Username of the owner. Hidden event types are left out, and no credential is needed.',
    Type.Optional(Type.String()),
  ),
  eventSlug: about('Only the event type with this slug.', Type.Optional(Type.String())),
  eventTypeSlug: about('Same as `eventSlug`.', Type.Optional(Type.String())),
  usernames: about(
    'Two or more usernames, separated by commas: event types that they have in common.',
    Type.Optional(Type.String()),
  ),
  orgSlug: about('Slug of the organization that has the user or the team.', Type.Optional(Type.String())),
  teamSlug: about('Slug of the team, instead of `username`.', Type.Optional(Type.String())),
  orgId: about(
    'Id of the organization that has the user or the team.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  sortCreatedAt: about('Sort by creation: `asc` or `desc`.', Type.Optional(Direction)),
})
export type ListEventTypes = Static<typeof ListEventTypes>

/** Path of /v2/event-types/{eventTypeId}. */
export const EventTypeParams = Type.Object({ eventTypeId: EventTypeId })
