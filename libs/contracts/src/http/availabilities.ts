import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, TimeOfDay } from './common.ts'
import { about, shownIdOf } from './fields.ts'
import { answer } from './shapes.ts'

/**
 * Hours by their own number, as v1 knows them: of weekdays (0 Sunday to 6 Saturday), or of one
 * date.
 */
export const Availability = Type.Object({
  id: shownIdOf('the availability'),
  scheduleId: shownIdOf('the schedule'),
  userId: about("Id of the schedule's owner.", Type.Integer()),
  days: about('Weekdays, from 0 for Sunday to 6 for Saturday.', Type.Array(Type.Integer())),
  date: about('Date of an override.', Type.Optional(CalendarDate)),
  startTime: TimeOfDay,
  endTime: TimeOfDay,
})
export type Availability = Static<typeof Availability>
export const AvailabilityAnswer = answer(Availability)
export const AvailabilityListAnswer = answer(Type.Array(Availability))

/** What is given is changed; `scheduleId` moves the hours to another schedule of the same user. */
export const EditAvailability = Type.Partial(
  Type.Object({
    days: about(
      'Weekdays, from 0 for Sunday to 6 for Saturday.',
      Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
    ),
    date: CalendarDate,
    startTime: TimeOfDay,
    endTime: TimeOfDay,
    scheduleId: about(
      'Id of another schedule of the same user, to move the availability to.',
      Type.Integer({ minimum: 1 }),
    ),
  }),
)
export type EditAvailability = Static<typeof EditAvailability>
