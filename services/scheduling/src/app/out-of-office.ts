import { randomUUID } from 'node:crypto'
import {
  badRequest,
  type CreateOutOfOffice,
  DomainError,
  outOfOfficeCreated,
  type UpdateOutOfOffice,
} from '@punctual/contracts'
import { appendEvent, type Database, isUniqueViolation, type Tx } from '@punctual/db'
import {
  deleteOutOfOffice,
  findOutOfOffice,
  insertOutOfOffice,
  leadsBack,
  lockRedirects,
  updateOutOfOffice,
} from '../db/out-of-office-repository.ts'
import { lockOwner } from '../db/owners-repository.ts'
import { findColleague, findPerson, type Person, teamsOf } from '../db/people-repository.ts'
import { changedOutOfOffice, newOutOfOffice, type OutOfOffice, spanOf } from '../domain/out-of-office.ts'

/** Creates an entry of a user and announces it. @throws 400, 409 `out_of_office_exists` */
export async function makeOutOfOffice(
  tx: Tx,
  person: Person,
  body: CreateOutOfOffice,
  now: Date,
): Promise<OutOfOffice> {
  const { id: userId, organizationId } = person
  const fields = newOutOfOffice(userId, body)
  const unsaved = {
    ...fields,
    uuid: randomUUID(),
    organizationId,
    userId,
    createdAt: now,
    updatedAt: now,
  }
  if (fields.toUserId !== null) await lockRedirects(tx)
  await requireRedirect(tx, person, { id: 0, ...unsaved })
  await lockOwner(tx, userId)
  const entry = await insertOutOfOffice(tx, unsaved)
  if (!entry) throw new DomainError('out_of_office_exists')
  await announce(tx, person, entry, now)
  return entry
}

/**
 * Changes an entry of a user. @throws 404 `out_of_office_not_found`, 400, 409
 * `out_of_office_exists`
 */
export async function changeOutOfOffice(
  db: Database,
  person: Person,
  { id, body, now }: { id: number; body: UpdateOutOfOffice; now: Date },
): Promise<OutOfOffice> {
  const { start, end, toUserId } = body
  const mayRedirect = [start, end, toUserId].some((given) => given !== undefined)
  return db.transaction(async (tx) => {
    if (mayRedirect) await lockRedirects(tx)
    await lockOwner(tx, person.id)
    const before = await requireOutOfOffice(tx, person, id)
    const after = { ...before, ...changedOutOfOffice(before, body), updatedAt: now }
    if (mayRedirect) await requireRedirect(tx, person, after)
    await updateOutOfOffice(tx, after).catch((error: unknown) => {
      throw isUniqueViolation(error)
        ? new DomainError('out_of_office_exists', undefined, { cause: error })
        : error
    })
    return after
  })
}

/** Deletes an entry and returns it. @throws 404 `out_of_office_not_found` */
export async function removeOutOfOffice(db: Database, person: Person, id: number): Promise<OutOfOffice> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, person.id)
    const entry = await requireOutOfOffice(tx, person, id)
    await deleteOutOfOffice(tx, entry)
    return entry
  })
}

async function requireOutOfOffice(tx: Tx, person: Person, id: number): Promise<OutOfOffice> {
  const found = await findOutOfOffice(tx, person, id)
  if (!found) throw new DomainError('out_of_office_not_found')
  return found
}

/**
 * Checks that redirects lead to a colleague and never form a circle; the caller holds the lock of
 * redirects.
 */
async function requireRedirect(tx: Tx, person: Person, entry: Omit<OutOfOffice, 'uuid'>): Promise<void> {
  const { toUserId } = entry
  if (toUserId === null) return
  const path = 'toUserId'
  if (!(await findColleague(tx, person, toUserId)))
    throw badRequest({ path, message: 'must be in a team or the organization of the user' })
  if (await leadsBack(tx, { ...entry, toUserId }))
    throw badRequest({ path, message: 'must not lead back to the user' })
}

async function announce(tx: Tx, person: Person, entry: OutOfOffice, at: Date): Promise<void> {
  const { id, uuid, organizationId, toUserId, notes, reason, createdAt, updatedAt } = entry
  const toUser = toUserId === null ? undefined : await findPerson(tx, toUserId)
  const outOfOffice = {
    id,
    uuid,
    organizationId,
    ...spanOf(entry),
    notes,
    reason,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    user: shown(person),
    toUser: toUser ? shown(toUser) : null,
    teams: await teamsOf(tx, person.id),
  }
  const envelope = { subject: uuid, version: 1, organizationId, at }
  await appendEvent(tx, outOfOfficeCreated, { ...envelope, data: { outOfOffice } })
}

const shown = ({ id, name, email, username, timeZone }: Person) => ({ id, name, email, username, timeZone })
