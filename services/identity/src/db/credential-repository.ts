import type { AppScope } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { credentialDigest, credentialStart } from '@punctual/http'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Page, Reader } from './reader.ts'
import { authorizationCode, type CredentialRow, credential } from './schema.ts'

export interface NewCredential {
  kind: CredentialRow['kind']
  /** The credential in plain text; only its digest and first characters are stored. */
  secret: string
  organizationId: number
  userId?: number
  clientId?: string
  /** The secret, encrypted with the service's keys; for secrets that must be read again. */
  sealed?: string
  note?: string | null
  /** For tokens only. */
  family?: string
  permissions?: number | null
  scopes?: AppScope[] | null
  /** Requests a minute; null for the default limit. */
  rateLimit?: number | null
  /** For a key that replaces another one. */
  firstKeyId?: number
  at: Date
  /** null for no expiry. */
  expiresAt: Date | null
}

export async function insertCredential(
  tx: Tx,
  { secret, at, ...row }: NewCredential,
): Promise<CredentialRow> {
  const start = credentialStart(secret)
  const values = { ...row, digest: credentialDigest(secret), start, createdAt: at }
  const [inserted] = await tx.orm.insert(credential).values(values).returning()
  return inserted!
}

/** The owner of API keys: a user within one organization (0 for none). */
export interface KeyHolder {
  userId: number
  organizationId: number
}

const keysOf = ({ userId, organizationId }: KeyHolder) =>
  and(
    eq(credential.organizationId, organizationId),
    eq(credential.userId, userId),
    eq(credential.kind, 'api-key'),
    isNull(credential.revokedAt),
  )

/** Returns one page of the keys that were not revoked, newest first, and their total number. */
export async function listApiKeys(
  db: Reader,
  holder: KeyHolder,
  { take, skip }: Page,
): Promise<{ keys: CredentialRow[]; total: number }> {
  const keys = await db.orm
    .select({ key: credential, total: sql<number>`count(*) over ()` })
    .from(credential)
    .where(keysOf(holder))
    .orderBy(desc(credential.id))
    .limit(take)
    .offset(skip)
  const [first] = keys
  if (first) return { keys: keys.map(({ key }) => key), total: first.total }
  const [all] = await db.orm.select({ total: count() }).from(credential).where(keysOf(holder))
  return { keys: [], total: all?.total ?? 0 }
}

/** Returns the key's limit in requests a minute; null for the default limit. */
export async function findRateLimit(tx: Tx, holder: KeyHolder, id: number): Promise<number | null> {
  const [row] = await tx.orm
    .select({ limit: credential.rateLimit })
    .from(credential)
    .where(and(keysOf(holder), eq(credential.id, id)))
  return row?.limit ?? null
}

/** Revokes a key of the holder. @returns the key; undefined when no such active key exists */
export async function revokeApiKey(
  tx: Tx,
  holder: KeyHolder,
  id: number,
  at: Date,
): Promise<CredentialRow | undefined> {
  const [row] = await tx.orm
    .update(credential)
    .set({ revokedAt: at })
    .where(and(keysOf(holder), eq(credential.id, id)))
    .returning()
  return row
}

/** Records which key replaced a revoked one. */
export async function setReplacement(tx: Tx, id: number, replacedBy: number): Promise<void> {
  await tx.orm.update(credential).set({ replacedBy }).where(eq(credential.id, id))
}

/** Revokes credentials. @returns those that were still active */
export async function revokeCredentials(tx: Tx, ids: readonly number[], at: Date): Promise<CredentialRow[]> {
  if (ids.length === 0) return []
  return tx.orm
    .update(credential)
    .set({ revokedAt: at })
    .where(and(inArray(credential.id, [...ids]), isNull(credential.revokedAt)))
    .returning()
}

/**
 * Selects credentials of every kind: a user's within one organization, all of a user's, or all of
 * an organization's.
 */
export type Holders = KeyHolder | { userId: number } | { organizationId: number }

const heldBy = (holders: Holders) =>
  and(
    'userId' in holders ? eq(credential.userId, holders.userId) : undefined,
    'organizationId' in holders ? eq(credential.organizationId, holders.organizationId) : undefined,
  )

/**
 * Revokes the holders' credentials and deletes their unused authorization codes.
 * @returns the credentials that were still active
 */
export async function revokeCredentialsOf(tx: Tx, holders: Holders, at: Date): Promise<CredentialRow[]> {
  await tx.orm
    .delete(authorizationCode)
    .where(
      and(
        'userId' in holders ? eq(authorizationCode.userId, holders.userId) : undefined,
        'organizationId' in holders
          ? eq(authorizationCode.organizationId, holders.organizationId)
          : undefined,
      ),
    )
  return tx.orm
    .update(credential)
    .set({ revokedAt: at })
    .where(and(heldBy(holders), isNull(credential.revokedAt)))
    .returning()
}

/** Deletes the holders' credentials, including revoked ones. */
export async function deleteCredentialsOf(tx: Tx, holders: Holders): Promise<void> {
  await tx.orm.delete(credential).where(heldBy(holders))
}

const secretsOf = (clientIds: readonly string[]) =>
  and(
    inArray(credential.clientId, [...clientIds]),
    eq(credential.kind, 'client-secret'),
    isNull(credential.revokedAt),
  )

/**
 * Returns the secrets of these clients that were not ended, newest first; older ones can have
 * expired.
 */
export async function findSecrets(db: Reader, clientIds: readonly string[]): Promise<CredentialRow[]> {
  if (clientIds.length === 0) return []
  return db.orm.select().from(credential).where(secretsOf(clientIds)).orderBy(desc(credential.id))
}

/** Sets when a secret expires. */
export async function expireSecret(tx: Tx, id: number, expiresAt: Date): Promise<void> {
  await tx.orm.update(credential).set({ expiresAt }).where(eq(credential.id, id))
}

/** Deletes every credential of a client: its secrets and the tokens issued for it. */
export async function deleteCredentialsOfClient(tx: Tx, clientId: string): Promise<void> {
  await tx.orm.delete(credential).where(eq(credential.clientId, clientId))
}

/**
 * Updates the last use of credentials in one statement; an older time never replaces a newer one.
 */
export async function saveLastUsed(db: Database, lastUsed: ReadonlyMap<number, Date>): Promise<void> {
  // In the order of ids, so that replicas that save the same credentials do not deadlock.
  const entries = [...lastUsed].sort(([a], [b]) => a - b)
  await db.transaction(async ({ sql }) => {
    const ids = sql.array(
      entries.map(([id]) => id),
      'bigint',
    )
    const instants = sql.array(
      entries.map(([, at]) => at),
      'timestamptz',
    )
    await sql`
      update credential set last_used_at = greatest(credential.last_used_at, used.at)
      from unnest(${ids}, ${instants}) as used (id, at)
      where credential.id = used.id`
  })
}
