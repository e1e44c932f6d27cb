import type { Tx } from '@punctual/db'
import { and, asc, count, eq } from 'drizzle-orm'
import { emailIn } from './membership-repository.ts'
import { type UserRow, user } from './schema.ts'
import type { Reader } from './user-repository.ts'

const managedBy = (clientId: string, id: number) => and(eq(user.clientId, clientId), eq(user.id, id))

/** Returns the user if the client manages it. */
export async function findManagedUser(
  db: Reader,
  clientId: string,
  id: number,
): Promise<UserRow | undefined> {
  const [row] = await db.orm.select().from(user).where(managedBy(clientId, id))
  return row
}

/** Returns the user, locked until the transaction ends, if the client manages it. */
export async function lockManagedUser(tx: Tx, clientId: string, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.orm.select().from(user).where(managedBy(clientId, id)).for('update')
  return row
}

/** Returns one page of the users that a client manages, oldest first, and their total number. */
export async function listManagedUsers(
  db: Reader,
  clientId: string,
  { limit, offset, emails }: { limit: number; offset: number; emails?: readonly string[] | undefined },
): Promise<{ users: UserRow[]; total: number }> {
  const wanted = and(eq(user.clientId, clientId), emails && emailIn(emails))
  const users = await db.orm
    .select()
    .from(user)
    .where(wanted)
    .orderBy(asc(user.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.orm.select({ total: count() }).from(user).where(wanted)
  return { users, total: all?.total ?? 0 }
}
