import type { Tx } from '@punctual/db'
import { and, count, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Holders, KeyHolder } from './credential-repository.ts'
import type { Page, Reader } from './reader.ts'
import { type CredentialRow, credential, type SessionRow, session } from './schema.ts'

const ofPerson = ({ userId, organizationId }: KeyHolder) =>
  and(eq(session.userId, userId), eq(session.organizationId, organizationId))

export async function insertSession(tx: Tx, row: SessionRow): Promise<void> {
  await tx.orm.insert(session).values(row)
}

/** A session with its last use. */
export type ListedSession = SessionRow & { lastUsedAt: Date }

/** Returns one page of the person's live sessions, newest first, and their total number. */
export async function listSessions(
  db: Reader,
  person: KeyHolder,
  { take, skip }: Page,
  now: Date,
): Promise<{ sessions: ListedSession[]; total: number }> {
  const live = and(ofPerson(person), gt(session.expiresAt, now))
  // Each secret was created by a use.
  const lastUse = sql<string>`(select max(greatest(${credential.createdAt}, ${credential.lastUsedAt}))
    from ${credential} where ${credential.family} = ${session.id}::text)`
  const rows = await db.orm
    .select({ row: session, lastUse })
    .from(session)
    .where(live)
    .orderBy(desc(session.createdAt), desc(session.id))
    .limit(take)
    .offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(session).where(live)
  const sessions = rows.map(({ row, lastUse }) => ({
    ...row,
    lastUsedAt: new Date(lastUse ?? row.createdAt),
  }))
  return { sessions, total: all?.total ?? 0 }
}

/** Returns the live secret with that digest and its session, locked until the transaction ends. */
export async function lockSecret(
  tx: Tx,
  digest: string,
  now: Date,
): Promise<{ secret: CredentialRow; session: SessionRow } | undefined> {
  const [row] = await tx.orm
    .select({ secret: credential, session })
    .from(credential)
    .innerJoin(session, eq(session.id, sql`${credential.family}::uuid`))
    .where(
      and(
        eq(credential.digest, digest),
        eq(credential.kind, 'session'),
        isNull(credential.revokedAt),
        gt(credential.expiresAt, now),
      ),
    )
    .for('update')
  return row
}

/** Moves the end of a session that is in use. */
export async function prolongSession(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  await tx.orm.update(session).set({ expiresAt }).where(eq(session.id, id))
}

/** Marks a secret as replaced; it is valid until `expiresAt` at most. */
export async function replaceSecret(
  tx: Tx,
  { id, replacedBy, expiresAt }: { id: number; replacedBy: number; expiresAt: Date },
): Promise<void> {
  const until = sql`least(${credential.expiresAt}, ${expiresAt.toISOString()}::timestamptz)`
  await tx.orm.update(credential).set({ replacedBy, expiresAt: until }).where(eq(credential.id, id))
}

/** Deletes a session of the person. @returns its id; undefined when there is none */
export async function deleteSession(tx: Tx, person: KeyHolder, id: string): Promise<string | undefined> {
  const [row] = await tx.orm
    .delete(session)
    .where(and(ofPerson(person), eq(session.id, id)))
    .returning({ id: session.id })
  return row?.id
}

/** Deletes the person's sessions. @param exceptId the one that stays @returns their ids */
export async function deleteSessions(
  tx: Tx,
  person: KeyHolder,
  exceptId: string | undefined,
): Promise<string[]> {
  const rows = await tx.orm
    .delete(session)
    .where(and(ofPerson(person), exceptId === undefined ? undefined : ne(session.id, exceptId)))
    .returning({ id: session.id })
  return rows.map(({ id }) => id)
}

/** Deletes the holders' sessions; their secrets are credentials, which end separately. */
export async function deleteSessionsOf(tx: Tx, holders: Holders): Promise<void> {
  await tx.orm
    .delete(session)
    .where(
      and(
        'userId' in holders ? eq(session.userId, holders.userId) : undefined,
        'organizationId' in holders ? eq(session.organizationId, holders.organizationId) : undefined,
      ),
    )
}

/** Deletes the sessions that have expired, with their secrets. */
export async function clearSessions(tx: Tx, now: Date): Promise<void> {
  const rows = await tx.orm.delete(session).where(lt(session.expiresAt, now)).returning({ id: session.id })
  for (const { id } of rows) await tx.orm.delete(credential).where(eq(credential.family, id))
}
