import { randomInt } from 'node:crypto'
import type { CreateManagedUser, Tokens } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { OAuthClientRow, UserRow } from '../db/schema.ts'
import { insertUser, isUsernameTaken } from '../db/user-repository.ts'
import { managedEmail, managedUsername } from '../domain/managed-user.ts'
import { addMember } from './account.ts'
import { announceUser } from './announce.ts'
import { issueTokens } from './tokens.ts'

/**
 * Creates a user whom the client manages: a member of the client's organization, with tokens of the
 * client.
 * @throws 409 `email_taken`; 400 for an address that becomes too long
 */
export async function addManagedUser(
  tx: Tx,
  client: OAuthClientRow,
  body: CreateManagedUser,
  at: Date,
): Promise<{ user: UserRow; tokens: Tokens }> {
  const organizationId = client.organizationId
  const user = await insertUser(tx, {
    organizationId,
    email: managedEmail(body.email, client.id),
    username: await freeUsername(tx, client, body.email),
    name: body.name,
    avatarUrl: body.avatarUrl ?? null,
    bio: body.bio ?? null,
    timeZone: body.timeZone ?? 'UTC',
    locale: body.locale ?? 'en',
    timeFormat: body.timeFormat ?? 12,
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
