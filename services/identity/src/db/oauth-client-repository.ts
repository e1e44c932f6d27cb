import type { Tx } from '@punctual/db'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Page, Reader } from './reader.ts'
import { type OAuthClientRow, oauthClient, type TeamRow, team, type UserRow, user } from './schema.ts'

export async function insertOAuthClient(
  tx: Tx,
  row: typeof oauthClient.$inferInsert,
): Promise<OAuthClientRow> {
  const [inserted] = await tx.orm.insert(oauthClient).values(row).returning()
  return inserted!
}

export async function findOAuthClient(db: Reader, id: string): Promise<OAuthClientRow | undefined> {
  const [row] = await db.orm.select().from(oauthClient).where(eq(oauthClient.id, id))
  return row
}

/** Returns the client that manages the user, or null. */
export async function managerOf(
  db: Reader,
  { clientId }: Pick<UserRow, 'clientId'>,
): Promise<OAuthClientRow | null> {
  return clientId === null ? null : ((await findOAuthClient(db, clientId)) ?? null)
}

/**
 * Returns the client, locked until the transaction ends.
 * @param strength `share` to prevent its deletion while something is created for it
 */
export async function lockOAuthClient(
  tx: Tx,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<OAuthClientRow | undefined> {
  const [row] = await tx.orm.select().from(oauthClient).where(eq(oauthClient.id, id)).for(strength)
  return row
}

/** Updates every column of a client locked by `lockOAuthClient`. */
export async function updateOAuthClient(tx: Tx, { id, ...row }: OAuthClientRow): Promise<void> {
  await tx.orm.update(oauthClient).set(row).where(eq(oauthClient.id, id))
}

export async function deleteOAuthClient(tx: Tx, id: string): Promise<void> {
  await tx.orm.delete(oauthClient).where(eq(oauthClient.id, id))
}

/** Returns one page of an organization's clients, oldest first, and their total number. */
export async function listOAuthClients(
  db: Reader,
  organizationId: number,
  { take, skip }: Page,
): Promise<{ clients: OAuthClientRow[]; total: number }> {
  const own = eq(oauthClient.organizationId, organizationId)
  const clients = await db.orm
    .select()
    .from(oauthClient)
    .where(own)
    .orderBy(asc(oauthClient.createdAt), asc(oauthClient.id))
    .limit(take)
    .offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(oauthClient).where(own)
  return { clients, total: all?.total ?? 0 }
}

/** Returns the organization's oldest client. */
export async function findFirstClient(
  db: Reader,
  organizationId: number,
): Promise<OAuthClientRow | undefined> {
  const { clients } = await listOAuthClients(db, organizationId, { take: 1, skip: 0 })
  return clients[0]
}

/**
 * Turns a client's managed users into ordinary users of their organization. @returns the users as
 * they are now
 */
export async function releaseUsers(tx: Tx, clientId: string, at: Date): Promise<UserRow[]> {
  return tx.orm
    .update(user)
    .set({ clientId: null, version: sql`${user.version} + 1`, updatedAt: at })
    .where(eq(user.clientId, clientId))
    .returning()
}

/**
 * Marks an organization that owns a client as a platform.
 * @returns the organization; undefined if it was a platform already
 */
export async function makePlatform(tx: Tx, organizationId: number, at: Date): Promise<TeamRow | undefined> {
  const [row] = await tx.orm
    .update(team)
    .set({ isPlatform: true, version: sql`${team.version} + 1`, updatedAt: at })
    .where(and(eq(team.id, organizationId), eq(team.isPlatform, false)))
    .returning()
  return row
}
