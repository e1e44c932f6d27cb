import type { HolidayCountry } from '@punctual/contracts'
import { LRUCache } from 'lru-cache'
import { datesOf, type HolidayChoice, type PublicHoliday } from '../domain/holidays.ts'

type Place = Pick<HolidayChoice, 'countryCode' | 'regionCode'>

/**
 * Loaded at the first use: its data takes about 30 MB of memory, which a process without people who
 * have chosen holidays does not need.
 */
const load = async () => (await import('date-holidays')).default

/** By place, year and language; computing one takes up to 70 ms. */
const cache = new LRUCache<string, PublicHoliday[]>({ max: 2000 })

/**
 * Returns the public holidays of some years in order.
 * @param language of the names; without it, or where it is not known, one of the country
 */
export async function publicHolidays(
  { countryCode, regionCode }: Place,
  years: readonly number[],
  language?: string,
): Promise<PublicHoliday[]> {
  const keyOf = (year: number) => [countryCode, regionCode, year, language].join('/')
  if (years.some((year) => !cache.has(keyOf(year)))) {
    const Holidays = await load()
    const calendar = regionCode === null ? new Holidays(countryCode) : new Holidays(countryCode, regionCode)
    for (const year of years) {
      const all = calendar.getHolidays(year, language)
      const holidays = all
        .filter(({ type }) => type === 'public')
        .map(({ rule, name, date, start, end }) => ({
          id: rule,
          name,
          ...datesOf(date, (end.getTime() - start.getTime()) / 3_600_000),
        }))
      cache.set(keyOf(year), holidays)
    }
  }
  return years.flatMap((year) => cache.get(keyOf(year)) ?? [])
}

const listed = (names: Record<string, string> | undefined) =>
  Object.entries(names ?? {}).map(([code, name]) => ({ code, name }))

/** Returns the countries whose public holidays are known. */
export async function holidayCountries(): Promise<HolidayCountry[]> {
  const Holidays = await load()
  const all = new Holidays()
  return listed(all.getCountries('en'))
    .filter(({ code }) => /^[A-Z]{2}$/.test(code))
    .map((country) => ({ ...country, regions: listed(all.getStates(country.code, 'en')) }))
}
