import type { Tx } from '@punctual/db'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { type CredentialRow, credential } from './schema.ts'
import type { Reader } from './user-repository.ts'

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
