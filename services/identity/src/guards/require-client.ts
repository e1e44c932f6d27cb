import { type CallerContext, can, DomainError, type Permission } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { requireCan, requireUser } from '@punctual/http'
import { findOAuthClient, lockOAuthClient } from '../db/oauth-client-repository.ts'
import type { Reader } from '../db/reader.ts'
import type { OAuthClientRow } from '../db/schema.ts'
import { isClientId } from '../domain/ids.ts'

/**
 * Returns the client if the caller can do this to it: an admin of its organization by API key, or
 * the client itself.
 * @throws 404 `oauth_client_not_found` for an unknown client and one of another organization; 403
 *   for a member's key and for another client
 */
export async function requireClient(
  db: Reader,
  caller: CallerContext,
  permission: Permission,
  clientId: string,
): Promise<OAuthClientRow> {
  const client = await findClient(db, clientId)
  if (!client) throw notFound()
  requireCan(caller, permission, { organizationId: client.organizationId }, 'oauth_client_not_found')
  if (caller.kind === 'oauth-client' && caller.clientId !== client.id)
    throw new DomainError('ForbiddenException', 'A client reaches only itself.')
  return client
}

/** For `preValidation`: reports missing rights before an invalid body (docs/domain.md#errors). */
export const requireClientOf =
  ({ db }: { db: Reader }, permission: Permission) =>
  async (request: { caller: CallerContext; params: unknown }): Promise<void> => {
    const { clientId } = request.params as { clientId: string }
    await requireClient(db, requireUser(request), permission, clientId)
  }

/**
 * Returns the client, locked against changes and deletion until the transaction ends.
 * @throws 404 when it was deleted in the meantime
 */
export async function requireLockedClient(
  tx: Tx,
  id: string,
  strength?: 'update' | 'share',
): Promise<OAuthClientRow> {
  const client = await lockOAuthClient(tx, id, strength)
  if (!client) throw notFound()
  return client
}

const notFound = () => new DomainError('oauth_client_not_found')

/** Returns the client with that id, which can be any text. */
export async function findClient(db: Reader, id: string): Promise<OAuthClientRow | undefined> {
  return isClientId(id) ? findOAuthClient(db, id) : undefined
}

/**
 * For `preValidation` of operations on all clients of the caller's organization: admits its admins.
 */
export const requireClients =
  (permission: Permission) =>
  async (request: { caller: CallerContext }): Promise<void> => {
    const caller = requireUser(request)
    const { organizationId } = caller
    if (organizationId === 0)
      throw new DomainError('ForbiddenException', 'Only an organization has OAuth clients.')
    if (!can(caller, permission, { organizationId }))
      throw new DomainError('ForbiddenException', `The caller lacks the permission ${permission}.`)
  }
