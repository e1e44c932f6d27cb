import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, PageQuery, TimeOfDay, TimeZone } from './common.ts'
import { WeekDay } from './identity.ts'
import { memberPageQuery } from './organizations.ts'
import { answer, list } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'
import { OrganizationUserPath } from './users.ts'

/** Working hours of some weekdays, by the wall clock of the schedule's zone; 23:59 as an end is the next midnight. */
export const ScheduleAvailability = Type.Object({
  days: Type.Array(WeekDay, { minItems: 1, maxItems: 7 }),
  startTime: TimeOfDay,
  endTime: TimeOfDay,
})
export type ScheduleAvailability = Static<typeof ScheduleAvailability>

/** Hours of one date instead of its weekday's; several of a date add up, 00:00 to 00:00 is a day off. */
export const ScheduleOverride = Type.Object({
  date: CalendarDate,
  startTime: TimeOfDay,
  endTime: TimeOfDay,
})
export type ScheduleOverride = Static<typeof ScheduleOverride>

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Availability = Type.Array(ScheduleAvailability, { maxItems: 200 })
const Overrides = Type.Array(ScheduleOverride, { maxItems: 2000 })

/** Body of POST /v2/schedules. Without `availability`: Monday to Friday, 09:00 to 17:00. */
export const CreateSchedule = Type.Object({
  name: Name,
  timeZone: TimeZone,
  isDefault: Type.Boolean(),
  availability: Type.Optional(Availability),
  overrides: Type.Optional(Overrides),
})
export type CreateSchedule = Static<typeof CreateSchedule>

/** Body of PATCH /v2/schedules/{scheduleId}: what is given replaces what there is; `isDefault: false` changes nothing. */
export const UpdateSchedule = Type.Partial(CreateSchedule)
export type UpdateSchedule = Static<typeof UpdateSchedule>

/** A schedule in answers. */
export const ScheduleOutput = Type.Object({
  id: Type.Integer(),
  ownerId: Type.Integer(),
  name: Type.String(),
  timeZone: Type.String(),
  availability: Type.Array(ScheduleAvailability),
  isDefault: Type.Boolean(),
  overrides: Type.Array(ScheduleOverride),
})
export type ScheduleOutput = Static<typeof ScheduleOutput>

export const ScheduleAnswer = answer(ScheduleOutput)
export const ScheduleListAnswer = list(ScheduleOutput)

/** Query of GET /v2/schedules. */
export const ListSchedules = Type.Object(PageQuery)

/** Path of /v2/schedules/{scheduleId}. */
export const ScheduleParams = Type.Object({ scheduleId: Type.Integer({ minimum: 1 }) })

/** Path of a schedule of a user of an organization. */
export const UserSchedulePath = Type.Object({
  ...OrganizationUserPath.properties,
  ...ScheduleParams.properties,
})
/** Path of the schedules of a member of a team. */
export const MemberSchedulesPath = Type.Object({
  ...OrganizationTeamPath.properties,
  userId: Type.Integer({ minimum: 1 }),
})

/** Query of the lists of other people's schedules. */
export const ListSchedulesOf = Type.Object(memberPageQuery)
/** `eventTypeId`: only the schedules that count for an event type of the team. */
export const ListTeamSchedules = Type.Object({
  ...memberPageQuery,
  eventTypeId: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type ListTeamSchedules = Static<typeof ListTeamSchedules>
