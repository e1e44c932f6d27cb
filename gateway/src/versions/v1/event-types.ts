import { badRequest, type EventTypeOutput } from '@punctual/contracts'
import { eventTypeNames, olderEventType, todaysEventType } from '../2024-04-15/older-event-type.ts'
import { compact, isObject, type JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf } from './answers.ts'

const eventType = '/v1/event-types/:id'

/** Names that v1 and today's version share. */
const same = [
  ...[
    'title',
    'slug',
    'description',
    'hidden',
    'scheduleId',
    'disableGuests',
    'hideCalendarNotes',
    'metadata',
  ],
  ...['minimumBookingNotice', 'beforeEventBuffer', 'afterEventBuffer', 'slotInterval', 'successRedirectUrl'],
  ...['requiresConfirmation', 'price', 'currency', 'bookingFields'],
]
const period = ['periodType', 'periodStartDate', 'periodEndDate', 'periodDays', 'periodCountCalendarDays']
const seats = ['seatsPerTimeSlot', 'seatsShowAttendees', 'seatsShowAvailabilityCount']
const known = [
  ...same,
  ...period,
  ...seats,
  ...['length', 'locations', 'eventName', 'recurringEvent', 'schedulingType', 'hosts', 'position', 'teamId'],
  ...['bookingLimits', 'durationLimits', 'timeZone', 'children', 'parentId'],
]
const frequencies = ['yearly', 'monthly', 'weekly']
const limitNames: Record<string, string> = {
  PER_DAY: 'day',
  PER_WEEK: 'week',
  PER_MONTH: 'month',
  PER_YEAR: 'year',
}

/** F5: what v1 said of an event type, in today's words (contract 13, F5 rules). */
function edit(asked: VersionedRequest): VersionedRequest {
  const body = bodyOf(asked, known)
  const kept = Object.fromEntries(same.map((key) => [key, body[key]]))
  const own = todaysEventType(compact({ ...kept, length: body.length, locations: body.locations }))
  return {
    ...asked,
    path: `/v2/event-types/${idOf(asked)}`,
    body: compact({
      ...own,
      customName: body.eventName === null ? '' : body.eventName,
      bookingWindow: windowOf(body),
      recurrence: recurrenceOf(body.recurringEvent),
      seats: seatsOf(body),
      schedulingType: schedulingTypeOf(body.schedulingType),
      hosts: hostsOf(body.hosts, body.schedulingType),
      bookingLimitsCount: limitsOf(body.bookingLimits, 'bookingLimits'),
      bookingLimitsDuration: limitsOf(body.durationLimits, 'durationLimits'),
    }),
  }
}

function windowOf(body: JsonObject): unknown {
  const { periodType, periodDays, periodStartDate, periodEndDate, periodCountCalendarDays } = body
  if (periodType === undefined) return undefined
  if (periodType === 'UNLIMITED') return { disabled: true }
  if (periodType === 'RANGE') {
    for (const path of ['periodStartDate', 'periodEndDate'] as const)
      if (typeof body[path] !== 'string')
        throw badRequest({ path, message: 'is required when periodType is RANGE' })
    return {
      type: 'range',
      value: [String(periodStartDate).slice(0, 10), String(periodEndDate).slice(0, 10)],
    }
  }
  if (periodType !== 'ROLLING' && periodType !== 'ROLLING_WINDOW')
    throw badRequest({ path: 'periodType', message: 'must be one of UNLIMITED, ROLLING, RANGE' })
  if (typeof periodDays !== 'number')
    throw badRequest({ path: 'periodDays', message: 'is required when periodType is ROLLING' })
  const type = periodCountCalendarDays === false ? 'businessDays' : 'calendarDays'
  return { type, value: periodDays, ...(periodType === 'ROLLING_WINDOW' && { rolling: true }) }
}

