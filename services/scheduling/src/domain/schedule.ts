import {
  badRequest,
  type CreateSchedule,
  type FieldError,
  type ScheduleAvailability,
  type ScheduleOverride,
  type UpdateSchedule,
  weekDays,
} from '@punctual/contracts'
import { type DateHours, type Hours, minuteOfDay, type WeeklyHours } from './slots/index.ts'

/** Hours with the id by which v1 changes them. */
export type Numbered<T> = T & { id: number }

/** A user's schedule; minutes of the day, weekdays from 0 for Sunday. */
export interface Schedule {
  id: number
  organizationId: number
  ownerId: number
  name: string
  timeZone: string
  isDefault: boolean
  availability: Numbered<WeeklyHours>[]
  overrides: Numbered<DateHours>[]
}

/** The settings that an owner chooses for a schedule. */
export interface ScheduleFields extends Pick<Schedule, 'name' | 'timeZone'> {
  availability: WeeklyHours[]
  overrides: DateHours[]
}

const mondayToFriday = [1, 2, 3, 4, 5]
/** Monday to Friday, 09:00 to 17:00 (docs/domain.md#schedules). */
const defaultAvailability: readonly WeeklyHours[] = [{ days: mondayToFriday, start: 9 * 60, end: 17 * 60 }]

/** Returns the first schedule of a new user, in the user's zone. */
export function firstSchedule(timeZone: string): ScheduleFields {
  return { name: 'Working hours', timeZone, availability: [...defaultAvailability], overrides: [] }
}

/** Returns the fields of a new schedule. @throws 400 that names every wrong one */
export function newSchedule(body: CreateSchedule): ScheduleFields {
  const { name, timeZone } = body
  return {
    name,
    timeZone,
    availability: [...defaultAvailability],
    overrides: [],
    ...changedSchedule(body),
  }
}

/** Returns the changed fields. @throws 400 that names every wrong field */
export function changedSchedule(body: UpdateSchedule): Partial<ScheduleFields> {
  const { name, timeZone, availability, overrides } = body
  const errors = [
    ...(availability ?? []).flatMap((entry, index) => availabilityErrors(entry, `availability.${index}`)),
    ...(overrides ?? []).flatMap((entry, index) => overrideErrors(entry, `overrides.${index}`)),
  ]
  if (errors.length > 0) throw badRequest(...errors)
  return {
    ...(name === undefined ? {} : { name }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(availability === undefined ? {} : { availability: availability.map(weeklyHours) }),
    ...(overrides === undefined
      ? {}
      : { overrides: overrides.map((entry) => ({ date: entry.date, ...hours(entry) })) }),
  }
}

/** A user's first schedule is always the default one. */
export function becomesDefault(asked: boolean, schedulesBefore: number): boolean {
  return asked || schedulesBefore === 0
}

interface WrittenHours {
  startTime: string
  endTime: string
}

const hours = ({ startTime, endTime }: WrittenHours): Hours => ({
  start: minuteOfDay(startTime),
  end: minuteOfDay(endTime),
})

/** JS and v1 number the weekdays from Sunday; the names are listed from Monday. */
function weeklyHours({ days, ...rest }: ScheduleAvailability): WeeklyHours {
  const numbers = days.map((day) => (weekDays.indexOf(day) + 1) % 7)
  return { days: [...new Set(numbers)], ...hours(rest) }
}

function availabilityErrors(entry: WrittenHours, path: string): FieldError[] {
  const { start, end } = hours(entry)
  return end > start ? [] : [{ path: `${path}.endTime`, message: 'must be after startTime' }]
}

function overrideErrors(entry: ScheduleOverride, path: string): FieldError[] {
  const isDayOff = entry.startTime === '00:00' && entry.endTime === '00:00'
  return isDayOff ? [] : availabilityErrors(entry, path)
}
