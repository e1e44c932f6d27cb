import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, TimeOfDay } from './common.ts'
import { answer } from './shapes.ts'

/** Hours by their own number, as v1 knows them: of weekdays (0 Sunday to 6 Saturday), or of one date. */
export const Availability = Type.Object({
  id: Type.Integer(),
  scheduleId: Type.Integer(),
  /** Whose schedule it is. */
  userId: Type.Integer(),
  days: Type.Array(Type.Integer()),
  date: Type.Optional(CalendarDate),
  startTime: TimeOfDay,
  endTime: TimeOfDay,
})
export type Availability = Static<typeof Availability>
export const AvailabilityAnswer = answer(Availability)
export const AvailabilityListAnswer = answer(Type.Array(Availability))

/** What is given is changed; `scheduleId` moves the hours to another schedule of the same user. */
export const EditAvailability = Type.Partial(
  Type.Object({
    days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { minItems: 1, maxItems: 7 }),
    date: CalendarDate,
    startTime: TimeOfDay,
    endTime: TimeOfDay,
    scheduleId: Type.Integer({ minimum: 1 }),
  }),
)
export type EditAvailability = Static<typeof EditAvailability>
