import type { Tx } from '@punctual/db'
import { asc, eq } from 'drizzle-orm'
import { type OAuthClientRow, oauthClient } from './schema.ts'
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

/** @returns the organization's oldest client */
export async function findFirstClient(
  db: Reader,
  organizationId: number,
): Promise<OAuthClientRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(oauthClient)
    .where(eq(oauthClient.organization_id, organizationId))
    .orderBy(asc(oauthClient.created_at), asc(oauthClient.id))
    .limit(1)
  return row
}
