import type { Tx } from '@punctual/db'
import { eq, lt } from 'drizzle-orm'
import { type AuthorizationCodeRow, authorizationCode } from './schema.ts'

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

/** Deletes codes whose tokens have ended too. */
export async function clearCodes(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(authorizationCode).where(lt(authorizationCode.expiresAt, before))
}
