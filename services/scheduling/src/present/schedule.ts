import {
  type Availability,
  type NumberedSchedule,
  paginate,
  type ScheduleAvailability,
  type ScheduleOutput,
  success,
  weekDays,
} from '@punctual/contracts'
import { issuerHeader } from '@punctual/http'
import type { FastifyRequest } from 'fastify'
import type { NumberedHours } from '../db/availability-repository.ts'
import type { Schedule } from '../domain/schedule.ts'
import { type Hours, timeOfDay } from '../domain/slots/index.ts'

const times = ({ start, end }: Hours) => ({ startTime: timeOfDay(start), endTime: timeOfDay(end) })
const dayName = (day: number): ScheduleAvailability['days'][number] => weekDays[(day + 6) % 7] ?? 'Monday'

/** Returns a schedule as answers show it (docs/domain.md#schedules). */
export function presentSchedule(schedule: Schedule): ScheduleOutput {
  const { availability, overrides, ...rest } = presentNumbered(schedule)
  return {
    ...rest,
    availability: availability.map(({ id: _id, ...hours }) => hours),
    overrides: overrides.map(({ id: _id, ...hours }) => hours),
  }
}

/**
 * Returns a schedule for the caller of an operation that has older shapes: for services, and for
 * the gateway when it translates, with the ids of the hours, which those shapes show.
 */
export const presentTo = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  schedule: Schedule,
): ScheduleOutput =>
  headers[issuerHeader] === undefined ? presentSchedule(schedule) : presentNumbered(schedule)

function presentNumbered(schedule: Schedule): NumberedSchedule {
  const { id, ownerId, name, timeZone, isDefault, availability, overrides } = schedule
  return {
    id,
    ownerId,
    name,
    timeZone,
    availability: availability.map(({ id, days, ...hours }) => ({
      id,
      days: days.map(dayName),
      ...times(hours),
    })),
    isDefault,
    overrides: overrides.map(({ id, date, ...hours }) => ({ id, date, ...times(hours) })),
  }
}

/** Returns a page of schedules; without `take`, up to 250. */
export async function pageOfSchedules(
  list: (range: { take: number; skip: number }) => Promise<{ schedules: Schedule[]; total: number }>,
  { take = 250, skip = 0 }: { take?: number; skip?: number },
) {
  const { schedules, total } = await list({ take, skip })
  return { ...success(schedules.map(presentSchedule)), pagination: paginate(total, take, skip) }
}

/** Returns hours by their own id, as v1 shows them. */
export function presentHours({
  id,
  scheduleId,
  ownerId,
  days,
  date,
  start,
  end,
}: NumberedHours): Availability {
  return {
    id,
    scheduleId,
    userId: ownerId,
    days,
    ...(date !== null && { date }),
    startTime: timeOfDay(start),
    endTime: timeOfDay(end),
  }
}
