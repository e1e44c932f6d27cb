import { type CreateSchedule, DomainError, type UpdateSchedule } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { countDefault, lockOwner } from '../db/owners-repository.ts'
import {
  countSchedules,
  deleteSchedule,
  findSchedule,
  insertSchedule,
  oldestSchedule,
  setDefault,
  updateSchedule,
} from '../db/schedules-repository.ts'
import { itsOwner, type Owner } from '../domain/owner.ts'
import { becomesDefault, changedSchedule, newSchedule, type Schedule } from '../domain/schedule.ts'
import { announceDefault } from './announce.ts'

/**
 * Creates a schedule of a user (docs/domain.md#schedules); a user's first one is the default.
 * @throws 400
 */
export async function makeSchedule(tx: Tx, owner: Owner, body: CreateSchedule, now: Date): Promise<Schedule> {
  const fields = newSchedule(body)
  await lockOwner(tx, owner.userId)
  const isDefault = becomesDefault(body.isDefault, await countSchedules(tx, owner))
  const id = await insertSchedule(tx, owner, { ...fields, isDefault: false }, now)
  if (isDefault) await makeDefault(tx, owner, id, now)
  return (await findSchedule(tx, id))!
}

/** Finds a schedule again under the lock of its owner. @throws when the caller may not change it */
type Look = (tx: Tx) => Promise<Schedule>

/**
 * Changes a schedule. `isDefault: true` makes it the default, `false` has no effect. @throws 400
 */
export async function changeSchedule(
  db: Database,
  ownerId: number,
  look: Look,
  { body, now }: { body: UpdateSchedule; now: Date },
): Promise<Schedule> {
  const changes = changedSchedule(body)
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    const schedule = await look(tx)
    await updateSchedule(tx, schedule, changes, now)
    const isNewDefault = body.isDefault === true && !schedule.isDefault
    if (isNewDefault) await makeDefault(tx, itsOwner(schedule), schedule.id, now)
    return (await findSchedule(tx, schedule.id))!
  })
}

/**
 * Deletes a schedule; the oldest one replaces a deleted default, and the last one cannot be
 * deleted. @throws 400
 */
export async function removeSchedule(db: Database, ownerId: number, look: Look, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    const schedule = await look(tx)
    const owner = itsOwner(schedule)
    if ((await countSchedules(tx, owner)) === 1) throw new DomainError('last_schedule')
    await deleteSchedule(tx, schedule)
    const heir = schedule.isDefault ? await oldestSchedule(tx, owner) : undefined
    if (heir !== undefined) await makeDefault(tx, owner, heir, now)
  })
}

/**
 * Makes a schedule the user's default in its organization, and announces it if that is the user's
 * home. The caller holds the lock of the user's `schedule_owner` row.
 */
export async function makeDefault(tx: Tx, owner: Owner, scheduleId: number, now: Date): Promise<void> {
  await setDefault(tx, owner, scheduleId)
  const version = await countDefault(tx, owner)
  if (version !== undefined) await announceDefault(tx, owner, { scheduleId, version }, now)
}
