import type { Tx } from '@punctual/db'
import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { type AuthorizationCodeRow, authorizationCode, type CredentialRow, credential } from './schema.ts'

/**
 * Returns the client's token with that digest, even if it has ended; undefined for other
 * credentials.
 */
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
        eq(credential.clientId, clientId),
      ),
    )
  return row
}

/** Returns the client's refresh token with that digest, even if it has ended. */
export async function findRefreshToken(
  db: Reader,
  clientId: string,
  digest: string,
): Promise<CredentialRow | undefined> {
  const row = await findToken(db, clientId, digest)
  return row?.kind === 'refresh-token' ? row : undefined
}

/**
 * Locks the family until the transaction ends: no other transaction adds tokens to it or ends it.
 */
export async function lockFamily(tx: Tx, family: string): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`identity.tokens ${family}`}, 0))`
}

/** Revokes the tokens of a family. @returns those that were still active */
export async function revokeFamily(tx: Tx, family: string, at: Date): Promise<CredentialRow[]> {
  return tx.orm
    .update(credential)
    .set({ revokedAt: at })
    .where(and(eq(credential.family, family), isNull(credential.revokedAt)))
    .returning()
}

/** Revokes the tokens that a user has from a client. @returns those that were still active */
export async function revokeTokens(
  tx: Tx,
  of: { userId: number; clientId: string },
  at: Date,
): Promise<CredentialRow[]> {
  return tx.orm
    .update(credential)
    .set({ revokedAt: at })
    .where(
      and(
        eq(credential.userId, of.userId),
        eq(credential.clientId, of.clientId),
        inArray(credential.kind, ['access-token', 'refresh-token']),
        isNull(credential.revokedAt),
      ),
    )
    .returning()
}

/**
 * Deletes tokens of the family that ended so long ago that no specific error is needed for them.
 */
export async function clearTokens(tx: Tx, family: string, before: Date): Promise<void> {
  await tx.orm.delete(credential).where(and(eq(credential.family, family), lt(credential.expiresAt, before)))
}

export async function insertCode(tx: Tx, row: typeof authorizationCode.$inferInsert): Promise<void> {
  await tx.orm.insert(authorizationCode).values(row)
}

/**
 * Returns the code with that digest, locked until the transaction ends, even if it is used or
 * expired.
 */
export async function lockCode(tx: Tx, digest: string): Promise<AuthorizationCodeRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(authorizationCode)
    .where(eq(authorizationCode.digest, digest))
    .for('update')
  return row
}

/** Marks the code as used, for the tokens of a family. */
export async function useCode(tx: Tx, digest: string, family: string, at: Date): Promise<void> {
  await tx.orm
    .update(authorizationCode)
    .set({ usedAt: at, family })
    .where(eq(authorizationCode.digest, digest))
}

/** Deletes the unused codes that a person gave to an app. */
export async function deleteCodes(
  tx: Tx,
  { userId, clientId, organizationId }: Pick<AuthorizationCodeRow, 'userId' | 'clientId' | 'organizationId'>,
): Promise<void> {
  await tx.orm
    .delete(authorizationCode)
    .where(
      and(
        eq(authorizationCode.userId, userId),
        eq(authorizationCode.clientId, clientId),
        eq(authorizationCode.organizationId, organizationId),
        isNull(authorizationCode.usedAt),
      ),
    )
}

/** Deletes codes whose tokens have ended too. */
export async function clearCodes(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(authorizationCode).where(lt(authorizationCode.expiresAt, before))
}
