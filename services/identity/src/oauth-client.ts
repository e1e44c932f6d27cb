import type { Tx } from '@punctual/db'
import { generateSecret } from '@punctual/http'
import { insertCredential } from './db/credential-repository.ts'
import { insertOAuthClient } from './db/oauth-client-repository.ts'
import { generateClientId } from './domain/client-id.ts'
import { allPermissions } from './domain/permissions.ts'
import { announceClient } from './events/announce.ts'

/** Adds an OAuth client with every permission. @returns its secret too, which its organization's admins may read again */
export async function addOAuthClient(
  tx: Tx,
  sealer: { seal(text: string): string },
  { organizationId, name }: { organizationId: number; name: string },
  at: Date,
): Promise<{ id: string; secret: string }> {
  const client = await insertOAuthClient(tx, {
    id: generateClientId(),
    organization_id: organizationId,
    name,
    permissions: allPermissions,
    created_at: at,
    updated_at: at,
  })
  await announceClient(tx, client, at)
  const secret = generateSecret()
  await insertCredential(tx, {
    kind: 'client-secret',
    secret,
    sealed: sealer.seal(secret),
    organizationId,
    clientId: client.id,
    at,
    expiresAt: null,
  })
  return { id: client.id, secret }
}
