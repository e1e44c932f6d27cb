import { type Static, Type } from '@sinclair/typebox'
import { CalendarDate, DateTime, Direction, Email } from './common.ts'
import { about, idOf, ShownUserId, shownIdOf } from './fields.ts'
import { memberPageQuery } from './organizations.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { OrganizationUserPath } from './users.ts'

/** Reasons of an absence. Webhooks number them in this order, from 1. */
export const outOfOfficeReasons = ['unspecified', 'vacation', 'travel', 'sick', 'public_holiday'] as const
const Reason = about('Reason of the absence.', oneOf(outOfOfficeReasons))
export type OutOfOfficeReason = (typeof outOfOfficeReasons)[number]

/** Its date as it is written counts, whatever its time: people are away for whole days. */
const Day = about(
  'ISO 8601 date or date-time. Only the date counts.',
  Type.Union([DateTime, CalendarDate], { errorMessage: 'must be an ISO 8601 date or date-time' }),
)
const Colleague = Type.Integer({ minimum: 1 })

const fields = {
  notes: about('Notes.', Type.Optional(Type.String({ maxLength: 2000 }))),
  reason: about('Reason of the absence. Defaults to `unspecified`.', Type.Optional(Reason)),
}

/** Body of POST of an out-of-office entry: the first and the last day, both included. */
export const CreateOutOfOffice = Type.Object({
  start: about("First day, in the user's time zone. ISO 8601; only the date counts.", Day),
  end: about('Last day, included. ISO 8601; only the date counts.', Day),
  ...fields,
  toUserId: about('Id of a colleague whom bookers are sent to.', Type.Optional(Colleague)),
})
export type CreateOutOfOffice = Static<typeof CreateOutOfOffice>

/**
 * Body of PATCH of an out-of-office entry: what is given replaces what there is; `toUserId: null`
 * ends the redirect.
 */
export const UpdateOutOfOffice = Type.Object({
  start: about("First day, in the user's time zone. ISO 8601; only the date counts.", Type.Optional(Day)),
  end: about('Last day, included. ISO 8601; only the date counts.', Type.Optional(Day)),
  ...fields,
  toUserId: about(
    'Id of a colleague whom bookers are sent to; `null` for none.',
    Type.Optional(nullable(Colleague, 'must be a user id or null')),
  ),
})
export type UpdateOutOfOffice = Static<typeof UpdateOutOfOffice>

/** An out-of-office entry in answers; from 00:00 to 23:59:59.999 of its days, written as UTC. */
export const OutOfOfficeOutput = Type.Object({
  id: shownIdOf('the out-of-office entry'),
  uuid: about('UUID of the entry.', Type.String()),
  userId: ShownUserId,
  toUserId: about('Id of the colleague whom bookers are sent to.', Type.Optional(Type.Integer())),
  start: about("Start of the first day, written as UTC whatever the user's time zone.", DateTime),
  end: about("End of the last day, written as UTC whatever the user's time zone.", DateTime),
  notes: about('Notes.', Type.Optional(Type.String())),
  reason: Reason,
})
export type OutOfOfficeOutput = Static<typeof OutOfOfficeOutput>

export const OutOfOfficeAnswer = answer(OutOfOfficeOutput)
export const OutOfOfficeListAnswer = list(OutOfOfficeOutput)

/**
 * Query of the lists of out-of-office entries; the oldest entry first unless a direction is given.
 */
export const ListOutOfOffice = Type.Object({
  ...memberPageQuery,
  sortStart: about(
    'Sort by start: `asc` or `desc`. Without a sort, the oldest entry comes first.',
    Type.Optional(Direction),
  ),
  sortEnd: about('Sort by end: `asc` or `desc`.', Type.Optional(Direction)),
})
export type ListOutOfOffice = Static<typeof ListOutOfOffice>
/** The same for an organization: `email` names one of its users. */
export const ListOutOfOfficeOf = Type.Object({
  ...ListOutOfOffice.properties,
  email: about('Only entries of the user with this email address.', Type.Optional(Email)),
})

export const OutOfOfficePath = Type.Object({
  ...OrganizationUserPath.properties,
  oooId: idOf('the out-of-office entry'),
})
