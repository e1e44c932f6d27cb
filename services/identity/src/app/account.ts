import { randomBytes } from 'node:crypto'
import { badRequest, isUsername, type Role, slugify, type UserProfile } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { generateApiKey } from '@punctual/http'
import { insertCredential } from '../db/credential-repository.ts'
import { insertMembership } from '../db/membership-repository.ts'
import type { MembershipRow, TeamRow } from '../db/schema.ts'
import { insertTeam, type NewTeam } from '../db/team-repository.ts'
import { insertUser, isBareUsernameTaken } from '../db/user-repository.ts'
import { requireFreeSlug } from '../domain/names.ts'
import { toProfile } from '../domain/profile.ts'
import { announceMembership, announceTeam, announceUser } from './announce.ts'

export interface NewAccount {
  email: string
  /** Whether the operator vouches for the address; false when omitted. */
  emailVerified?: boolean
  name: string
  /**
   * Derived from the name when omitted; without an organization, a taken name gets a random suffix.
   */
  username?: string
  /** IANA zone name; UTC when omitted. */
  timeZone?: string
  /** The organization to join, 0 or omitted for none. */
  organizationId?: number
  /** The role in that organization; MEMBER when omitted. */
  role?: Role
  /** Requests a minute that the key can make; the default limit when omitted. */
  rateLimit?: number
}

export interface Account {
  user: UserProfile
  /** Never expires; stored only as a digest, so it cannot be read again. */
  apiKey: string
}

/**
 * Creates a user, an API key and, if the user joins an organization, an accepted membership of it.
 * @throws 409 `email_taken`, `username_taken`; 400 for an invalid username
 */
export async function addAccount(tx: Tx, account: NewAccount, at: Date): Promise<Account> {
  const { email, name, timeZone = 'UTC', organizationId = 0, role = 'MEMBER' } = account
  const username = account.username ?? (await usernameFrom(tx, name, organizationId))
  if (!isUsername(username))
    throw badRequest({ path: 'username', message: 'must be a valid username that is not reserved' })
  const user = await insertUser(tx, {
    organizationId,
    email,
    emailVerified: account.emailVerified ?? false,
    username,
    name,
    timeZone,
    locale: 'en',
    timeFormat: 12,
    weekStart: 'Sunday',
    createdAt: at,
    updatedAt: at,
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

/** A user without an organization is reached only by the bare name, so that name must be free. */
async function usernameFrom(tx: Tx, name: string, organizationId: number): Promise<string> {
  const username = slugify(name)
  if (organizationId !== 0 || !(await isBareUsernameTaken(tx, username))) return username
  return `${username.slice(0, 50)}-${randomBytes(4).toString('hex')}`
}

/**
 * Creates an organization. The slug is derived from the name when omitted.
 * @throws 409 `slug_taken`; 400 for a reserved slug, or a name that gives no slug
 */
export async function addOrganization(
  tx: Tx,
  organization: Pick<NewTeam, 'name' | 'isPlatform' | 'managerId' | 'metadata'> & { slug?: string },
  at: Date,
): Promise<TeamRow> {
  const { slug = slugify(organization.name) } = organization
  if (slug === '') throw badRequest({ path: 'slug', message: 'cannot be derived from this name' })
  requireFreeSlug(slug)
  const row = await insertTeam(tx, { ...organization, slug, at })
  await announceTeam(tx, row, at)
  return row
}

/**
 * Creates a team of an organization. The slug is derived from the name when omitted. @throws 409
 * `slug_taken`
 */
export async function addTeam(
  tx: Tx,
  { organizationId, name, slug }: { organizationId: number; name: string; slug?: string },
  at: Date,
): Promise<TeamRow> {
  const row = await insertTeam(tx, { organizationId, name, slug: slug ?? (slugify(name) || 'main'), at })
  await announceTeam(tx, row, at)
  return row
}

/** Creates a user's membership of an organization or of one of its teams, accepted by default. */
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
    organizationId,
    teamId,
    userId,
    role,
    accepted,
    createdAt: at,
    updatedAt: at,
  })
  await announceMembership(tx, membership, at)
  return membership
}
