import { randomUUID } from 'node:crypto'
import {
  type CallerContext,
  type CreatePortalLink,
  DomainError,
  holds,
  type PortalSession,
} from '@punctual/contracts'
import { generateSecret, type Sealer } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import { insertCredential } from '../db/credential-repository.ts'
import {
  deletePortalLink,
  deletePortalTokens,
  holdPortalLink,
  insertPortalLink,
  type PortalOwner,
} from '../db/portal-link-repository.ts'
import type { PortalLinkRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { linkEnd, portalPermissions, sealedText, sessionPrefix } from '../domain/portal-link.ts'
import { announceRevocation } from './announce.ts'
import { recordChange } from './audit-log.ts'

const record = (
  tx: ActorTx,
  change: 'created' | 'opened' | 'deleted',
  { id, organizationId, clientId, access, expiresAt }: PortalLinkRow,
  at: Date,
): Promise<void> =>
  recordChange(tx, {
    organizationId,
    action: `portal-link.${change}`,
    subjectId: id,
    details: { access, expiresAt: expiresAt.toISOString(), ...(clientId !== null && { clientId }) },
    at,
  })

/**
 * Creates a link. Its token is authenticated by the service's keys: it cannot be invented, also by
 * those who can read the database.
 * @throws ForbiddenException (403) for a link that allows more than its creator may do
 */
export async function createPortalLink(
  tx: ActorTx,
  sealer: Pick<Sealer, 'seal'>,
  { owner, caller }: { owner: PortalOwner; caller: CallerContext },
  { access = 'read', expiresInMinutes, embedOrigins = [] }: CreatePortalLink,
  now: Date,
): Promise<{ link: PortalLinkRow; token: string }> {
  const { organizationId } = owner
  const lacking = portalPermissions[access].find(
    (permission) => !holds(caller, permission, { organizationId }),
  )
  if (lacking) throw new DomainError('ForbiddenException', `The caller lacks the permission ${lacking}.`)
  const id = randomUUID()
  const link = {
    id,
    ...owner,
    userId: caller.userId,
    access,
    embedOrigins: [...new Set(embedOrigins)],
    createdAt: now,
    expiresAt: linkEnd(now, expiresInMinutes),
  }
  await insertPortalLink(tx, link)
  await record(tx, 'created', link, now)
  return { link, token: sealer.seal(sealedText(id)) }
}

/**
 * Opens a link: creates a token for its webhooks, which ends with the link.
 * @throws DomainError invalid_portal_link (400) for a link that is unknown, revoked or over, and
 *   for another token
 */
export async function openPortalLink(
  tx: ActorTx,
  sealer: Pick<Sealer, 'open'>,
  { id, token }: { id: string; token: string },
  now: Date,
): Promise<PortalSession> {
  const held = opens(sealer, token, id) ? await holdPortalLink(tx, id, now) : undefined
  if (!held) throw new DomainError('invalid_portal_link')
  const { link, name } = held
  const { organizationId, clientId, userId, access, expiresAt } = link
  const secret = sessionPrefix + generateSecret()
  await insertCredential(tx, {
    kind: 'portal',
    secret,
    organizationId,
    userId,
    ...(clientId !== null && { clientId }),
    family: id,
    at: now,
    expiresAt,
  })
  await record(tx, 'opened', link, now)
  return {
    accessToken: secret,
    expiresAt: expiresAt.toISOString(),
    access,
    organizationId,
    ...(clientId !== null && { oAuthClientId: clientId }),
    name,
  }
}

function opens(sealer: Pick<Sealer, 'open'>, token: string, id: string): boolean {
  try {
    return sealer.open(token) === sealedText(id)
  } catch {
    return false
  }
}

/**
 * Revokes a link with the tokens that it opened.
 * @returns it and their digests
 * @throws DomainError portal_link_not_found (404)
 */
export async function revokePortalLink(
  tx: ActorTx,
  owner: PortalOwner,
  id: string,
  now: Date,
): Promise<{ link: PortalLinkRow; digests: string[] }> {
  const link = await deletePortalLink(tx, owner, id)
  if (!link) throw new DomainError('portal_link_not_found')
  const tokens = await deletePortalTokens(tx, id)
  for (const row of tokens) await announceRevocation(tx, row, now)
  if (tokens.length > 0) await raiseEpoch(tx, owner.organizationId)
  await record(tx, 'deleted', link, now)
  return { link, digests: tokens.map(({ digest }) => digest) }
}
