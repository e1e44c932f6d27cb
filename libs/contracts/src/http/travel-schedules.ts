import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, TimeZone } from './common.ts'
import { about } from './fields.ts'
import { answer, nullable } from './shapes.ts'

const startDate = about('First date, as `YYYY-MM-DD`.', CalendarDate)

/** PUT /v2/travel-schedules: replaces what there is. */
export const SetTravelSchedules = Type.Object({
  travelSchedules: about(
    'The travel schedules of the caller from now on. They must not overlap; an empty list removes all.',
    Type.Array(
      Type.Object({
        timeZone: TimeZone,
        startDate,
        endDate: about(
          'Last date, included. Without it, the travel schedule has no end.',
          Type.Optional(nullable(CalendarDate, 'must be a date or null')),
        ),
      }),
      { maxItems: 50 },
    ),
  ),
})
export type SetTravelSchedules = Static<typeof SetTravelSchedules>

/** A time zone in which a person is for a span of dates. */
export const TravelScheduleOutput = Type.Object({
  timeZone: TimeZone,
  startDate,
  endDate: about('Last date, included; `null` without an end.', nullable(CalendarDate)),
})
export type TravelScheduleOutput = Static<typeof TravelScheduleOutput>
export const TravelSchedulesAnswer = answer(Type.Array(TravelScheduleOutput))
