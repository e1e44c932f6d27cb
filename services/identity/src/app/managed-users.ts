import { randomInt } from 'node:crypto'
import {
  type CallerContext,
  type CreateManagedUser,
  DomainError,
  type Tokens,
  type UpdateManagedUser,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { usualClock } from '@punctual/messages'
import type { ActorTx } from '../audit/actor.ts'
import type { OAuthClientRow, UserRow } from '../db/schema.ts'
import { findManagedUser, insertUser, isUsernameTaken, lockManagedUser } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { managedEmail, managedUsername } from '../domain/managed-user.ts'
import { organizationAsOwner } from '../domain/role.ts'
import { requireLockedClient } from '../guards/require-client.ts'
import { requireRankAbove } from '../guards/require-rights.ts'
import { announceUser } from './announce.ts'
import { changeUser } from './change-user.ts'
import { addMember } from './memberships.ts'
import { removeUser } from './remove-user.ts'
import { endTokens, issueTokens } from './tokens.ts'

/**
 * Creates a user whom the client manages: a member of the client's organization, with tokens of the
 * client.
 * @throws 409 `email_taken`; 400 for an address that becomes too long
 */
export async function addManagedUser(
  tx: ActorTx,
  client: OAuthClientRow,
  body: CreateManagedUser,
  at: Date,
): Promise<{ user: UserRow; tokens: Tokens }> {
  const { organizationId } = client
  const user = await insertUser(tx, {
    organizationId,
    email: managedEmail(body.email, client.id),
    username: await freeUsername(tx, client, body.email),
    name: body.name,
    avatarUrl: body.avatarUrl ?? null,
    bio: body.bio ?? null,
    timeZone: body.timeZone ?? 'UTC',
    locale: body.locale ?? 'en',
    timeFormat: body.timeFormat ?? usualClock(body.locale ?? 'en'),
    weekStart: body.weekStart ?? 'Sunday',
    metadata: body.metadata ?? {},
    clientId: client.id,
    createdAt: at,
    updatedAt: at,
  })
  await announceUser(tx, user, client, at)
  await addMember(tx, { organizationId, teamId: organizationId, userId: user.id, role: 'MEMBER' }, at)
  const holder = { organizationId, userId: user.id, clientId: client.id, scopes: null }
  const { tokens } = await issueTokens(tx, holder, at)
  return { user, tokens }
}

/** When two addresses have the same local part, the later username gets a number. */
async function freeUsername(tx: Tx, { id, organizationId }: OAuthClientRow, email: string): Promise<string> {
  const username = managedUsername(email, id)
  return (await isUsernameTaken(tx, organizationId, username))
    ? `${username.slice(0, 53)}-${randomInt(100_000_000, 1_000_000_000)}`
    : username
}

/** The ids of a path that name a managed user. */
interface ManagedUserIds {
  clientId: string
  userId: number
}

const notFound = () => new DomainError('user_not_found')

/**
 * Changes a user whom the client manages.
 * @throws 404 `user_not_found`, 409 `email_taken`; 400 for a `defaultScheduleId` of another user
 */
export async function changeManagedUser(
  deps: IdentityDeps,
  caller: CallerContext,
  { clientId, userId }: ManagedUserIds,
  body: UpdateManagedUser,
): Promise<UserRow> {
  if (!(await findManagedUser(deps.db, clientId, userId))) throw notFound()
  return changeUser(deps, caller, userId, body, notFound)
}

/**
 * Deletes a user whom the client manages. @throws 404 `user_not_found`; 403 for a user with more
 * rights than the caller
 */
export async function deleteManagedUser(
  tx: ActorTx,
  caller: CallerContext,
  { clientId, userId }: ManagedUserIds,
  at: Date,
): Promise<UserRow> {
  const user = await lockManagedUser(tx, clientId, userId)
  if (!user) throw notFound()
  await requireRankAbove(tx, caller, organizationAsOwner(user.organizationId), [user.id])
  await removeUser(tx, user, at)
  return user
}

/**
 * Ends every token that a user has from the client, and issues new ones.
 * @returns the new tokens, and the digests of the ended access tokens
 * @throws 404 `oauth_client_not_found`, `user_not_found`; 403 for a user with more rights than the
 *   caller
 */
export async function replaceTokens(
  tx: ActorTx,
  caller: CallerContext,
  ids: ManagedUserIds,
  at: Date,
): Promise<{ tokens: Tokens; digests: string[] }> {
  const { id: clientId, organizationId } = await requireLockedClient(tx, ids.clientId, 'share')
  const user = await lockManagedUser(tx, clientId, ids.userId)
  if (!user) throw notFound()
  await requireRankAbove(tx, caller, organizationAsOwner(organizationId), [user.id])
  const digests = await endTokens(tx, { userId: user.id, clientId }, at)
  const { tokens } = await issueTokens(tx, { organizationId, userId: user.id, clientId, scopes: null }, at)
  return { tokens, digests }
}
