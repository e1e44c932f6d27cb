import { DomainError, eventTypeCreated, type UserProfile } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { insertEventType } from '../db/event-types-repository.ts'
import { defaultOf, insertOwner, isDeleted, lockOwner } from '../db/owners-repository.ts'
import { countSchedules, insertSchedule } from '../db/schedules-repository.ts'
import { hasEnded } from '../db/teams-repository.ts'
import { rememberUser } from '../db/users-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { firstEventTypes } from '../domain/event-type.ts'
import type { Owner } from '../domain/owner.ts'
import { firstSchedule } from '../domain/schedule.ts'
import { announce } from './announce.ts'
import { makeDefault } from './schedules.ts'

/**
 * Saves a profile and, once for each user, creates the default schedule and, if the user's OAuth
 * client wants them, the default event types. Runs at identity's event or at the user's first call,
 * whichever comes first.
 */
export async function createUserDefaults(tx: Tx, profile: UserProfile, now: Date): Promise<void> {
  const owner = { userId: profile.id, organizationId: profile.organizationId }
  const isNew = await insertOwner(tx, owner, now)
  if (!isNew && (await isDeleted(tx, profile.id))) return
  await rememberUser(tx, profile)
  if (!isNew) return
  await makeFirstSchedule(tx, owner, profile, now)
  if (!profile.areDefaultEventTypesEnabled) return
  for (const fields of firstEventTypes()) {
    const created = await insertEventType(tx, owner, fields, now)
    if (created) await announce(tx, eventTypeCreated, created, now)
  }
}

/**
 * Creates a new user's defaults, and returns the default schedule with the number of its changes.
 * @throws 404 `schedule_not_found` for a deleted user
 */
export async function createNewUserDefaults(
  { db, clock }: Pick<SchedulingDeps, 'db' | 'clock'>,
  profile: UserProfile,
): Promise<{ scheduleId: number; version: number }> {
  const created = await db.transaction(async (tx) => {
    await createUserDefaults(tx, profile, clock.now())
    return defaultOf(tx, profile.id)
  })
  if (!created) throw new DomainError('schedule_not_found')
  return created
}

/**
 * Saves the profile of a caller, and creates the defaults that the caller needs in the organization
 * of the credential.
 */
export async function createCallerDefaults(
  { db, clock }: Pick<SchedulingDeps, 'db' | 'clock'>,
  { profile, organizationId }: { profile: UserProfile; organizationId: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await createUserDefaults(tx, profile, clock.now())
    if (organizationId !== profile.organizationId)
      await createOrganizationDefaults(tx, { profile, organizationId }, clock.now())
  })
}

/**
 * Creates a default schedule in an organization other than the user's home, unless there is one, so
 * that what the user hosts there has hours immediately. Creates nothing for a deleted user or in a
 * deleted organization.
 */
export async function createOrganizationDefaults(
  tx: Tx,
  { profile, organizationId }: { profile: UserProfile; organizationId: number },
  now: Date,
): Promise<void> {
  const owner = { userId: profile.id, organizationId }
  await lockOwner(tx, profile.id)
  if ((await isDeleted(tx, profile.id)) || (await hasEnded(tx, organizationId))) return
  if ((await countSchedules(tx, owner)) === 0) await makeFirstSchedule(tx, owner, profile, now)
}

async function makeFirstSchedule(
  tx: Tx,
  owner: Owner,
  { timeZone }: Pick<UserProfile, 'timeZone'>,
  now: Date,
): Promise<void> {
  const id = await insertSchedule(tx, owner, { ...firstSchedule(timeZone), isDefault: false }, now)
  await makeDefault(tx, owner, id, now)
}
