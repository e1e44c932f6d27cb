import { eventTypeCreated, type UserProfile } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { insertEventType } from './db/event-types-repository.ts'
import { insertOwner, isDeleted } from './db/owners-repository.ts'
import { insertSchedule } from './db/schedules-repository.ts'
import { rememberUser } from './db/users-repository.ts'
import { firstEventTypes } from './domain/event-type.ts'
import { firstSchedule } from './domain/schedule.ts'
import { announce } from './events/announce.ts'
import { makeDefault } from './make-default.ts'

/**
 * Takes a profile over and, once for each user, makes the default schedule and, where the user's OAuth client wants them,
 * the default event types: at identity's event or at the user's first call, whichever comes first (architecture, new users).
 */
export async function welcomeUser(tx: Tx, profile: UserProfile, now: Date): Promise<void> {
  const owner = { userId: profile.id, organizationId: profile.organizationId }
  const isNew = await insertOwner(tx, owner, now)
  if (!isNew && (await isDeleted(tx, profile.id))) return
  await rememberUser(tx, profile)
  if (!isNew) return
  const schedule = { ...firstSchedule(profile.timeZone), isDefault: false }
  const { id } = await insertSchedule(tx, owner, schedule, now)
  await makeDefault(tx, owner, id, now)
  if (!profile.areDefaultEventTypesEnabled) return
  for (const fields of firstEventTypes()) {
    const made = await insertEventType(tx, owner, fields, now)
    if (made) await announce(tx, eventTypeCreated, made, now)
  }
}
