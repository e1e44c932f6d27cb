import { badRequest, type CallerContext, type SetHolidays } from '@punctual/contracts'
import { saveHolidayChoice } from '../db/holidays-repository.ts'
import { lockOwner } from '../db/owners-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { comingHolidays, type HolidayChoice, holidayYears, type PublicHoliday } from '../domain/holidays.ts'
import type { Owner } from '../domain/owner.ts'
import { holidayCountries, publicHolidays } from '../holidays/public-holidays.ts'

/** Replaces the holidays of a person and returns the choice. @throws 400 */
export async function chooseHolidays(
  { db, clock }: Pick<SchedulingDeps, 'db' | 'clock'>,
  owner: Owner,
  body: SetHolidays,
): Promise<HolidayChoice | undefined> {
  const choice = await choiceOf(body, clock.now())
  await db.transaction(async (tx) => {
    await lockOwner(tx, owner.userId)
    await saveHolidayChoice(tx, owner, choice)
  })
  return choice
}

/** Returns the holidays of the next 365 days, with names in the caller's language. */
export async function comingHolidaysOf(
  { clock }: Pick<SchedulingDeps, 'clock'>,
  choice: HolidayChoice | undefined,
  { user }: CallerContext,
): Promise<PublicHoliday[]> {
  if (!choice) return []
  const now = clock.now()
  return comingHolidays(await publicHolidays(choice, holidayYears(now), user?.locale), now)
}

async function choiceOf(
  { countryCode, regionCode = null, workedHolidayIds: worked = [] }: SetHolidays,
  now: Date,
): Promise<HolidayChoice | undefined> {
  if (countryCode === null) {
    if (regionCode !== null || worked.length > 0)
      throw badRequest({ path: 'countryCode', message: 'is required with a region or holidays' })
    return undefined
  }
  const country = (await holidayCountries()).find(({ code }) => code === countryCode)
  if (!country) throw badRequest({ path: 'countryCode', message: 'has no known public holidays' })
  if (regionCode !== null && !country.regions.some(({ code }) => code === regionCode))
    throw badRequest({ path: 'regionCode', message: 'is not a region of this country' })
  const choice = { countryCode, regionCode, worked: [...new Set(worked)] }
  const known = new Set((await publicHolidays(choice, holidayYears(now))).map(({ id }) => id))
  const errors = worked.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `workedHolidayIds.${index}`, message: 'is not a holiday of this place' }],
  )
  if (errors.length > 0) throw badRequest(...errors)
  return choice
}
