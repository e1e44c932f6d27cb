import type { Bookable } from '../domain/bookable.ts'
import { daysOff, holidayYears } from '../domain/holidays.ts'
import { publicHolidays } from './public-holidays.ts'

/** Returns the event type with the holidays of its hosts among the days on which they are away. */
export async function withHolidays(bookable: Bookable, now: Date): Promise<Bookable> {
  if (bookable.hosts.every(({ holidays }) => holidays.length === 0)) return bookable
  const years = holidayYears(now)
  const hosts = await Promise.all(
    bookable.hosts.map(async (host) => {
      const off = await Promise.all(
        host.holidays.map(async (choice) => daysOff(choice, await publicHolidays(choice, years))),
      )
      return { ...host, away: [...host.away, ...off.flat()] }
    }),
  )
  return { ...bookable, hosts }
}
