import {
  badRequest,
  type CreateOutOfOffice,
  type OutOfOfficeReason,
  type UpdateOutOfOffice,
} from '@punctual/contracts'

/** Whole days of the user's own zone on which the user is away. */
export interface OutOfOffice {
  id: number
  uuid: string
  organizationId: number
  userId: number
  toUserId: number | null
  /** YYYY-MM-DD, both included. */
  firstDay: string
  lastDay: string
  notes: string | null
  reason: OutOfOfficeReason
  createdAt: Date
  updatedAt: Date
}

/** The settings of an entry. */
export type OutOfOfficeFields = Pick<OutOfOffice, 'toUserId' | 'firstDay' | 'lastDay' | 'notes' | 'reason'>

/** Returns the fields of a new entry. @throws 400 that names a wrong one */
export function newOutOfOffice(userId: number, body: CreateOutOfOffice): OutOfOfficeFields {
  const days = { firstDay: dayOf(body.start), lastDay: dayOf(body.end) }
  const nothing = { toUserId: null, notes: null, reason: 'unspecified' as const }
  return changedOutOfOffice({ ...nothing, ...days, userId }, body)
}

/** Returns the fields of an entry after a change. @throws 400 that names a wrong one */
export function changedOutOfOffice(
  before: OutOfOfficeFields & { userId: number },
  { start, end, toUserId = before.toUserId, notes, reason = before.reason }: UpdateOutOfOffice,
): OutOfOfficeFields {
  const firstDay = start === undefined ? before.firstDay : dayOf(start)
  const lastDay = end === undefined ? before.lastDay : dayOf(end)
  if (lastDay < firstDay) throw badRequest({ path: 'end', message: 'must not be before start' })
  if (toUserId === before.userId) throw badRequest({ path: 'toUserId', message: 'must not be the user' })
  return { toUserId, firstDay, lastDay, notes: notes ?? before.notes, reason }
}

/**
 * Only the date as written counts, because entries last whole days: clients that write midnights in
 * UTC and clients that write those of their own zone both get the days that they mean.
 */
const dayOf = (text: string) => text.slice(0, 10)

/** Returns the span of the entry as events and answers show it: whole days, written in UTC. */
export const spanOf = ({ firstDay, lastDay }: Pick<OutOfOffice, 'firstDay' | 'lastDay'>) => ({
  start: `${firstDay}T00:00:00.000Z`,
  end: `${lastDay}T23:59:59.999Z`,
})
