import { eventTypeCreated, eventTypeUpdated } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { copiesOf, insertEventType, updateEventType } from '../db/event-types-repository.ts'
import { findUser } from '../db/users-repository.ts'
import { type EventType, type EventTypeFields, fieldsOf } from '../domain/event-type.ts'
import { announce } from './announce.ts'
import { removeEventType } from './event-types.ts'

/**
 * Creates, updates and deletes copies of a managed event type, so that exactly these users have
 * one. A copy follows all fields except the schedule, which its owner chooses.
 * @returns the copies in the order of their owners' ids
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
    const created = copy ? await follow(tx, parent, copy, now) : await insertCopy(tx, parent, userId, now)
    if (created) copies.push(created)
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
 * A copy belongs to the organization of the managed event type, also for a member whose home is
 * another; for a team without an organization it belongs to the member's home. A slug that the user
 * already uses gets the managed event type's id as a suffix.
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
  const created =
    (await insertEventType(tx, user, fields, now, { parentId: parent.id })) ??
    (await insertEventType(tx, user, { ...fields, slug: `${parent.slug}-${parent.id}` }, now, {
      parentId: parent.id,
    }))
  if (created) await announce(tx, eventTypeCreated, created, now)
  return created
}
