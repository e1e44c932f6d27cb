import type { AppScope } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import type { KeyHolder } from './credential-repository.ts'
import type { Page, Reader } from './reader.ts'
import { type AppGrantRow, appGrant, type CredentialRow, credential, oauthClient } from './schema.ts'

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

/** A grant with its app, and what its live refresh tokens allow. */
export interface ListedGrant {
  grant: AppGrantRow
  client: { name: string; logo: string | null; permissions: number }
  tokens: { permissions: number; scopes: AppScope[] | null }[]
  lastUsedAt: string | null
}

/** Returns one page of the person's grants that have not expired, newest first, and their total. */
export async function listGrants(
  db: Reader,
  { userId, organizationId }: KeyHolder,
  { take, skip }: Page,
  now: Date,
): Promise<{ grants: ListedGrant[]; total: number }> {
  const live = and(
    eq(appGrant.userId, userId),
    eq(appGrant.organizationId, organizationId),
    gt(appGrant.expiresAt, now),
  )
  const ofGrant = sql`${credential.userId} = ${appGrant.userId} and ${credential.clientId} = ${appGrant.clientId}
    and ${credential.organizationId} = ${appGrant.organizationId} and ${credential.permissions} is not null`
  const tokens = sql<ListedGrant['tokens']>`coalesce((
    select jsonb_agg(jsonb_build_object('permissions', ${credential.permissions}, 'scopes', ${credential.scopes}))
    from ${credential} where ${ofGrant} and ${credential.kind} = 'refresh-token'
      and ${credential.revokedAt} is null and ${credential.expiresAt} > ${now.toISOString()}::timestamptz), '[]')`
  const lastUsedAt = sql<
    string | null
  >`(select max(${credential.lastUsedAt}) from ${credential} where ${ofGrant})`
  const { name, logo, permissions } = oauthClient
  const grants = await db.orm
    .select({ grant: appGrant, client: { name, logo, permissions }, tokens, lastUsedAt })
    .from(appGrant)
    .innerJoin(oauthClient, eq(oauthClient.id, appGrant.clientId))
    .where(live)
    .orderBy(desc(appGrant.id))
    .limit(take)
    .offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(appGrant).where(live)
  return { grants, total: all?.total ?? 0 }
}

/** Revokes the tokens of a locked grant. @returns those that were still active */
export async function revokeGrantTokens(tx: Tx, grant: AppGrantRow, at: Date): Promise<CredentialRow[]> {
  return tx.orm
    .update(credential)
    .set({ revokedAt: at })
    .where(
      and(
        eq(credential.userId, grant.userId),
        eq(credential.clientId, grant.clientId),
        eq(credential.organizationId, grant.organizationId),
        inArray(credential.kind, ['access-token', 'refresh-token']),
        isNotNull(credential.permissions),
        isNull(credential.revokedAt),
      ),
    )
    .returning()
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
