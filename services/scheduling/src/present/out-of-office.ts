import { type ListOutOfOffice, type OutOfOfficeOutput, paginate, success } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { listOutOfOffice, type Whose } from '../db/out-of-office-repository.ts'
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

/** Returns a page of entries; without `take`, up to 250. */
export async function pageOfOutOfOffice(
  db: Database,
  whose: Whose,
  { take = 250, skip = 0, sortStart, sortEnd }: ListOutOfOffice,
) {
  const { entries, total } = await listOutOfOffice(db, whose, { take, skip, sortStart, sortEnd })
  return { ...success(entries.map(presentOutOfOffice)), pagination: paginate(total, take, skip) }
}
