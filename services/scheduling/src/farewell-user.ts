import type { Tx } from '@punctual/db'
import { connectionsOf, deleteConnection } from './db/calendars-repository.ts'
import { eventTypesOf } from './db/event-types-repository.ts'
import { removeHost } from './db/hosts-repository.ts'
import { forgetOutOfOffice } from './db/out-of-office-repository.ts'
import { lockOwner, markDeleted } from './db/owners-repository.ts'
import { deleteSchedulesOf } from './db/schedules-repository.ts'
import { forgetUser } from './db/users-repository.ts'
import type { Owner } from './domain/owner.ts'
import { removeEventType } from './event-types.ts'

/** Deletes what a deleted user had; whatever news of the user comes later makes nothing again. */
export async function farewellUser(tx: Tx, owner: Owner, now: Date): Promise<void> {
  if (!(await markDeleted(tx, owner, now))) return
  await lockOwner(tx, owner.userId)
  for (const eventType of await eventTypesOf(tx, { owner })) await removeEventType(tx, eventType, now)
  await removeHost(tx, owner.userId)
  await forgetOutOfOffice(tx, owner.userId)
  await deleteSchedulesOf(tx, owner)
  for (const { id } of await connectionsOf(tx, owner)) await deleteConnection(tx, owner, id)
  await forgetUser(tx, owner.userId)
}
