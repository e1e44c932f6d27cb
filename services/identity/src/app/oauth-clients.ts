import type { CreateOAuthClient, UpdateOAuthClient } from '@punctual/contracts'
import type { Sealer } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import { deleteCredentialsOfClient } from '../db/credential-repository.ts'
import {
  deleteOAuthClient,
  insertOAuthClient,
  makePlatform,
  releaseUsers,
  updateOAuthClient,
} from '../db/oauth-client-repository.ts'
import type { OAuthClientRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { generateClientId } from '../domain/ids.ts'
import { changeClient, clientSettings } from '../domain/oauth-client.ts'
import { permissionBits } from '../domain/scopes.ts'
import { announceClient, announceClientDeletion, announceTeam, announceUser } from './announce.ts'
import { addSecret, endSecrets } from './client-secrets.ts'
import { endUnusedGrants } from './end-credentials.ts'

/** Creates an OAuth client without a secret and marks its organization as a platform. */
export async function addOAuthClient(
  tx: ActorTx,
  organizationId: number,
  { permissions, ...settings }: CreateOAuthClient,
  at: Date,
): Promise<OAuthClientRow> {
  const client = await insertOAuthClient(tx, {
    id: generateClientId(),
    organizationId,
    name: settings.name,
    permissions: permissionBits(permissions),
    ...clientSettings(settings),
    createdAt: at,
    updatedAt: at,
  })
  await announceClient(tx, client, at)
  const platform = await makePlatform(tx, organizationId, at)
  if (platform) await announceTeam(tx, platform, at)
  return client
}

/**
 * Changes a locked client. A client that becomes public loses its secrets; one that becomes
 * confidential gets one. Publishes one event if anything changed.
 * @returns the client as it is now, and the digests of the ended secrets
 */
export async function setOAuthClient(
  tx: ActorTx,
  sealer: Pick<Sealer, 'seal'>,
  client: OAuthClientRow,
  body: UpdateOAuthClient,
  at: Date,
): Promise<{ client: OAuthClientRow; ended: string[] }> {
  const changed = changeClient(client, body)
  if (changed === client) return { client, ended: [] }
  const row = { ...changed, updatedAt: at }
  await updateOAuthClient(tx, row)
  await announceClient(tx, row, at)
  if (row.clientType === client.clientType) return { client: row, ended: [] }
  if (row.clientType === 'PUBLIC') return { client: row, ended: await endSecrets(tx, row, at) }
  await addSecret(tx, sealer, row, at)
  return { client: row, ended: [] }
}

/**
 * Deletes a locked client with all its credentials. Its managed users stay in their organization as
 * ordinary users, without the tokens of the client.
 */
export async function removeOAuthClient(tx: ActorTx, client: OAuthClientRow, at: Date): Promise<void> {
  await deleteCredentialsOfClient(tx, client.id)
  await endUnusedGrants(tx, { clientId: client.id }, at)
  for (const user of await releaseUsers(tx, client.id, at)) await announceUser(tx, user, null, at)
  await deleteOAuthClient(tx, client.id)
  await raiseEpoch(tx, client.organizationId)
  await announceClientDeletion(tx, client, at)
}
