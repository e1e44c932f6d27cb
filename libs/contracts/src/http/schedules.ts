import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, PageQuery, TimeOfDay, TimeZone } from './common.ts'
import { about, ScheduleId, ShownTimeZone, shownIdOf, UserId } from './fields.ts'
import { WeekDay } from './identity.ts'
import { memberPageQuery } from './organizations.ts'
import { answer, list } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'
import { OrganizationUserPath } from './users.ts'

/**
 * Working hours of some weekdays, by the wall clock of the schedule's zone; 23:59 as an end is the
 * next midnight.
 */
export const ScheduleAvailability = Type.Object({
  days: about('Weekdays.', Type.Array(WeekDay, { minItems: 1, maxItems: 7 })),
  startTime: about("Start in the schedule's time zone, as `HH:mm`.", TimeOfDay),
  endTime: about("End in the schedule's time zone, as `HH:mm`. `23:59` means midnight.", TimeOfDay),
})
export type ScheduleAvailability = Static<typeof ScheduleAvailability>

/**
 * Hours of one date instead of its weekday's; several of a date add up, 00:00 to 00:00 is a day
 * off.
 */
export const ScheduleOverride = Type.Object({
  date: about('Date as `YYYY-MM-DD`. Overrides of the same date add up.', CalendarDate),
  startTime: about("Start in the schedule's time zone, as `HH:mm`.", TimeOfDay),
  endTime: about(
    "End in the schedule's time zone, as `HH:mm`. `00:00` to `00:00` makes the date unavailable.",
    TimeOfDay,
  ),
})
export type ScheduleOverride = Static<typeof ScheduleOverride>

const Name = about('Name.', Type.String({ minLength: 1, maxLength: 200 }))
const Availability = about(
  'Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00.',
  Type.Array(ScheduleAvailability, { maxItems: 200 }),
)
const Overrides = about(
  'Hours of single dates, which replace those of the weekday.',
  Type.Array(ScheduleOverride, { maxItems: 2000 }),
)

/** Body of POST /v2/schedules. Without `availability`: Monday to Friday, 09:00 to 17:00. */
export const CreateSchedule = Type.Object({
  name: Name,
  timeZone: TimeZone,
  isDefault: about(
    "Whether this is the user's default schedule. On update, `false` has no effect.",
    Type.Boolean(),
  ),
  availability: Type.Optional(Availability),
  overrides: Type.Optional(Overrides),
})
export type CreateSchedule = Static<typeof CreateSchedule>

/**
 * Body of PATCH /v2/schedules/{scheduleId}: what is given replaces what there is; `isDefault:
 * false` changes nothing.
 */
export const UpdateSchedule = Type.Partial(CreateSchedule)
export type UpdateSchedule = Static<typeof UpdateSchedule>

/** A schedule in answers. */
export const ScheduleOutput = Type.Object({
  id: shownIdOf('the schedule'),
  ownerId: shownIdOf('the owner'),
  name: about('Name.', Type.String()),
  timeZone: ShownTimeZone,
  availability: about('Working hours by weekday.', Type.Array(ScheduleAvailability)),
  isDefault: about("Whether this is the user's default schedule.", Type.Boolean()),
  overrides: about(
    'Hours of single dates, which replace those of the weekday.',
    Type.Array(ScheduleOverride),
  ),
})
export type ScheduleOutput = Static<typeof ScheduleOutput>

/** A schedule as services and the gateway see it: its hours have the ids that older shapes show. */
export interface NumberedSchedule extends Omit<ScheduleOutput, 'availability' | 'overrides'> {
  availability: (ScheduleAvailability & { id: number })[]
  overrides: (ScheduleOverride & { id: number })[]
}

export const ScheduleAnswer = answer(ScheduleOutput)
export const ScheduleListAnswer = list(ScheduleOutput)

/** Query of GET /v2/schedules. */
export const ListSchedules = Type.Object(PageQuery)

/** Path of /v2/schedules/{scheduleId}. */
export const ScheduleParams = Type.Object({ scheduleId: ScheduleId })

/** Path of a schedule of a user of an organization. */
export const UserSchedulePath = Type.Object({
  ...OrganizationUserPath.properties,
  ...ScheduleParams.properties,
})
/** Path of the schedules of a member of a team. */
export const MemberSchedulesPath = Type.Object({
  ...OrganizationTeamPath.properties,
  userId: UserId,
})

/** Query of the lists of other people's schedules. */
export const ListSchedulesOf = Type.Object(memberPageQuery)
/** `eventTypeId`: only the schedules that count for an event type of the team. */
export const ListTeamSchedules = Type.Object({
  ...memberPageQuery,
  eventTypeId: about(
    'Only schedules that apply to this event type of the team.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
})
export type ListTeamSchedules = Static<typeof ListTeamSchedules>
