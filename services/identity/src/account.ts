import { randomBytes } from 'node:crypto'
import { badRequest, isUsername, type Role, slugify, type UserProfile } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { generateApiKey } from '@punctual/http'
import { insertCredential } from './db/credential-repository.ts'
import { insertMembership } from './db/membership-repository.ts'
import type { MembershipRow, TeamRow } from './db/schema.ts'
import { insertTeam, type NewTeam } from './db/team-repository.ts'
import { insertUser, isBareUsernameTaken } from './db/user-repository.ts'
import { toProfile } from './domain/profile.ts'
import { announceMembership, announceTeam, announceUser } from './events/announce.ts'
import { requireFreeWord } from './require-free-word.ts'

export interface NewAccount {
  email: string
  /** The operator's word that the person reads mail there; false when omitted. */
  emailVerified?: boolean
  name: string
  /** Made from the name when omitted; without an organization, with random letters behind a name that is taken. */
  username?: string
  /** IANA zone name; UTC when omitted. */
  timeZone?: string
  /** The organization to join, 0 or omitted for none. */
  organizationId?: number
  /** In that organization; MEMBER when omitted. */
  role?: Role
  /** Requests a minute that the key may make; as many as any when omitted. */
  rateLimit?: number
}

export interface Account {
  user: UserProfile
  /** Never expires; readable here alone. */
  apiKey: string
}

/**
 * Adds a user, its accepted membership of the organization, if it joins one, and an API key of that organization.
 * @throws 409 `email_taken`, `username_taken`; 400 for what is no username
 */
export async function addAccount(tx: Tx, account: NewAccount, at: Date): Promise<Account> {
  const { email, name, timeZone = 'UTC', organizationId = 0, role = 'MEMBER' } = account
  const username = account.username ?? (await usernameFrom(tx, name, organizationId))
  if (!isUsername(username))
    throw badRequest({ path: 'username', message: 'is not a username, or is reserved' })
  const user = await insertUser(tx, {
    organization_id: organizationId,
    email,
    email_verified: account.emailVerified ?? false,
    username,
    name,
    time_zone: timeZone,
    locale: 'en',
    time_format: 12,
    week_start: 'Sunday',
    created_at: at,
    updated_at: at,
  })
  await announceUser(tx, user, null, at)
  if (organizationId !== 0)
    await addMember(tx, { organizationId, teamId: organizationId, userId: user.id, role }, at)
  const apiKey = generateApiKey()
  await insertCredential(tx, {
    kind: 'api-key',
    secret: apiKey,
    organizationId,
    userId: user.id,
    rateLimit: account.rateLimit ?? null,
    at,
    expiresAt: null,
  })
  return { user: toProfile(user, null), apiKey }
}

/** Without an organization only a free bare name will do. */
async function usernameFrom(tx: Tx, name: string, organizationId: number): Promise<string> {
  const username = slugify(name)
  if (organizationId !== 0 || !(await isBareUsernameTaken(tx, username))) return username
  return `${username.slice(0, 50)}-${randomBytes(4).toString('hex')}`
}

/**
 * Adds an organization; without a slug of its own it takes the name's.
 * @throws 409 `slug_taken`; 400 for a slug that is reserved, or that cannot be made from the name
 */
export async function addOrganization(
  tx: Tx,
  organization: Pick<NewTeam, 'name' | 'isPlatform' | 'managerId' | 'metadata'> & { slug?: string },
  at: Date,
): Promise<TeamRow> {
  const { slug = slugify(organization.name) } = organization
  if (slug === '') throw badRequest({ path: 'slug', message: 'cannot be made from this name' })
  requireFreeWord(slug)
  const row = await insertTeam(tx, { ...organization, slug, at })
  await announceTeam(tx, row, at)
  return row
}

/** Adds a team of an organization, with a slug made from its name when omitted. @throws 409 `slug_taken` */
export async function addTeam(
  tx: Tx,
  { organizationId, name, slug }: { organizationId: number; name: string; slug?: string },
  at: Date,
): Promise<TeamRow> {
  const row = await insertTeam(tx, { organizationId, name, slug: slug ?? (slugify(name) || 'main'), at })
  await announceTeam(tx, row, at)
  return row
}

/** Makes a user a member, accepted unless something else is said, of an organization or of one of its teams. */
export async function addMember(
  tx: Tx,
  {
    organizationId,
    teamId,
    userId,
    role,
    accepted = true,
  }: { organizationId: number; teamId: number; userId: number; role: Role; accepted?: boolean },
  at: Date,
): Promise<MembershipRow> {
  const membership = await insertMembership(tx, {
    organization_id: organizationId,
    team_id: teamId,
    user_id: userId,
    role,
    accepted,
    created_at: at,
    updated_at: at,
  })
  await announceMembership(tx, membership, at)
  return membership
}
