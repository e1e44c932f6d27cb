import type { Tx } from '@punctual/db'
import { and, asc, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { type AppGrantRow, appGrant, credential } from './schema.ts'

/** Selects grants; all given fields must match. */
export interface Grants {
  id?: number
  organizationId?: number
  userId?: number
  clientId?: string
}

/** Creates the grant or extends it to the expiry of the new refresh token. */
export async function upsertGrant(
  tx: Tx,
  of: { organizationId: number; userId: number; clientId: string },
  { at, expiresAt }: { at: Date; expiresAt: Date },
): Promise<void> {
  await tx.orm
    .insert(appGrant)
    .values({
      organizationId: of.organizationId,
      userId: of.userId,
      clientId: of.clientId,
      startedAt: at,
      expiresAt,
    })
    .onConflictDoUpdate({
      target: [appGrant.userId, appGrant.clientId, appGrant.organizationId],
      set: { expiresAt: sql`greatest(${appGrant.expiresAt}, excluded.expires_at)` },
    })
}

/** Returns the grants, locked until the transaction ends, so that no tokens are added meanwhile. */
export async function lockGrants(
  tx: Tx,
  { id, organizationId, userId, clientId }: Grants,
): Promise<AppGrantRow[]> {
  return tx.orm
    .select()
    .from(appGrant)
    .where(
      and(
        id === undefined ? undefined : eq(appGrant.id, id),
        organizationId === undefined ? undefined : eq(appGrant.organizationId, organizationId),
        userId === undefined ? undefined : eq(appGrant.userId, userId),
        clientId === undefined ? undefined : eq(appGrant.clientId, clientId),
      ),
    )
    .orderBy(asc(appGrant.id))
    .for('update')
}

/** Returns when the last refresh token of the grant expires; null when none is valid. */
export async function lastRefreshExpiry(tx: Tx, grant: AppGrantRow, at: Date): Promise<Date | null> {
  const [row] = await tx.orm
    .select({ until: max(credential.expiresAt) })
    .from(credential)
    .where(
      and(
        eq(credential.userId, grant.userId),
        eq(credential.clientId, grant.clientId),
        eq(credential.organizationId, grant.organizationId),
        eq(credential.kind, 'refresh-token'),
        isNotNull(credential.permissions),
        isNull(credential.revokedAt),
        gt(credential.expiresAt, at),
      ),
    )
  return row?.until ?? null
}

/** Sets when the last refresh token of a locked grant expires. */
export async function setGrantExpiry(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await tx.orm.update(appGrant).set({ expiresAt }).where(eq(appGrant.id, id))
}

/** Deletes a locked grant. */
export async function deleteGrant(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(appGrant).where(eq(appGrant.id, id))
}

/** Returns the ids of up to `limit` expired grants, oldest first. */
export async function expiredGrants(db: Reader, now: Date, limit: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: appGrant.id })
    .from(appGrant)
    .where(lte(appGrant.expiresAt, now))
    .orderBy(asc(appGrant.expiresAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}
