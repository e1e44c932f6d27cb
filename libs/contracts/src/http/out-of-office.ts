import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, DateTime, Direction, Email } from './common.ts'
import { memberPageQuery } from './organizations.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { OrganizationUserPath } from './users.ts'

/** Why somebody is away. Their order numbers them from 1 in webhooks. */
export const outOfOfficeReasons = ['unspecified', 'vacation', 'travel', 'sick', 'public_holiday'] as const
const Reason = oneOf(outOfOfficeReasons)
export type OutOfOfficeReason = (typeof outOfOfficeReasons)[number]

/** Its date as it is written counts, whatever its time: people are away for whole days. */
const Day = Type.Union([DateTime, CalendarDate], { errorMessage: 'must be an ISO 8601 date or date-time' })
const Colleague = Type.Integer({ minimum: 1 })

const fields = {
  notes: Type.Optional(Type.String({ maxLength: 2000 })),
  reason: Type.Optional(Reason),
}

/** Body of POST of an out-of-office entry: the first and the last day, both included. */
export const CreateOutOfOffice = Type.Object({
  start: Day,
  end: Day,
  ...fields,
  /** A colleague to whom bookers are sent meanwhile. */
  toUserId: Type.Optional(Colleague),
})
export type CreateOutOfOffice = Static<typeof CreateOutOfOffice>

/** Body of PATCH of an out-of-office entry: what is given replaces what there is; `toUserId: null` ends the redirect. */
export const UpdateOutOfOffice = Type.Object({
  start: Type.Optional(Day),
  end: Type.Optional(Day),
  ...fields,
  toUserId: Type.Optional(nullable(Colleague, 'must be a user id or null')),
})
export type UpdateOutOfOffice = Static<typeof UpdateOutOfOffice>

/** An out-of-office entry in answers; from 00:00 to 23:59:59.999 of its days, written as UTC. */
export const OutOfOfficeOutput = Type.Object({
  id: Type.Integer(),
  uuid: Type.String(),
  userId: Type.Integer(),
  toUserId: Type.Optional(Type.Integer()),
  start: DateTime,
  end: DateTime,
  notes: Type.Optional(Type.String()),
  reason: Reason,
})
export type OutOfOfficeOutput = Static<typeof OutOfOfficeOutput>

export const OutOfOfficeAnswer = answer(OutOfOfficeOutput)
export const OutOfOfficeListAnswer = list(OutOfOfficeOutput)

/** Query of the lists of out-of-office entries; the oldest entry first unless a direction is given. */
export const ListOutOfOffice = Type.Object({
  ...memberPageQuery,
  sortStart: Type.Optional(Direction),
  sortEnd: Type.Optional(Direction),
})
export type ListOutOfOffice = Static<typeof ListOutOfOffice>
/** The same for an organization: `email` names one of its users. */
export const ListOutOfOfficeOf = Type.Object({ ...ListOutOfOffice.properties, email: Type.Optional(Email) })

export const OutOfOfficePath = Type.Object({
  ...OrganizationUserPath.properties,
  oooId: Type.Integer({ minimum: 1 }),
})
