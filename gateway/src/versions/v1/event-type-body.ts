import {
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
import { nullable, strict } from './taking.ts'

/** Names that v1 and today's version share, with what they may say. */
const same = Type.Pick(UpdateEventType, [
  ...(['title', 'slug', 'hidden', 'position', 'scheduleId', 'disableGuests', 'hideCalendarNotes'] as const),
  ...(['minimumBookingNotice', 'beforeEventBuffer', 'afterEventBuffer', 'successRedirectUrl'] as const),
  ...(['requiresConfirmation', 'price', 'currency', 'onlyShowFirstAvailableSlot'] as const),
]).properties
export const sameNames = Object.keys(same) as (keyof typeof same)[]

const { description, metadata, customName, lengthInMinutes, slotInterval } = UpdateEventType.properties
const Id = Type.Integer({ minimum: 1, errorMessage: 'must be an integer' })
/** Nobody goes by it any more. */
const Gone = Type.Optional(Type.Null({ errorMessage: 'is not supported any more' }))
const Day = nullable(Type.Union([DateTime, CalendarDate]), 'must be an ISO 8601 date or date-time')

/** By their number in v1. */
export const frequencies = ['yearly', 'monthly', 'weekly'] as const
/** `{interval, count, freq}`; an empty one, and null, end the series. */
const RecurringEvent = Type.Partial(
  Type.Object({
    interval: Recurrence.properties.interval,
    count: Recurrence.properties.occurrences,
    freq: Type.Integer({
      ...{ minimum: 0, maximum: frequencies.length - 1 },
      errorMessage: 'must be 0 (yearly), 1 (monthly) or 2 (weekly)',
    }),
  }),
)

const { day, week, month, year } = PeriodLimits.properties
/** `{PER_DAY: 3}`; an empty one, and null, end the limits. */
const Limits = strict({ PER_DAY: day, PER_WEEK: week, PER_MONTH: month, PER_YEAR: year })

const Host = Type.Object({
  userId: Id,
  isFixed: nullable(Type.Boolean()),
  scheduleId: nullable(Id),
})

const { address, link, phone, integration, public: isPublic } = EventTypeLocationInput.properties
/** In v1's words; today's are taken as well. Which value there is, the type decides. */
const Location = Type.Object({
  type: Type.String({ minLength: 1, maxLength: 100 }),
  ...{ address, link, hostPhoneNumber: phone, displayLocationPublicly: isPublic },
  ...{ phone, integration, public: isPublic },
})

const Option = Type.Object({ label: Type.Optional(Type.String()), value: Type.String() })
/** A field in v1's words has a `name`, and options with labels; one in today's a `slug`. */
const Field = Type.Object({
  ...BookingFieldInput.properties,
  name: BookingFieldInput.properties.slug,
  options: Type.Optional(Type.Array(Type.Union([Type.String(), Option]), { maxItems: 500 })),
})

/** Body of PATCH /v1/event-types/{id}. Hosts that are left out stay. */
export const EventTypeBody = strict({
  ...same,
  ...{ description: nullable(description), metadata: nullable(metadata), eventName: nullable(customName) },
  length: lengthInMinutes,
  /** 0: as long as the event. */
  slotInterval: Type.Optional(
    Type.Union([slotInterval, Type.Literal(0)], { errorMessage: 'must be minutes from 0 to 1440' }),
  ),
  periodType: Type.Optional(oneOf(['UNLIMITED', 'ROLLING', 'ROLLING_WINDOW', 'RANGE'])),
  ...{ periodStartDate: Day, periodEndDate: Day, periodDays: nullable(Type.Integer()) },
  periodCountCalendarDays: nullable(Type.Boolean()),
  recurringEvent: nullable(RecurringEvent),
  seatsPerTimeSlot: nullable(Seats.properties.seatsPerTimeSlot),
  seatsShowAttendees: nullable(Type.Boolean()),
  seatsShowAvailabilityCount: nullable(Type.Boolean()),
  schedulingType: nullable(oneOf(['ROUND_ROBIN', 'COLLECTIVE']), 'must be one of ROUND_ROBIN, COLLECTIVE'),
  hosts: Type.Optional(Type.Array(Host, { errorMessage: 'must be a list' })),
  assignAllTeamMembers: Type.Optional(Type.Boolean()),
  teamId: nullable(Id, 'must be an integer'),
  ...{ bookingLimits: nullable(Limits), durationLimits: nullable(Limits) },
  /** The documents put the list into another list. */
  locations: Type.Optional(Type.Array(Type.Union([Location, Type.Array(Location)]), { maxItems: 50 })),
  bookingFields: Type.Optional(Type.Array(Field, { maxItems: 100 })),
  /** Was never looked at. */
  children: Type.Optional(Type.Unknown()),
  ...{ timeZone: Gone, parentId: Gone },
})
export type EventTypeBody = Static<typeof EventTypeBody>
