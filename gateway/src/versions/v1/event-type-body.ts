import {
  about,
  BookingFieldInput,
  CalendarDate,
  DateTime,
  EventTypeLocationInput,
  oneOf,
  PeriodLimits,
  Recurrence,
  Seats,
  UpdateEventType,
} from '@punctual/contracts'
import { type Static, Type } from '@sinclair/typebox'
import { nullable, strict } from './v1-input.ts'

/** Fields that v1 shares with the current version. */
const same = Type.Pick(UpdateEventType, [
  ...(['title', 'slug', 'hidden', 'position', 'scheduleId', 'disableGuests', 'hideCalendarNotes'] as const),
  ...(['minimumBookingNotice', 'beforeEventBuffer', 'afterEventBuffer', 'successRedirectUrl'] as const),
  ...(['requiresConfirmation', 'price', 'currency', 'onlyShowFirstAvailableSlot'] as const),
]).properties
export const sameNames = Object.keys(same) as (keyof typeof same)[]

const { description, metadata, customName, lengthInMinutes, slotInterval } = UpdateEventType.properties
const Id = Type.Integer({ minimum: 1, errorMessage: 'must be an integer' })
const Gone = Type.Optional(
  Type.Null({ errorMessage: 'is not supported any more', description: 'Not supported any more.' }),
)
const Day = nullable(Type.Union([DateTime, CalendarDate]), 'must be an ISO 8601 date or date-time')

/** Units by their number in v1. */
export const frequencies = ['yearly', 'monthly', 'weekly'] as const
/** `{interval, count, freq}`; an empty object or null ends the series. */
const RecurringEvent = Type.Partial(
  Type.Object({
    interval: Recurrence.properties.interval,
    count: Recurrence.properties.occurrences,
    freq: Type.Integer({
      description: 'Unit of `interval`: 0 yearly, 1 monthly, 2 weekly.',
      minimum: 0,
      maximum: frequencies.length - 1,
      errorMessage: 'must be 0 (yearly), 1 (monthly) or 2 (weekly)',
    }),
  }),
)

const { day, week, month, year } = PeriodLimits.properties
/** `{PER_DAY: 3}`; an empty object or null removes the limits. */
const Limits = strict({ PER_DAY: day, PER_WEEK: week, PER_MONTH: month, PER_YEAR: year })

const Host = Type.Object({
  userId: about('Id of the user, a member of the team.', Id),
  isFixed: about('Whether the host takes part in every booking.', nullable(Type.Boolean())),
  scheduleId: about('Id of a schedule of the host for this event type.', nullable(Id)),
})

const { address, link, phone, integration, public: isPublic } = EventTypeLocationInput.properties
/** A location in the v1 or the current shape. Its type decides which value it has. */
const Location = Type.Object({
  type: about(
    'Type of the location, by its name in v1 or in v2.',
    Type.String({ minLength: 1, maxLength: 100 }),
  ),
  address,
  link,
  hostPhoneNumber: phone,
  displayLocationPublicly: isPublic,
  phone,
  integration,
  public: isPublic,
})

const Option = Type.Object({
  label: about('Accepted for existing clients; has no effect.', Type.Optional(Type.String())),
  value: about('Value of the option.', Type.String()),
})
/** A v1 field has a `name`, and options with labels; a current one has a `slug`. */
const Field = Type.Object({
  ...BookingFieldInput.properties,
  name: BookingFieldInput.properties.slug,
  options: about(
    'Options of the field, as text or with labels.',
    Type.Optional(Type.Array(Type.Union([Type.String(), Option]), { maxItems: 500 })),
  ),
})

/** Body of `PATCH /v1/event-types/{id}`. Omitted hosts stay. */
export const EventTypeBody = strict({
  ...same,
  description: nullable(description),
  metadata: nullable(metadata),
  eventName: nullable(customName),
  length: lengthInMinutes,
  slotInterval: about(
    'Minutes between the starts of slots; 0 or `null` for the length.',
    Type.Optional(
      Type.Union([slotInterval, Type.Literal(0)], { errorMessage: 'must be minutes from 0 to 1440' }),
    ),
  ),
  periodType: about(
    'Type of the booking window.',
    Type.Optional(oneOf(['UNLIMITED', 'ROLLING', 'ROLLING_WINDOW', 'RANGE'])),
  ),
  periodStartDate: about('First date of the booking window, for `RANGE`.', Day),
  periodEndDate: about('Last date of the booking window, for `RANGE`.', Day),
  periodDays: about(
    'Number of days of the booking window, for `ROLLING` and `ROLLING_WINDOW`.',
    nullable(Type.Integer()),
  ),
  periodCountCalendarDays: about(
    'Whether weekends count as days of the booking window.',
    nullable(Type.Boolean()),
  ),
  recurringEvent: about(
    'How a series repeats; empty or `null` for single bookings.',
    nullable(RecurringEvent),
  ),
  seatsPerTimeSlot: nullable(Seats.properties.seatsPerTimeSlot),
  seatsShowAttendees: about('Whether attendees see who has the other seats.', nullable(Type.Boolean())),
  seatsShowAvailabilityCount: about(
    'Whether slots show the number of remaining seats.',
    nullable(Type.Boolean()),
  ),
  schedulingType: about(
    'Who hosts a booking: all hosts, or one of them in turn.',
    nullable(oneOf(['ROUND_ROBIN', 'COLLECTIVE']), 'must be one of ROUND_ROBIN, COLLECTIVE'),
  ),
  hosts: about(
    'Hosts to add or change.',
    Type.Optional(Type.Array(Host, { errorMessage: 'must be a list' })),
  ),
  assignAllTeamMembers: about('Whether every member of the team is a host.', Type.Optional(Type.Boolean())),
  teamId: about('Id of the team that has the event type.', nullable(Id, 'must be an integer')),
  bookingLimits: about(
    'Largest number of bookings per period; empty or `null` for no limit.',
    nullable(Limits),
  ),
  durationLimits: about(
    'Largest number of booked minutes per period; empty or `null` for no limit.',
    nullable(Limits),
  ),
  locations: about(
    'Locations to choose from. A list in the list is flattened.',
    Type.Optional(Type.Array(Type.Union([Location, Type.Array(Location)]), { maxItems: 50 })),
  ),
  bookingFields: about(
    'Custom booking fields, and changes to the default ones.',
    Type.Optional(Type.Array(Field, { maxItems: 100 })),
  ),
  children: about('Accepted for existing clients; has no effect.', Type.Optional(Type.Unknown())),
  timeZone: Gone,
  parentId: Gone,
})
export type EventTypeBody = Static<typeof EventTypeBody>
