/** Hours of a day, as a schedule has them. */
export interface Hours {
  startTime: string
  endTime: string
}

export interface WeekHours extends Hours {
  days: readonly string[]
}

export interface DatedHours extends Hours {
  date: string
}

const weekDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** In an override: the whole day is off. */
const dayOff: Hours = { startTime: '00:00', endTime: '00:00' }

/**
 * Returns the overrides of a schedule with a span of a day taken out of its hours. An override
 * replaces all hours of its date, so that the hours left are written as overrides.
 */
export function withoutSpan(
  schedule: { availability: readonly WeekHours[]; overrides: readonly DatedHours[] },
  date: string,
  span: Hours,
): DatedHours[] {
  const weekDay = weekDays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''
  const dated = schedule.overrides.filter((override) => override.date === date)
  const hours: readonly Hours[] =
    dated.length > 0 ? dated : schedule.availability.filter(({ days }) => days.includes(weekDay))
  const left = hours.flatMap(({ startTime, endTime }) =>
    [
      { startTime, endTime: earlier(endTime, span.startTime) },
      { startTime: later(startTime, span.endTime), endTime },
    ].filter((part) => part.startTime < part.endTime),
  )
  return [
    ...schedule.overrides.filter((override) => override.date !== date),
    ...(left.length > 0 ? left : [dayOff]).map(({ startTime, endTime }) => ({ date, startTime, endTime })),
  ]
}

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)