function recurrenceOf(event: unknown): unknown {
  if (event === undefined) return undefined
  if (event === null || (isObject(event) && Object.keys(event).length === 0)) return { disabled: true }
  const { interval, count, freq } = isObject(event) ? event : {}
  const frequency = frequencies[Number(freq)]
  if (frequency === undefined)
    throw badRequest({
      path: 'recurringEvent.freq',
      message: 'must be 0 (yearly), 1 (monthly) or 2 (weekly)',
    })
  return { interval, occurrences: count, frequency }
}

function seatsOf(body: JsonObject): unknown {
  const { seatsPerTimeSlot, seatsShowAttendees = false, seatsShowAvailabilityCount = true } = body
  if (seatsPerTimeSlot === undefined) return undefined
  if (seatsPerTimeSlot === null) return { disabled: true }
  return {
    seatsPerTimeSlot,
    showAttendeeInfo: seatsShowAttendees ?? false,
    showAvailabilityCount: seatsShowAvailabilityCount ?? true,
  }
}

function schedulingTypeOf(type: unknown): string | undefined {
  if (type === undefined || type === null) return undefined
  if (type === 'ROUND_ROBIN') return 'roundRobin'
  if (type === 'COLLECTIVE') return 'collective'
  throw badRequest({ path: 'schedulingType', message: 'must be one of ROUND_ROBIN, COLLECTIVE' })
}

/** COLLECTIVE makes every host fixed (contract 13, F5 rules). */
function hostsOf(hosts: unknown, type: unknown): unknown {
  if (hosts === undefined) return undefined
  if (!Array.isArray(hosts)) throw badRequest({ path: 'hosts', message: 'must be a list' })
  return hosts.map((host: unknown) => {
    const { userId, isFixed } = isObject(host) ? host : {}
    return { userId, mandatory: type === 'COLLECTIVE' || isFixed === true }
  })
}

function limitsOf(limits: unknown, path: string): unknown {
  if (limits === undefined) return undefined
  if (limits === null || (isObject(limits) && Object.keys(limits).length === 0)) return { disabled: true }
  if (!isObject(limits)) throw badRequest({ path, message: 'must be an object' })
  return Object.fromEntries(Object.entries(limits).map(([key, value]) => [limitNames[key] ?? key, value]))
}

/** The whole row, as far as today's answer has it. */
function olderRow(data: unknown): JsonObject {
  const today = data as EventTypeOutput & JsonObject
  const { recurrence, seats: places } = today as { recurrence?: JsonObject | null; seats?: JsonObject }
  const frequency = frequencies.indexOf(String(recurrence?.frequency))
  return {
    ...olderEventType(today),
    teamId: (today.teamId as number | undefined) ?? null,
    recurringEvent: recurrence
      ? { interval: recurrence.interval, count: recurrence.occurrences, freq: frequency }
      : null,
    seatsPerTimeSlot: places?.seatsPerTimeSlot ?? null,
    seatsShowAttendees: places?.showAttendeeInfo ?? false,
    seatsShowAvailabilityCount: places?.showAvailabilityCount ?? true,
  }
}

const names = {
  ...eventTypeNames,
  ...{
    bookingWindow: 'periodType',
    recurrence: 'recurringEvent',
    'seats.seatsPerTimeSlot': 'seatsPerTimeSlot',
  },
  ...{
    customName: 'eventName',
    bookingLimitsCount: 'bookingLimits',
    bookingLimitsDuration: 'durationLimits',
  },
}
const one = answer((data) => ({ event_type: olderRow(data) }), names)

/** Event types of the caller (spec F5; contract 13). */
export const v1EventTypes: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v1/event-types' },
    request: (asked) => ({ ...asked, path: '/v2/event-types', query: {} }),
    response: answer((data) => ({ event_types: (data as unknown[]).map(olderRow) })),
  },
  {
    appliesTo: { method: 'GET', path: eventType },
    request: (asked) => ({ ...asked, path: `/v2/event-types/${idOf(asked)}`, query: {} }),
    response: one,
  },
  { appliesTo: { method: 'PATCH', path: eventType }, request: edit, response: one },
]
