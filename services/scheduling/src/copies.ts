import { eventTypeCreated, eventTypeUpdated } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { copiesOf, insertEventType, updateEventType } from './db/event-types-repository.ts'
import { findUser } from './db/users-repository.ts'
import { type EventType, type EventTypeFields, fieldsOf } from './domain/event-type.ts'
import { removeEventType } from './event-types.ts'
import { announce } from './events/announce.ts'

/**
 * Brings the copies of a managed event type in line with it: one for each of these users, with all its fields but the
 * schedule, which each one chooses. @returns the copies, by their owners' ids
 */
export async function syncCopies(
  tx: Tx,
  parent: EventType,
  userIds: readonly number[],
  now: Date,
): Promise<EventType[]> {
  const before = await copiesOf(tx, parent.id)
  for (const copy of before.filter(({ ownerId }) => !userIds.includes(ownerId)))
    await removeEventType(tx, copy, now)
  const copies: EventType[] = []
  for (const userId of [...userIds].sort((a, b) => a - b)) {
    const copy = before.find(({ ownerId }) => ownerId === userId)
    const made = copy ? await follow(tx, parent, copy, now) : await insertCopy(tx, parent, userId, now)
    if (made) copies.push(made)
  }
  return copies
}

async function follow(tx: Tx, parent: EventType, copy: EventType, now: Date): Promise<EventType> {
  const { slug: _, scheduleId: __, ...fields } = fieldsOf(parent)
  const after = { ...copy, ...fields, version: copy.version + 1, updatedAt: now }
  await updateEventType(tx, after)
  await announce(tx, eventTypeUpdated, after, now)
  return after
}

/**
 * A copy is of the organization that the managed event type is of: a member who is at home elsewhere has it there. Those of a
 * team without an organization are of the members' homes.
 * A slug that the user has given to something else gets the managed one's id behind it.
 */
async function insertCopy(
  tx: Tx,
  parent: EventType,
  userId: number,
  now: Date,
): Promise<EventType | undefined> {
  const user = await findUser(tx, userId, parent.organizationId || undefined)
  if (!user) return undefined
  const fields: EventTypeFields = { ...fieldsOf(parent), scheduleId: null }
  const made =
    (await insertEventType(tx, user, fields, now, { parentId: parent.id })) ??
    (await insertEventType(tx, user, { ...fields, slug: `${parent.slug}-${parent.id}` }, now, {
      parentId: parent.id,
    }))
  if (made) await announce(tx, eventTypeCreated, made, now)
  return made
}
