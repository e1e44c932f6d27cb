import {
  badRequest,
  type CreateOutOfOffice,
  type OutOfOfficeReason,
  type UpdateOutOfOffice,
} from '@punctual/contracts'

/** Somebody is away, for whole days of the user's own zone. */
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

/** What is decided about it. */
export type OutOfOfficeFields = Pick<OutOfOffice, 'toUserId' | 'firstDay' | 'lastDay' | 'notes' | 'reason'>

/** @returns the fields of a new entry. Throws the 400 that names a bad one. */
export function newOutOfOffice(userId: number, body: CreateOutOfOffice): OutOfOfficeFields {
  const days = { firstDay: dayOf(body.start), lastDay: dayOf(body.end) }
  const nothing = { toUserId: null, notes: null, reason: 'unspecified' as const }
  return changedOutOfOffice({ ...nothing, ...days, userId }, body)
}

/** @returns the fields of an entry with what a change sets. Throws the 400 that names a bad one. */
export function changedOutOfOffice(
  before: OutOfOfficeFields & { userId: number },
  { start, end, toUserId = before.toUserId, notes, reason = before.reason }: UpdateOutOfOffice,
): OutOfOfficeFields {
  const firstDay = start === undefined ? before.firstDay : dayOf(start)
  const lastDay = end === undefined ? before.lastDay : dayOf(end)
  if (lastDay < firstDay) throw badRequest({ path: 'end', message: 'must not be before start' })
  if (toUserId === before.userId)
    throw badRequest({ path: 'toUserId', message: 'must be somebody else than the user' })
  return { toUserId, firstDay, lastDay, notes: notes ?? before.notes, reason }
}

/**
 * People are away for whole days: the date as it is written counts, so that a client that writes midnights in UTC and one
 * that writes those of its own zone both get the days that they mean.
 */
const dayOf = (text: string) => text.slice(0, 10)

/** @returns the span of the entry as it is written everywhere: whole days, written as UTC */
export const spanOf = ({ firstDay, lastDay }: Pick<OutOfOffice, 'firstDay' | 'lastDay'>) => ({
  start: `${firstDay}T00:00:00.000Z`,
  end: `${lastDay}T23:59:59.999Z`,
})
