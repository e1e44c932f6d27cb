import { HolidayCountriesAnswer, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { holidayCountries } from '../../holidays/public-holidays.ts'

/** GET /v2/holidays/countries. */
export function listHolidayCountries(app: App): void {
  const schema = {
    summary: 'List the countries whose public holidays are known',
    description: 'With the states or provinces that have holidays of their own.',
    response: { 200: HolidayCountriesAnswer },
  }
  app.get('/v2/holidays/countries', { schema }, async (request) => {
    requireUser(request)
    return success(await holidayCountries())
  })
}
