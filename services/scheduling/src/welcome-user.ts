import { eventTypeCreated, type UserProfile } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { insertEventType } from './db/event-types-repository.ts'
import { insertOwner, isDeleted, lockOwner } from './db/owners-repository.ts'
import { countSchedules, insertSchedule } from './db/schedules-repository.ts'
import { hasEnded } from './db/teams-repository.ts'
import { rememberUser } from './db/users-repository.ts'
import { firstEventTypes } from './domain/event-type.ts'
import type { Owner } from './domain/owner.ts'
import { firstSchedule } from './domain/schedule.ts'
import { announce } from './events/announce.ts'
import { makeDefault } from './make-default.ts'

/**
 * Takes a profile over and, once for each user, makes the default schedule and, where the user's OAuth client wants them,
 * the default event types: at identity's event or at the user's first call, whichever comes first.
 */
export async function welcomeUser(tx: Tx, profile: UserProfile, now: Date): Promise<void> {
  const owner = { userId: profile.id, organizationId: profile.organizationId }
  const isNew = await insertOwner(tx, owner, now)
  if (!isNew && (await isDeleted(tx, profile.id))) return
  await rememberUser(tx, profile)
  if (!isNew) return
  await makeFirstSchedule(tx, owner, profile, now)
  if (!profile.areDefaultEventTypesEnabled) return
  for (const fields of firstEventTypes()) {
    const made = await insertEventType(tx, owner, fields, now)
    if (made) await announce(tx, eventTypeCreated, made, now)
  }
}

/**
 * Gives a user whose key is for another organization than the home a default schedule there, unless there is one: what the
 * user hosts there has hours at once. Nothing is made for a deleted user, nor in an organization that has ended.
 */
export async function welcomeToOrganization(
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
  const { id } = await insertSchedule(tx, owner, { ...firstSchedule(timeZone), isDefault: false }, now)
  await makeDefault(tx, owner, id, now)
}
