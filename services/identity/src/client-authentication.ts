import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { isSecretOf } from './client-secrets.ts'
import { lockOAuthClient } from './db/oauth-client-repository.ts'
import type { OAuthClientRow } from './db/schema.ts'
import type { ShownClient } from './domain/client-credentials.ts'
import { isClientId } from './require-client.ts'

/**
 * Authenticates a client for a grant or a revocation: a confidential one by its secret, a public one by its id, as it has no
 * secret.
 * @returns the client, which nobody changes or deletes until the transaction ends
 * @throws DomainError `invalid_client` (401), the same for an unknown client and for a wrong secret
 */
export async function authenticateClient(
  tx: Tx,
  { clientId, secret }: ShownClient,
  at: Date,
): Promise<OAuthClientRow> {
  const client = isClientId(clientId) ? await lockOAuthClient(tx, clientId, 'share') : undefined
  const isAuthentic =
    client?.client_type === 'PUBLIC'
      ? secret === undefined
      : client && secret !== undefined && (await isSecretOf(tx, clientId, secret, at))
  if (!client || !isAuthentic) throw new DomainError('invalid_client')
  return client
}
