import type { NumberedSchedule } from '@punctual/contracts'
import { dayNumber } from './schedule-times.ts'

/** Times of day had a date without meaning. */
const anyDate = '1970-01-01'

/**
 * Returns a schedule in the older shape (docs/domain.md#older-shapes), which has the same hours
 * three times: as minutes of the day (`workingHours`), as rows (`schedule`) and by weekday
 * (`availability`, Sunday first).
 * @param isLastSchedule whether it is the user's last schedule, which only a list shows
 */
export function olderSchedule(schedule: NumberedSchedule, isLastSchedule = false) {
  const { id, ownerId: userId, name, timeZone, isDefault } = schedule
  const week = schedule.availability.map(({ days, ...times }) => ({ days: days.map(dayNumber), ...times }))
  const rows = [
    ...week.map((hours) => ({ ...hours, date: null })),
    ...schedule.overrides.map((override) => ({
      days: [],
      ...override,
      date: instant(override.date, '00:00'),
    })),
  ]
  return {
    id,
    name,
    isManaged: false,
    workingHours: week.map(({ days, startTime, endTime }) => ({
      days,
      startTime: minutes(startTime),
      endTime: minutes(endTime),
      userId,
    })),
    schedule: rows.map(({ id: rowId, days, startTime, endTime, date }) => ({
      id: rowId,
      userId,
      eventTypeId: null,
      days,
      startTime: instant(anyDate, startTime),
      endTime: instant(anyDate, endTime),
      date,
      scheduleId: id,
    })),
    availability: Array.from({ length: 7 }, (_, day) =>
      week.filter(({ days }) => days.includes(day)).map((hours) => range(anyDate, hours, userId)),
    ),
    timeZone,
    dateOverrides: [...new Set(schedule.overrides.map(({ date }) => date))].map((date) => ({
      ranges: schedule.overrides
        .filter((override) => override.date === date)
        .map((override) => range(date, override, userId)),
    })),
    isDefault,
    isLastSchedule,
    readOnly: false,
  }
}

function range(date: string, { startTime, endTime }: { startTime: string; endTime: string }, userId: number) {
  return { start: instant(date, startTime), end: instant(date, endTime), userId }
}

function instant(date: string, time: string): string {
  return `${date}T${time}:00.000Z`
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
