import { type CallerContext, DomainError, type Permission } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { requireCan, requireUser } from '@punctual/http'
import { findOAuthClient, lockOAuthClient } from './db/oauth-client-repository.ts'
import type { OAuthClientRow } from './db/schema.ts'
import type { Reader } from './db/user-repository.ts'

/**
 * @returns the client, if the caller may do that to it: an admin of its organization by API key, or the client itself
 * @throws 404 `oauth_client_not_found` for a missing or foreign one; 403 for a member's key, another client
 */
export async function requireClient(
  db: Reader,
  caller: CallerContext,
  permission: Permission,
  clientId: string,
): Promise<OAuthClientRow> {
  const client = await findClient(db, clientId)
  if (!client) throw notFound()
  requireCan(caller, permission, { organizationId: client.organization_id }, 'oauth_client_not_found')
  if (caller.kind === 'oauth-client' && caller.clientId !== client.id)
    throw new DomainError('ForbiddenException', 'A client reaches only itself.')
  return client
}

/** For `preValidation`: what the caller lacks is told before what is wrong with the body (docs/domain.md#errors). */
export const requireClientOf =
  ({ db }: { db: Reader }, permission: Permission) =>
  async (request: { caller: CallerContext; params: unknown }): Promise<void> => {
    const { clientId } = request.params as { clientId: string }
    await requireClient(db, requireUser(request), permission, clientId)
  }

/** @returns the client, which nobody changes or deletes until the transaction ends @throws 404 when it is gone by now */
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

/** Whether a text, which may be anything, can be the id of a client. */
export const isClientId = (id: string): boolean => /^[\w-]{1,64}$/.test(id)

/** @returns the client of that id, which may be any text */
export async function findClient(db: Reader, id: string): Promise<OAuthClientRow | undefined> {
  return isClientId(id) ? findOAuthClient(db, id) : undefined
}
