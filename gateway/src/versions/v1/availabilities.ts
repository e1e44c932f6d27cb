import { about, CalendarDate, DateTime, defined, EditAvailability } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import type { JsonObject } from '../json.ts'
import type { Translation } from '../translation.ts'
import { answer, idOf } from './answers.ts'
import { acceptV1, nullable, strict } from './v1-input.ts'

const availability = '/v1/availabilities/:id'
const { days, scheduleId } = EditAvailability.properties
/** v1 wrote a time of day as an instant whose UTC time counts; `HH:mm` is accepted too. */
const Time = about(
  'Time of day in UTC: an ISO 8601 date-time, of which only the time counts, or `HH:mm`.',
  Type.Union([DateTime, Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d(:00)?$' })], {
    errorMessage: 'must be an ISO 8601 date-time',
  }),
)
/** The documented and the runtime field names are accepted (docs/domain.md#first-generation). */
const Edit = strict({
  days,
  scheduleId,
  startTime: Type.Optional(Time),
  endTime: Type.Optional(Time),
  date: about(
    'Date of an override; `null` has no effect.',
    nullable(Type.Union([CalendarDate, DateTime]), 'must be an ISO 8601 date or date-time'),
  ),
})

const timeOfDay = (time: string | undefined): string | undefined =>
  time?.includes('T') ? new Date(time).toISOString().slice(11, 16) : time?.slice(0, 5)

function olderAvailability(data: unknown): JsonObject {
  const { id, startTime, endTime, date, scheduleId, days, userId } = data as JsonObject
  const instant = (time: unknown) => `1970-01-01T${time}:00.000Z`
  return {
    id,
    startTime: instant(startTime),
    endTime: instant(endTime),
    date: date === undefined ? null : `${String(date)}T00:00:00.000Z`,
    scheduleId,
    days,
    Schedule: { userId },
  }
}

const edit = acceptV1({ body: Edit }, (asked, { days, startTime, endTime, date, scheduleId }) => ({
  ...asked,
  path: `/internal/availabilities/${idOf(asked)}`,
  body: defined({
    days,
    scheduleId,
    date: date?.slice(0, 10),
    startTime: timeOfDay(startTime),
    endTime: timeOfDay(endTime),
  }),
}))

const response = answer((data) => ({ availability: olderAvailability(data) }))

/** Translations of availabilities: weekly hours and hours of single dates, each with its own id. */
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
  { appliesTo: { method: 'PATCH', path: availability }, ...edit, response },
]
