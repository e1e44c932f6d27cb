import type { OutOfOfficeOutput } from '@punctual/contracts'
import { type OutOfOffice, spanOf } from '../domain/out-of-office.ts'

/** Returns an entry as answers show it. */
export function presentOutOfOffice(entry: OutOfOffice): OutOfOfficeOutput {
  const { id, uuid, userId, toUserId, notes, reason } = entry
  return {
    id,
    uuid,
    userId,
    ...spanOf(entry),
    reason,
    ...(toUserId === null ? {} : { toUserId }),
    ...(notes === null ? {} : { notes }),
  }
}
