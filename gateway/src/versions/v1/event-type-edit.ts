import { badRequest } from '@punctual/contracts'
import { todaysEventType } from '../2024-04-15/older-event-type.ts'
import { compact, isObject, type JsonObject } from '../json.ts'

/** Names that v1 and today's version share. */
const same = [
  ...['title', 'slug', 'description', 'hidden', 'position', 'scheduleId', 'disableGuests'],
  ...['hideCalendarNotes', 'metadata', 'minimumBookingNotice', 'beforeEventBuffer', 'afterEventBuffer'],
  ...['slotInterval', 'successRedirectUrl', 'requiresConfirmation', 'price', 'currency'],
  'onlyShowFirstAvailableSlot',
]
const period = ['periodStartDate', 'periodEndDate', 'periodDays', 'periodCountCalendarDays'] as const

/** Every field that v1 had: those that nothing goes by any more are refused by name. */
export const eventTypeFields = [
  ...same,
  ...['periodType', ...period],
  ...['seatsPerTimeSlot', 'seatsShowAttendees', 'seatsShowAvailabilityCount'],
  ...['length', 'locations', 'eventName', 'recurringEvent', 'schedulingType', 'hosts', 'teamId'],
  ...['bookingFields', 'bookingLimits', 'durationLimits', 'assignAllTeamMembers', 'children'],
  ...['timeZone', 'parentId'],
]

/** By their number in v1. */
export const frequencies = ['yearly', 'monthly', 'weekly']

/** By today's names. */
export const limitPeriods = { day: 'PER_DAY', week: 'PER_WEEK', month: 'PER_MONTH', year: 'PER_YEAR' }

const limitNames = Object.fromEntries(
  Object.entries(limitPeriods).flatMap(([today, older]) => [
    [`bookingLimitsCount.${today}`, `bookingLimits.${older}`],
    [`bookingLimitsDuration.${today}`, `durationLimits.${older}`],
  ]),
)

/** Today's names of what v1 called otherwise; the longer ones first. */
export const eventTypeNames = {
  ...{ 'recurrence.occurrences': 'recurringEvent.count', 'recurrence.frequency': 'recurringEvent.freq' },
  ...{ recurrence: 'recurringEvent', 'seats.seatsPerTimeSlot': 'seatsPerTimeSlot' },
  ...{ 'seats.showAttendeeInfo': 'seatsShowAttendees', seats: 'seatsPerTimeSlot', ...limitNames },
  ...{ bookingLimitsCount: 'bookingLimits', bookingLimitsDuration: 'durationLimits' },
  ...{ lengthInMinutes: 'length', customName: 'eventName', bookingWindow: 'periodType' },
}

/**
 * F5: what v1 says of an event type in today's words (contract 13, F5 rules).
 * @throws 400 for what v1 itself refused, and for what is not supported any more
 */
export function todaysEdit(body: JsonObject): JsonObject {
  refuseUnsupported(body)
  const shared = Object.fromEntries(same.map((key) => [key, body[key]]))
  const { length, locations, bookingFields, assignAllTeamMembers } = body
  return compact({
    ...todaysEventType(compact({ ...shared, length, bookingFields, locations: flat(locations) })),
    description: body.description === null ? '' : body.description,
    metadata: body.metadata === null ? {} : body.metadata,
    customName: body.eventName === null ? '' : body.eventName,
    bookingWindow: windowOf(body),
    recurrence: recurrenceOf(body.recurringEvent),
    seats: seatsOf(body),
    schedulingType: schedulingTypeOf(body.schedulingType),
    hosts: hostsOf(body.hosts, body.schedulingType),
    assignAllTeamMembers,
    bookingLimitsCount: limitsOf(body.bookingLimits, 'bookingLimits'),
    bookingLimitsDuration: limitsOf(body.durationLimits, 'durationLimits'),
  })
}

function refuseUnsupported(body: JsonObject): void {
  const paths = ['timeZone', 'parentId'].filter((path) => body[path] !== undefined && body[path] !== null)
  if (paths.length > 0)
    throw badRequest(...paths.map((path) => ({ path, message: 'is not supported any more' })))
}

