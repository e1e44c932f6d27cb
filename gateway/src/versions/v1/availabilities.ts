import { badRequest } from '@punctual/contracts'
import { compact, type JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf } from './answers.ts'

const availability = '/v1/availabilities/:id'
const known = ['days', 'startTime', 'endTime', 'date', 'scheduleId']

/** @returns the time of day of an instant's UTC clock, which is how v1 wrote a time of day; one alone is taken as well */
function timeOfDay(value: unknown, path: string): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^\d\d:\d\d(:00)?$/.test(value)) return value.slice(0, 5)
  const ms = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(ms)) throw badRequest({ path, message: 'must be an ISO 8601 date-time' })
  return new Date(ms).toISOString().slice(11, 16)
}

function olderAvailability(data: unknown): JsonObject {
  const { id, startTime, endTime, date, scheduleId, days, userId } = data as JsonObject
  const instant = (time: unknown) => `1970-01-01T${time}:00.000Z`
  return {
    ...{ id, startTime: instant(startTime), endTime: instant(endTime) },
    date: date === undefined ? null : `${String(date)}T00:00:00.000Z`,
    ...{ scheduleId, days, Schedule: { userId } },
  }
}

function edit(asked: VersionedRequest): VersionedRequest {
  const { days, startTime, endTime, date, scheduleId } = bodyOf(asked, known)
  return {
    ...asked,
    path: `/internal/availabilities/${idOf(asked)}`,
    body: compact({
      ...{ days, scheduleId },
      date: typeof date === 'string' ? date.slice(0, 10) : (date ?? undefined),
      startTime: timeOfDay(startTime, 'startTime'),
      endTime: timeOfDay(endTime, 'endTime'),
    }),
  }
}

const response = answer((data) => ({ availability: olderAvailability(data) }))

/** Weekly hours and the hours of single dates, each by its own number (spec F3; contract 13). */
export const v1Availabilities: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v1/availabilities' },
    request: (asked) => ({ ...asked, path: '/internal/availabilities', query: {} }),
    response: answer((data) => ({ availabilities: (data as unknown[]).map(olderAvailability) })),
  },
  {
    appliesTo: { method: 'GET', path: availability },
    request: (asked) => ({ ...asked, path: `/internal/availabilities/${idOf(asked)}`, query: {} }),
    response,
  },
  { appliesTo: { method: 'PATCH', path: availability }, request: edit, response },
]
