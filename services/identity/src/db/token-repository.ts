import type { Tx } from '@punctual/db'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { type CredentialRow, credential } from './schema.ts'
import type { Reader } from './user-repository.ts'

/** @returns the client's token of that digest, ended ones too; undefined where the digest is of something else */
export async function findToken(
  db: Reader,
  clientId: string,
  digest: string,
): Promise<CredentialRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(credential)
    .where(
      and(
        eq(credential.digest, digest),
        inArray(credential.kind, ['access-token', 'refresh-token']),
        eq(credential.client_id, clientId),
      ),
    )
  return row
}

/** @returns the client's refresh token of that digest, ended ones too */
export async function findRefreshToken(
  db: Reader,
  clientId: string,
  digest: string,
): Promise<CredentialRow | undefined> {
  const row = await findToken(db, clientId, digest)
  return row?.kind === 'refresh-token' ? row : undefined
}

/** Until the transaction ends nobody else adds to the family or ends it. */
export async function lockFamily(tx: Tx, family: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`identity.tokens ${family}`}, 0))`
}

/** @returns the tokens of the family that were revoked just now */
export async function revokeFamily(tx: Tx, family: string, at: Date): Promise<CredentialRow[]> {
  return tx.orm
    .update(credential)
    .set({ revoked_at: at })
    .where(and(eq(credential.family, family), isNull(credential.revoked_at)))
    .returning()
}

/** @returns the tokens that a user has of a client, revoked just now */
export async function revokeTokens(
  tx: Tx,
  of: { userId: number; clientId: string },
  at: Date,
): Promise<CredentialRow[]> {
  return tx.orm
    .update(credential)
    .set({ revoked_at: at })
    .where(
      and(
        eq(credential.user_id, of.userId),
        eq(credential.client_id, of.clientId),
        inArray(credential.kind, ['access-token', 'refresh-token']),
        isNull(credential.revoked_at),
      ),
    )
    .returning()
}

/** Clears away tokens of the family that ended so long ago that nobody has to be told why they are refused. */
export async function clearTokens(tx: Tx, family: string, before: Date): Promise<void> {
  await tx.orm.delete(credential).where(and(eq(credential.family, family), lt(credential.expires_at, before)))
}