/** The documents put the list into another list. */
const flat = (locations: unknown): unknown => (Array.isArray(locations) ? locations.flat() : locations)

function windowOf(body: JsonObject): unknown {
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
  if (periodType !== 'ROLLING' && periodType !== 'ROLLING_WINDOW')
    throw badRequest({ path: 'periodType', message: 'must be one of UNLIMITED, ROLLING, RANGE' })
  requireField(body, 'periodDays', 'ROLLING')
  const type = periodCountCalendarDays === true ? 'calendarDays' : 'businessDays'
  return { type, value: periodDays, ...(periodType === 'ROLLING_WINDOW' && { rolling: true }) }
}

function requireField(body: JsonObject, path: string, type: string): void {
  if (body[path] === undefined || body[path] === null)
    throw badRequest({ path, message: `is required when periodType is ${type}` })
}

/** `{interval, count, freq}`; an empty one, and null, end the series. */
function recurrenceOf(event: unknown): unknown {
  if (event === undefined) return undefined
  if (event === null || isEmpty(event)) return { disabled: true }
  if (!isObject(event)) throw badRequest({ path: 'recurringEvent', message: 'must be an object' })
  const { interval, count, freq } = event
  const frequency = typeof freq === 'number' ? frequencies[freq] : undefined
  if (frequency === undefined)
    throw badRequest({
      path: 'recurringEvent.freq',
      message: 'must be 0 (yearly), 1 (monthly) or 2 (weekly)',
    })
  return compact({ interval, occurrences: count, frequency })
}

/** What is left out stays as it is. */
function seatsOf({
  seatsPerTimeSlot,
  seatsShowAttendees,
  seatsShowAvailabilityCount,
}: JsonObject): JsonObject | undefined {
  if (seatsPerTimeSlot === null) return { disabled: true }
  const seats = compact({
    seatsPerTimeSlot,
    showAttendeeInfo: seatsShowAttendees ?? undefined,
    showAvailabilityCount: seatsShowAvailabilityCount ?? undefined,
  })
  return isEmpty(seats) ? undefined : seats
}

function schedulingTypeOf(type: unknown): string | undefined {
  if (type === undefined || type === null) return undefined
  if (type === 'ROUND_ROBIN') return 'roundRobin'
  if (type === 'COLLECTIVE') return 'collective'
  throw badRequest({ path: 'schedulingType', message: 'must be one of ROUND_ROBIN, COLLECTIVE' })
}

/** Hosts that are left out stay (our decisions, F5). COLLECTIVE makes every host fixed. */
function hostsOf(hosts: unknown, type: unknown): unknown {
  if (hosts === undefined) return undefined
  if (!Array.isArray(hosts)) throw badRequest({ path: 'hosts', message: 'must be a list' })
  return hosts.map((host: unknown, index) => {
    const { userId, isFixed, scheduleId } = isObject(host) ? host : {}
    if (scheduleId !== undefined && scheduleId !== null)
      throw badRequest({ path: `hosts.${index}.scheduleId`, message: 'is not supported any more' })
    return compact({ userId, mandatory: type === 'COLLECTIVE' || isFixed === true })
  })
}

/** `{PER_DAY: 3}`; an empty one, and null, end the limits. */
function limitsOf(limits: unknown, path: string): unknown {
  if (limits === undefined) return undefined
  if (limits === null || isEmpty(limits)) return { disabled: true }
  if (!isObject(limits)) throw badRequest({ path, message: 'must be an object' })
  const known = new Map(Object.entries(limitPeriods).map(([today, older]) => [older, today]))
  const given = Object.entries(limits).map(([older, value]) => {
    const today = known.get(older)
    if (!today)
      throw badRequest({
        path: `${path}.${older}`,
        message: `must be one of ${[...known.keys()].join(', ')}`,
      })
    return [today, value]
  })
  return Object.fromEntries(given)
}

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0
