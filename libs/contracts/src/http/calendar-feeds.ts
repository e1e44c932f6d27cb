import { type Static, Type } from '@sinclair/typebox'
import { about, CreatedAt } from './fields.ts'
import { answer, nullable } from './shapes.ts'

/** The calendar feed of the caller, without its address. */
export const CalendarFeed = Type.Object({ createdAt: CreatedAt })
export type CalendarFeed = Static<typeof CalendarFeed>
/** Answer of GET /v2/calendar-feed. */
export const CalendarFeedAnswer = answer(about('The feed; `null` if there is none.', nullable(CalendarFeed)))

/** Answer of POST /v2/calendar-feed. */
export const CreatedCalendarFeedAnswer = answer(
  Type.Object({
    ...CalendarFeed.properties,
    url: about(
      'Address for calendar programs. Everyone who has it can read the bookings. It is shown only once.',
      Type.String(),
    ),
  }),
)

/** Path of GET /v2/calendar-feeds/{feedToken}. */
export const CalendarFeedPath = Type.Object({
  feedToken: about('Secret part of the address, with or without `.ics`.', Type.String({ maxLength: 100 })),
})
