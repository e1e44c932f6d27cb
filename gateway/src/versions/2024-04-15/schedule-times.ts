import { badRequest, type ScheduleAvailability, type ScheduleOverride, weekDays } from '@punctual/contracts'
import { isObject } from '../json.ts'

/** The older version numbered weekdays from Sunday (0) to Saturday (6). */
type WeekDay = (typeof weekDays)[number]
const namesFromSunday: readonly WeekDay[] = ['Sunday', ...weekDays.slice(0, 6)]

/** Returns the number of a weekday, 0 for Sunday. */
export function dayNumber(name: WeekDay): number {
  return namesFromSunday.indexOf(name)
}

/**
 * Returns the weekday hours of `availabilities`: weekday numbers, and instants whose UTC time of
 * day counts.
 */
export function todaysAvailability(availabilities: unknown): ScheduleAvailability[] {
  return items(availabilities, 'availabilities').map(([item, path]) => {
    const days = items(item.days, `${path}.days`, dayName)
    return { days, ...times(item.startTime, item.endTime, `${path}.startTime`, `${path}.endTime`) }
  })
}

/**
 * Returns the weekday hours of `schedule`: {start, end} lists by weekday, Sunday first. Merges days
 * with equal hours.
 */
export function todaysWeek(week: unknown): ScheduleAvailability[] {
  const together = new Map<string, ScheduleAvailability>()
  if (!Array.isArray(week) || week.length > 7)
    throw badRequest({ path: 'schedule', message: 'must list seven days' })
  for (const [day, name] of namesFromSunday.entries()) {
    for (const [range, path] of items(week[day] ?? [], `schedule.${day}`)) {
      const hours = times(range.start, range.end, `${path}.start`, `${path}.end`)
      const key = JSON.stringify(hours)
      const same = together.get(key) ?? { days: [], ...hours }
      same.days.push(name)
      together.set(key, same)
    }
  }
  return [...together.values()]
}

/**
 * Returns the overrides of `dateOverrides`: {start, end} as instants of one date, or `{ranges}` of
 * these, as in answers.
 */
export function todaysOverrides(overrides: unknown): ScheduleOverride[] {
  return items(overrides, 'dateOverrides').flatMap(([item, path]) => {
    const ranges = item.ranges === undefined ? [[item, path] as const] : items(item.ranges, `${path}.ranges`)
    return ranges.map(([range, place]) => ({
      date: instant(range.start, `${place}.start`).slice(0, 10),
      ...times(range.start, range.end, `${place}.start`, `${place}.end`),
    }))
  })
}

function times(start: unknown, end: unknown, startPath: string, endPath: string) {
  return { startTime: instant(start, startPath).slice(11, 16), endTime: instant(end, endPath).slice(11, 16) }
}

/** Returns the instant as ISO 8601 in UTC. */
function instant(value: unknown, path: string): string {
  const ms = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(ms)) throw badRequest({ path, message: 'must be an ISO 8601 date-time' })
  return new Date(ms).toISOString()
}

function dayName(value: unknown, path: string): WeekDay {
  const name = typeof value === 'number' ? namesFromSunday[value] : undefined
  if (name === undefined) throw badRequest({ path, message: 'must be a weekday, 0 (Sunday) to 6' })
  return name
}

type Item = readonly [Record<string, unknown>, string]

function object(value: unknown, path: string): Item {
  if (!isObject(value)) throw badRequest({ path, message: 'must be an object' })
  return [value, path]
}

/** Returns the items of a list, each read with its path (`availabilities.0`). */
function items(list: unknown, path: string): Item[]
function items<T>(list: unknown, path: string, read: (item: unknown, path: string) => T): T[]
function items(
  list: unknown,
  path: string,
  read: (item: unknown, path: string) => unknown = object,
): unknown[] {
  if (!Array.isArray(list)) throw badRequest({ path, message: 'must be a list' })
  return list.map((item, index) => read(item, `${path}.${index}`))
}
