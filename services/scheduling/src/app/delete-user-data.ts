import type { Tx } from '@punctual/db'
import { forgetAuthorizations } from '../db/calendar-authorizations-repository.ts'
import { connectionsOf, deleteConnection } from '../db/calendars-repository.ts'
import { forgetConnectionsIn, forgetConnectionsOf } from '../db/conferencing-connections-repository.ts'
import { forgetConferencingIn, forgetConferencingOf } from '../db/conferencing-repository.ts'
import { forgetDelegationsIn } from '../db/delegation-repository.ts'
import { eventTypesOf } from '../db/event-types-repository.ts'
import { saveHolidayChoice } from '../db/holidays-repository.ts'
import { removeHost } from '../db/hosts-repository.ts'
import { forgetOutOfOffice, forgetOutOfOfficeIn } from '../db/out-of-office-repository.ts'
import { lockOwner, markDeleted, ownersIn, ownersOfUser } from '../db/owners-repository.ts'
import { deleteSchedulesOf } from '../db/schedules-repository.ts'
import { saveTravels } from '../db/travel-repository.ts'
import { forgetUser } from '../db/users-repository.ts'
import type { Owner } from '../domain/owner.ts'
import { removeEventType } from './event-types.ts'

/**
 * Deletes the data of a deleted user in every organization; later events of the user restore
 * nothing.
 * @param owner the user, at home
 */
export async function deleteUserData(tx: Tx, owner: Owner, now: Date): Promise<void> {
  const { userId } = owner
  if (!(await markDeleted(tx, owner, now))) return
  await lockOwner(tx, userId)
  for (const each of await ownersOfUser(tx, userId)) await deleteThingsOf(tx, each, now)
  await removeHost(tx, userId)
  await forgetOutOfOffice(tx, userId)
  await forgetConferencingOf(tx, { ownerKind: 'user', ownerId: userId })
  await forgetConnectionsOf(tx, { ownerKind: 'user', ownerId: userId })
  await forgetUser(tx, userId)
}

/** Deletes what people own in a deleted organization, also people whose home is another one. */
export async function deleteOrganizationData(tx: Tx, organizationId: number, now: Date): Promise<void> {
  for (const owner of await ownersIn(tx, organizationId)) {
    await lockOwner(tx, owner.userId)
    await deleteThingsOf(tx, owner, now)
  }
  await forgetOutOfOfficeIn(tx, organizationId)
  await forgetConferencingIn(tx, organizationId)
  await forgetDelegationsIn(tx, organizationId)
  await forgetConnectionsIn(tx, organizationId)
}

async function deleteThingsOf(tx: Tx, owner: Owner, now: Date): Promise<void> {
  for (const eventType of await eventTypesOf(tx, { owner })) await removeEventType(tx, eventType, now)
  await deleteSchedulesOf(tx, owner)
  await saveTravels(tx, owner, [])
  await saveHolidayChoice(tx, owner, undefined)
  for (const { id } of await connectionsOf(tx, owner)) await deleteConnection(tx, owner, id)
  await forgetAuthorizations(tx, owner)
}
