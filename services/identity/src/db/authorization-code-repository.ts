import type { Tx } from '@punctual/db'
import { eq, lt } from 'drizzle-orm'
import { type AuthorizationCodeRow, authorizationCode } from './schema.ts'

export async function insertCode(tx: Tx, row: typeof authorizationCode.$inferInsert): Promise<void> {
  await tx.orm.insert(authorizationCode).values(row)
}

/** @returns the code of that digest, used and expired ones too, locked until the transaction ends */
export async function lockCode(tx: Tx, digest: string): Promise<AuthorizationCodeRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(authorizationCode)
    .where(eq(authorizationCode.digest, digest))
    .for('update')
  return row
}

/** Keeps that the code was used, and for which tokens. */
export async function useCode(tx: Tx, digest: string, family: string, at: Date): Promise<void> {
  await tx.orm
    .update(authorizationCode)
    .set({ used_at: at, family })
    .where(eq(authorizationCode.digest, digest))
}

/** Clears away codes whose tokens have ended too. */
export async function clearCodes(tx: Tx, before: Date): Promise<void> {
  await tx.orm.delete(authorizationCode).where(lt(authorizationCode.expires_at, before))
}
