import type { Tx } from '@punctual/db'
import { countDefault } from '../db/owners-repository.ts'
import { setDefault } from '../db/schedules-repository.ts'
import type { Owner } from '../domain/owner.ts'
import { announceDefault } from './announce.ts'

/**
 * Makes a schedule the user's default in its organization, and announces it if that is the user's
 * home. The caller holds the lock of the user's `schedule_owner` row.
 */
export async function makeDefault(tx: Tx, owner: Owner, scheduleId: number, now: Date): Promise<void> {
  await setDefault(tx, owner, scheduleId)
  const version = await countDefault(tx, owner)
  if (version !== undefined) await announceDefault(tx, owner, { scheduleId, version }, now)
}
