import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest } from '@punctual/http'
import { findSecrets } from '../db/credential-repository.ts'
import { lockOAuthClient } from '../db/oauth-client-repository.ts'
import type { Reader } from '../db/reader.ts'
import type { OAuthClientRow } from '../db/schema.ts'
import type { ShownClient } from '../domain/client-credentials.ts'
import { isClientId } from '../domain/ids.ts'

/**
 * Authenticates a client for a grant or a revocation: a confidential client by its secret, a public
 * one by its id only.
 * @returns the client, locked against changes and deletion until the transaction ends
 * @throws 401 `invalid_client`, the same for an unknown client and a wrong secret
 */
export async function authenticateClient(
  tx: Tx,
  { clientId, secret }: ShownClient,
  at: Date,
): Promise<OAuthClientRow> {
  const client = isClientId(clientId) ? await lockOAuthClient(tx, clientId, 'share') : undefined
  const isAuthentic =
    client?.clientType === 'PUBLIC'
      ? secret === undefined
      : client && secret !== undefined && (await isSecretOf(tx, clientId, secret, at))
  if (!client || !isAuthentic) throw new DomainError('invalid_client')
  return client
}

/** Whether the secret is currently valid for the client. */
async function isSecretOf(db: Reader, clientId: string, secret: string, at: Date): Promise<boolean> {
  const digest = credentialDigest(secret)
  const secrets = await findSecrets(db, [clientId])
  return secrets.some((each) => each.digest === digest && (!each.expiresAt || each.expiresAt > at))
}
