import type { HolidaysOutput } from '@punctual/contracts'
import type { HolidayChoice, PublicHoliday } from '../domain/holidays.ts'

/** Returns a choice as answers show it. */
export function presentHolidays(
  choice: HolidayChoice | undefined,
  holidays: readonly PublicHoliday[],
): HolidaysOutput {
  return {
    countryCode: choice?.countryCode ?? null,
    regionCode: choice?.regionCode ?? null,
    holidays: holidays.map(({ id, name, from, to }) => ({
      id,
      name,
      date: from,
      lastDate: to,
      isWorked: choice?.worked.includes(id) ?? false,
    })),
  }
}
