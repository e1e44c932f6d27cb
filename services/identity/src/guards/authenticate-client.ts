import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { isSecretOf } from '../app/client-secrets.ts'
import { lockOAuthClient } from '../db/oauth-client-repository.ts'
import type { OAuthClientRow } from '../db/schema.ts'
import type { ShownClient } from '../domain/client-credentials.ts'
import { isClientId } from './require-client.ts'

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
