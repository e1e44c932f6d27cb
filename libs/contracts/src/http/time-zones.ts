import { type Static, Type } from '@sinclair/typebox'
import { about, pageQuery, searchQuery } from './fields.ts'
import { list } from './shapes.ts'

/** A time zone that fields of the API take. */
export const TimeZoneOutput = Type.Object({
  timeZone: Type.String({ description: 'IANA time zone.', examples: ['Europe/Berlin'] }),
  city: about('Its place, the last part of the name with spaces.', Type.String()),
  offset: Type.String({
    description: 'Offset from UTC at this moment, daylight saving time included.',
    examples: ['+01:00'],
  }),
  offsetMinutes: about('The same in minutes.', Type.Integer()),
})
export type TimeZoneOutput = Static<typeof TimeZoneOutput>
/** Answer of GET /v2/timezones. */
export const TimeZonesAnswer = list(TimeZoneOutput)
/** Query of GET /v2/timezones: one page has all zones unless the query says less. */
export const ListTimeZones = Type.Object({ ...pageQuery(1000, 1000), ...searchQuery('the name or city') })
