import type { PeriodLimits } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { eventTypeOf, olderEventType } from '../2024-04-15/older-event-type.ts'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedResponse } from '../translation.ts'
import { answer, idOf, pageOf } from './answers.ts'
import { EventTypeBody, frequencies } from './event-type-body.ts'
import { eventTypeNames, limitPeriods, todaysEdit } from './event-type-edit.ts'
import { acceptV1, pages } from './v1-input.ts'

const eventTypes = '/v1/event-types'
const eventType = `${eventTypes}/:id`

/** Returns the v1 row of an event type, without the copies of a managed one. */
function olderRow(data: unknown): JsonObject {
  const today = eventTypeOf(data)
  const { recurrence, seats, hosts = [], schedulingType } = today
  return {
    ...olderEventType(today),
    position: today.position ?? 0,
    parentId: today.parentEventTypeId ?? null,
    schedulingType: schedulingType ? schedulingTypes[schedulingType] : null,
    recurringEvent: recurrence && {
      interval: recurrence.interval,
      count: recurrence.occurrences,
      freq: frequencies.indexOf(recurrence.frequency),
    },
    seatsPerTimeSlot: seats?.seatsPerTimeSlot ?? null,
    seatsShowAttendees: seats?.showAttendeeInfo ?? false,
    seatsShowAvailabilityCount: seats?.showAvailabilityCount ?? true,
    bookingLimits: olderLimits(today.bookingLimitsCount),
    durationLimits: olderLimits(today.bookingLimitsDuration),
    hosts: hosts.map(({ userId, mandatory, scheduleId = null }) => ({
      userId,
      isFixed: mandatory,
      scheduleId,
    })),
    children: [],
    hashedLink: [],
  }
}

const schedulingTypes = { collective: 'COLLECTIVE', roundRobin: 'ROUND_ROBIN', managed: 'MANAGED' }

function olderLimits(limits: PeriodLimits | undefined): JsonObject {
  const periods = Object.entries(limits ?? {}) as [keyof typeof limitPeriods, number][]
  return Object.fromEntries(periods.map(([today, value]) => [limitPeriods[today], value]))
}

/**
 * With `teamId`, edits an event type of that team. Without it, only the owner can edit, unlike on
 * the current path.
 */
const edit = acceptV1({ body: EventTypeBody }, (asked, { teamId, ...body }) => {
  const place = typeof teamId === 'number' ? `/v2/teams/${teamId}/event-types` : '/internal/own-event-types'
  return { ...asked, path: `${place}/${idOf(asked)}`, query: {}, body: todaysEdit(body) }
})

const one = answer((data) => ({ event_type: olderRow(data) }), eventTypeNames)

/** Answers 400 for a taken slug. */
function edited(today: VersionedResponse): VersionedResponse {
  const older = one(today)
  return older.status === 409 ? { ...older, status: 400 } : older
}

/** Translations of the caller's event types. */
export const v1EventTypes: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: eventTypes },
    ...acceptV1({ querystring: Type.Object(pages) }, (asked) => ({
      ...asked,
      path: '/v2/event-types',
      query: pageOf(asked),
    })),
    response: answer((data) => ({ event_types: (data as unknown[]).map(olderRow) })),
  },
  {
    appliesTo: { method: 'GET', path: eventType },
    request: (asked) => ({ ...asked, path: `/v2/event-types/${idOf(asked)}`, query: {} }),
    response: one,
  },
  { appliesTo: { method: 'PATCH', path: eventType }, ...edit, response: edited },
]
