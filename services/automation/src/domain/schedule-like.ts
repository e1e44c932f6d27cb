import { type NumberedSchedule, type PhoneVerification, weekDays } from '@punctual/contracts'

/** A placeholder date: the answer format requires a date for times of day. */
const anyDate = '1970-01-01'
/** Sunday first. */
const days: readonly string[] = ['Sunday', ...weekDays.slice(0, 6)]
const instant = (date: string, time: string) => `${date}T${time}:00.000Z`
const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

type ScheduleLike = Omit<PhoneVerification, 'id' | 'phoneNumber' | 'userId' | 'teamId'>

/** Returns the empty schedule of a person without one (docs/domain.md#verification-codes). */
export const noSchedule = (timeZone: string): ScheduleLike => ({
  name: '',
  isManaged: false,
  workingHours: [],
  schedule: [],
  availability: Array.from({ length: 7 }, () => []),
  timeZone,
  dateOverrides: [],
  isDefault: false,
  isLastSchedule: false,
  readOnly: false,
})

/**
 * Converts a schedule to the shape in a phone verification: hours in minutes of the day, as rows
 * and by weekday.
 */
export function scheduleLike(schedule: NumberedSchedule, isLastSchedule: boolean): ScheduleLike {
  const { id: scheduleId, ownerId: userId, name, timeZone, isDefault, overrides } = schedule
  const range = (date: string, { startTime, endTime }: { startTime: string; endTime: string }) => ({
    start: instant(date, startTime),
    end: instant(date, endTime),
    userId,
  })
  const week = schedule.availability.map((hours) => ({
    ...hours,
    days: hours.days.map((day) => days.indexOf(day)),
  }))
  const rows = [
    ...week.map((hours) => ({ ...hours, date: null })),
    ...overrides.map((one) => ({ ...one, days: [], date: instant(one.date, '00:00') })),
  ]
  return {
    name,
    isManaged: false,
    timeZone,
    isDefault,
    isLastSchedule,
    readOnly: false,
    workingHours: week.map(({ days, startTime, endTime }) => ({
      days,
      startTime: minutes(startTime),
      endTime: minutes(endTime),
      userId,
    })),
    schedule: rows.map(({ id, days, startTime, endTime, date }) => ({
      id,
      userId,
      eventTypeId: null,
      days,
      date,
      scheduleId,
      startTime: instant(anyDate, startTime),
      endTime: instant(anyDate, endTime),
    })),
    availability: days.map((_, day) =>
      week.filter((hours) => hours.days.includes(day)).map((hours) => range(anyDate, hours)),
    ),
    dateOverrides: [...new Set(overrides.map(({ date }) => date))].map((date) => ({
      ranges: overrides.filter((one) => one.date === date).map((one) => range(date, one)),
    })),
  }
}
