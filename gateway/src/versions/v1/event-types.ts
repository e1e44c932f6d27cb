import type { EventTypeOutput, PeriodLimits, TeamEventTypeOutput } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { olderEventType } from '../2024-04-15/older-event-type.ts'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedResponse } from '../translation.ts'
import { answer, idOf, pageOf } from './answers.ts'
import { EventTypeBody, frequencies } from './event-type-body.ts'
import { eventTypeNames, limitPeriods, todaysEdit } from './event-type-edit.ts'
import { pages, taking } from './taking.ts'

const eventTypes = '/v1/event-types'
const eventType = `${eventTypes}/:id`

type Today = EventTypeOutput & Partial<TeamEventTypeOutput>

/** The whole row, as far as today's answer has it. Of a managed event type its members' copies are not said. */
function olderRow(data: unknown): JsonObject {
  const today = (Array.isArray(data) ? data[0] : data) as Today
  const { recurrence, seats, hosts = [], schedulingType, teamId = null } = today
  return {
    ...olderEventType(today),
    ...{ teamId, position: today.position ?? 0, parentId: today.parentEventTypeId ?? null },
    schedulingType: schedulingType ? schedulingTypes[schedulingType] : null,
    recurringEvent: recurrence && {
      ...{ interval: recurrence.interval, count: recurrence.occurrences },
      freq: frequencies.indexOf(recurrence.frequency),
    },
    seatsPerTimeSlot: seats?.seatsPerTimeSlot ?? null,
    seatsShowAttendees: seats?.showAttendeeInfo ?? false,
    seatsShowAvailabilityCount: seats?.showAvailabilityCount ?? true,
    bookingLimits: olderLimits(today.bookingLimitsCount),
    durationLimits: olderLimits(today.bookingLimitsDuration),
    hosts: hosts.map(({ userId, mandatory, scheduleId = null }) => ({
      ...{ userId, isFixed: mandatory, scheduleId },
    })),
    ...{ children: [], hashedLink: [] },
  }
}

const schedulingTypes = { collective: 'COLLECTIVE', roundRobin: 'ROUND_ROBIN', managed: 'MANAGED' }

function olderLimits(limits: PeriodLimits | undefined): JsonObject {
  const periods = Object.entries(limits ?? {}) as [keyof typeof limitPeriods, number][]
  return Object.fromEntries(periods.map(([today, value]) => [limitPeriods[today], value]))
}

/** With a team's id it is one of that team. A member's own is changed only by the member, which today's path is wider than. */
const edit = taking({ body: EventTypeBody }, (asked, { teamId, ...body }) => {
  const place = typeof teamId === 'number' ? `/v2/teams/${teamId}/event-types` : '/internal/own-event-types'
  return { ...asked, path: `${place}/${idOf(asked)}`, query: {}, body: todaysEdit(body) }
})

const one = answer((data) => ({ event_type: olderRow(data) }), eventTypeNames)

/** A slug that is taken is a bad one. */
function edited(today: VersionedResponse): VersionedResponse {
  const older = one(today)
  return older.status === 409 ? { ...older, status: 400 } : older
}

/** Event types of the caller. */
export const v1EventTypes: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: eventTypes },
    ...taking({ querystring: Type.Object(pages) }, (asked) => ({
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
