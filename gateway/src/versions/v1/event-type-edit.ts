import { badRequest, defined } from '@punctual/contracts'
import { todaysEventType } from '../2024-04-15/older-event-type.ts'
import { isObject, type JsonObject } from '../json.ts'
import { type EventTypeBody, frequencies, sameNames } from './event-type-body.ts'

const period = ['periodStartDate', 'periodEndDate', 'periodDays', 'periodCountCalendarDays'] as const

/** Frequencies, by their current names. */
export const limitPeriods = {
  day: 'PER_DAY',
  week: 'PER_WEEK',
  month: 'PER_MONTH',
  year: 'PER_YEAR',
} as const

const limitNames = Object.fromEntries(
  Object.entries(limitPeriods).flatMap(([today, older]) => [
    [`bookingLimitsCount.${today}`, `bookingLimits.${older}`],
    [`bookingLimitsDuration.${today}`, `durationLimits.${older}`],
  ]),
)

/** Current names of fields that v1 named differently; longer ones first. */
export const eventTypeNames = {
  'recurrence.occurrences': 'recurringEvent.count',
  'recurrence.frequency': 'recurringEvent.freq',
  recurrence: 'recurringEvent',
  'seats.seatsPerTimeSlot': 'seatsPerTimeSlot',
  'seats.showAttendeeInfo': 'seatsShowAttendees',
  seats: 'seatsPerTimeSlot',
  ...limitNames,
  bookingLimitsCount: 'bookingLimits',
  bookingLimitsDuration: 'durationLimits',
  lengthInMinutes: 'length',
  customName: 'eventName',
  bookingWindow: 'periodType',
}

/**
 * Translates v1's edit of an event type to the current one (docs/domain.md#first-generation).
 * @throws DomainError 400 for a period without the fields of its type
 */
export function todaysEdit(body: EventTypeBody): JsonObject {
  const shared = Object.fromEntries(sameNames.map((key) => [key, body[key]]))
  const { length, slotInterval, locations, bookingFields, assignAllTeamMembers } = body
  const plain = defined({ ...shared, length, slotInterval, bookingFields, locations: locations?.flat() })
  return defined({
    ...todaysEventType(plain),
    description: body.description === null ? '' : body.description,
    metadata: body.metadata === null ? {} : body.metadata,
    customName: body.eventName === null ? '' : body.eventName,
    bookingWindow: windowOf(body),
    recurrence: recurrenceOf(body.recurringEvent),
    seats: seatsOf(body),
    schedulingType: body.schedulingType ? schedulingTypes[body.schedulingType] : undefined,
    hosts: hostsOf(body),
    assignAllTeamMembers,
    bookingLimitsCount: limitsOf(body.bookingLimits),
    bookingLimitsDuration: limitsOf(body.durationLimits),
  })
}

const schedulingTypes = { ROUND_ROBIN: 'roundRobin', COLLECTIVE: 'collective' }

function windowOf(body: EventTypeBody): unknown {
  const { periodType, periodDays, periodStartDate, periodEndDate, periodCountCalendarDays } = body
  if (periodType === undefined) {
    const path = period.find((each) => body[each] !== undefined && body[each] !== null)
    if (path) throw badRequest({ path, message: 'can only be changed together with periodType' })
    return undefined
  }
  if (periodType === 'UNLIMITED') return { disabled: true }
  if (periodType === 'RANGE') {
    requireField(body, 'periodStartDate', 'RANGE')
    requireField(body, 'periodEndDate', 'RANGE')
    return {
      type: 'range',
      value: [String(periodStartDate).slice(0, 10), String(periodEndDate).slice(0, 10)],
    }
  }
  requireField(body, 'periodDays', 'ROLLING')
  const type = periodCountCalendarDays === true ? 'calendarDays' : 'businessDays'
  return { type, value: periodDays, ...(periodType === 'ROLLING_WINDOW' && { rolling: true }) }
}

function requireField(body: EventTypeBody, path: (typeof period)[number], type: string): void {
  if (body[path] === undefined || body[path] === null)
    throw badRequest({ path, message: `is required when periodType is ${type}` })
}

function recurrenceOf(event: EventTypeBody['recurringEvent']): unknown {
  if (event === undefined) return undefined
  if (event === null || isEmpty(event)) return { disabled: true }
  const { interval, count, freq } = event
  return defined({
    interval,
    occurrences: count,
    frequency: freq === undefined ? undefined : frequencies[freq],
  })
}

/** Omitted fields stay unchanged. */
function seatsOf({
  seatsPerTimeSlot,
  seatsShowAttendees,
  seatsShowAvailabilityCount,
}: EventTypeBody): JsonObject | undefined {
  if (seatsPerTimeSlot === null) {
    const message = 'has no effect without seatsPerTimeSlot'
    // Answers for event types without seats contain the values that are accepted here.
    if (seatsShowAttendees) throw badRequest({ path: 'seatsShowAttendees', message })
    if (seatsShowAvailabilityCount === false)
      throw badRequest({ path: 'seatsShowAvailabilityCount', message })
    return { disabled: true }
  }
  const seats = defined({
    seatsPerTimeSlot,
    showAttendeeInfo: seatsShowAttendees ?? undefined,
    showAvailabilityCount: seatsShowAvailabilityCount ?? undefined,
  })
  return isEmpty(seats) ? undefined : seats
}

/** Omitted hosts stay. `COLLECTIVE` makes every host fixed. */
const hostsOf = ({ hosts, schedulingType }: EventTypeBody) =>
  hosts?.map(({ userId, isFixed, scheduleId }) =>
    defined({ userId, mandatory: schedulingType === 'COLLECTIVE' || isFixed === true, scheduleId }),
  )

/** `{PER_DAY: 3}`; an empty object or null removes the limits. */
function limitsOf(limits: EventTypeBody['bookingLimits']): unknown {
  if (limits === undefined) return undefined
  if (limits === null || isEmpty(limits)) return { disabled: true }
  const periods = Object.entries(limitPeriods)
  return defined(Object.fromEntries(periods.map(([today, older]) => [today, limits[older]])))
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0
