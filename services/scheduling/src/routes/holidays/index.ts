import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { getHolidays } from './get-holidays.ts'
import { getUserHolidays } from './get-user-holidays.ts'
import { listHolidayCountries } from './list-holiday-countries.ts'
import { setHolidays } from './set-holidays.ts'
import { setUserHolidays } from './set-user-holidays.ts'

/** Registers the routes of public holidays. */
export function holidayRoutes(app: App, deps: SchedulingDeps): void {
  listHolidayCountries(app)
  getHolidays(app, deps)
  setHolidays(app, deps)
  getUserHolidays(app, deps)
  setUserHolidays(app, deps)
}
