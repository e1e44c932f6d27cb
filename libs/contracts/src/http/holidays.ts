import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate } from './common.ts'
import { about } from './fields.ts'
import { answer, nullable } from './shapes.ts'

const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', errorMessage: 'must be two upper-case letters' })
const RegionCode = Type.String({ minLength: 1, maxLength: 10 })
const HolidayId = about('Id of the holiday, the same every year.', Type.String({ maxLength: 300 }))

/** PUT /v2/holidays: what counts from now on. */
export const SetHolidays = Type.Object({
  countryCode: about(
    'Country whose public holidays the caller has off, ISO 3166-1; `null` for none.',
    nullable(CountryCode, 'must be two upper-case letters or null'),
  ),
  regionCode: about(
    'State or province of the country, which has holidays of its own.',
    Type.Optional(nullable(RegionCode, 'must be the code of a region or null')),
  ),
  workedHolidayIds: about(
    'Ids of holidays on which the caller works all the same.',
    Type.Optional(Type.Array(HolidayId, { maxItems: 200 })),
  ),
})
export type SetHolidays = Static<typeof SetHolidays>

const Holiday = Type.Object({
  id: HolidayId,
  name: about('Name, in the language of the caller where it is known.', Type.String()),
  date: about('First day.', CalendarDate),
  lastDate: about('Last day, included.', CalendarDate),
  isWorked: about('Whether the caller works on it all the same.', Type.Boolean()),
})

/** The holidays of a person. */
export const HolidaysOutput = Type.Object({
  countryCode: about('Country, ISO 3166-1; `null` for none.', nullable(Type.String())),
  regionCode: about('State or province; `null` for the whole country.', nullable(Type.String())),
  holidays: about('The public holidays of the next 365 days.', Type.Array(Holiday)),
})
export type HolidaysOutput = Static<typeof HolidaysOutput>
export const HolidaysAnswer = answer(HolidaysOutput)

const Named = { code: about('Code.', Type.String()), name: about('Name in English.', Type.String()) }
/** A country whose public holidays are known. */
export const HolidayCountry = Type.Object({
  ...Named,
  regions: about('States or provinces with holidays of their own.', Type.Array(Type.Object(Named))),
})
export type HolidayCountry = Static<typeof HolidayCountry>
export const HolidayCountriesAnswer = answer(Type.Array(HolidayCountry))
