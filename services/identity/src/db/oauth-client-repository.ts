import type { Tx } from '@punctual/db'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type OAuthClientRow, oauthClient, type TeamRow, team, type UserRow, user } from './schema.ts'
import type { Reader } from './user-repository.ts'

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
  { client_id }: Pick<UserRow, 'client_id'>,
): Promise<OAuthClientRow | null> {
  return client_id === null ? null : ((await findOAuthClient(db, client_id)) ?? null)
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
  { take, skip }: { take: number; skip: number },
): Promise<{ clients: OAuthClientRow[]; total: number }> {
  const own = eq(oauthClient.organization_id, organizationId)
  const clients = await db.orm
    .select()
    .from(oauthClient)
    .where(own)
    .orderBy(asc(oauthClient.created_at), asc(oauthClient.id))
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
    .set({ client_id: null, version: sql`${user.version} + 1`, updated_at: at })
    .where(eq(user.client_id, clientId))
    .returning()
}

/**
 * Marks an organization that owns a client as a platform.
 * @returns the organization; undefined if it was a platform already
 */
export async function makePlatform(tx: Tx, organizationId: number, at: Date): Promise<TeamRow | undefined> {
  const [row] = await tx.orm
    .update(team)
    .set({ is_platform: true, version: sql`${team.version} + 1`, updated_at: at })
    .where(and(eq(team.id, organizationId), eq(team.is_platform, false)))
    .returning()
  return row
}
