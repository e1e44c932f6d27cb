import type { Tx } from '@punctual/db'
import { and, asc, eq, gt, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import { type AppGrantRow, appGrant, credential } from './schema.ts'
import type { Reader } from './user-repository.ts'

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
      organization_id: of.organizationId,
      user_id: of.userId,
      client_id: of.clientId,
      started_at: at,
      expires_at: expiresAt,
    })
    .onConflictDoUpdate({
      target: [appGrant.user_id, appGrant.client_id, appGrant.organization_id],
      set: { expires_at: sql`greatest(${appGrant.expires_at}, excluded.expires_at)` },
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
        organizationId === undefined ? undefined : eq(appGrant.organization_id, organizationId),
        userId === undefined ? undefined : eq(appGrant.user_id, userId),
        clientId === undefined ? undefined : eq(appGrant.client_id, clientId),
      ),
    )
    .orderBy(asc(appGrant.id))
    .for('update')
}

/** Returns when the last refresh token of the grant expires; null when none is valid. */
export async function lastRefreshExpiry(tx: Tx, grant: AppGrantRow, at: Date): Promise<Date | null> {
  const [row] = await tx.orm
    .select({ until: max(credential.expires_at) })
    .from(credential)
    .where(
      and(
        eq(credential.user_id, grant.user_id),
        eq(credential.client_id, grant.client_id),
        eq(credential.organization_id, grant.organization_id),
        eq(credential.kind, 'refresh-token'),
        isNotNull(credential.permissions),
        isNull(credential.revoked_at),
        gt(credential.expires_at, at),
      ),
    )
  return row?.until ?? null
}

/** Sets when the last refresh token of a locked grant expires. */
export async function setGrantExpiry(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await tx.orm.update(appGrant).set({ expires_at: expiresAt }).where(eq(appGrant.id, id))
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
    .where(lte(appGrant.expires_at, now))
    .orderBy(asc(appGrant.expires_at))
    .limit(limit)
  return rows.map(({ id }) => id)
}
