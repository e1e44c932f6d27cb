import type { CreateOAuthClient, UpdateOAuthClient } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { generateSecret, type Sealer } from '@punctual/http'
import { deleteCredentialsOfClient } from './db/client-secret-repository.ts'
import { insertCredential } from './db/credential-repository.ts'
import {
  deleteOAuthClient,
  insertOAuthClient,
  makePlatform,
  releaseUsers,
  updateOAuthClient,
} from './db/oauth-client-repository.ts'
import type { OAuthClientRow } from './db/schema.ts'
import { raiseEpoch } from './db/team-repository.ts'
import { generateClientId } from './domain/client-id.ts'
import { changeClient, clientColumns } from './domain/oauth-client.ts'
import { permissionBits } from './domain/permissions.ts'
import { announceClient, announceClientDeletion, announceTeam, announceUser } from './events/announce.ts'

type Seals = Pick<Sealer, 'seal'>

/**
 * Adds an OAuth client to an organization, which is a platform from then on.
 * @returns its secret too, which its organization's admins may read again
 */
export async function addOAuthClient(
  tx: Tx,
  sealer: Seals,
  organizationId: number,
  { permissions, ...settings }: CreateOAuthClient,
  at: Date,
): Promise<{ id: string; secret: string }> {
  const client = await insertOAuthClient(tx, {
    id: generateClientId(),
    organization_id: organizationId,
    name: settings.name,
    permissions: permissionBits(permissions),
    ...clientColumns(settings),
    created_at: at,
    updated_at: at,
  })
  await announceClient(tx, client, at)
  const platform = await makePlatform(tx, organizationId, at)
  if (platform) await announceTeam(tx, platform, at)
  return { id: client.id, secret: await addSecret(tx, sealer, client, at) }
}

/** @returns one more secret of the client, which does not expire */
export async function addSecret(tx: Tx, sealer: Seals, client: OAuthClientRow, at: Date): Promise<string> {
  const secret = generateSecret()
  await insertCredential(tx, {
    kind: 'client-secret',
    secret,
    sealed: sealer.seal(secret),
    organizationId: client.organization_id,
    clientId: client.id,
    at,
    expiresAt: null,
  })
  return secret
}

/** Changes a locked client (spec E2). @returns it as it is now; one event, unless nothing is another than before */
export async function setOAuthClient(
  tx: Tx,
  client: OAuthClientRow,
  body: UpdateOAuthClient,
  at: Date,
): Promise<OAuthClientRow> {
  const changed = changeClient(client, body)
  if (changed === client) return client
  const row = { ...changed, updated_at: at }
  await updateOAuthClient(tx, row)
  await announceClient(tx, row, at)
  return row
}

/**
 * Deletes a locked client with everything that could be shown for it. The users it managed stay with their organization,
 * as users like others; nothing that they or the client could show lets anybody in.
 */
export async function removeOAuthClient(tx: Tx, client: OAuthClientRow, at: Date): Promise<void> {
  await deleteCredentialsOfClient(tx, client.id)
  for (const user of await releaseUsers(tx, client.id, at)) await announceUser(tx, user, null, at)
  await deleteOAuthClient(tx, client.id)
  await raiseEpoch(tx, client.organization_id)
  await announceClientDeletion(tx, client, at)
}
