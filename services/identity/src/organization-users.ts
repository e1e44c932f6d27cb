import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  badRequest,
  type CallerContext,
  type CreateOrganizationUser,
  DomainError,
  defined,
  isUsername,
  sameEmail,
  slugify,
  type UpdateOrganizationUser,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { addMember } from './account.ts'
import { findMemberByUser, type Member } from './db/membership-repository.ts'
import { managerOf } from './db/oauth-client-repository.ts'
import type { UserRow } from './db/schema.ts'
import { insertUser, isUsernameTaken, lockUser, updateUser } from './db/user-repository.ts'
import { managedEmail } from './domain/managed-user.ts'
import { changeProfile } from './domain/profile.ts'
import { requireRank, roleIn } from './domain/rank.ts'
import { requireHeld, wholeOf } from './domain/role.ts'
import { announceUser } from './events/announce.ts'
import { removeMembership } from './memberships.ts'
import { requireOrganization } from './organizations.ts'
import { removeUser } from './remove-user.ts'
import { requireStanding } from './standing.ts'

interface Acting {
  caller: CallerContext
  organizationId: number
  at: Date
}

/**
 * Makes a user whose home is the organization, and a member of it.
 * @throws 409 `email_taken`, `username_taken`; 400 for a username that is reserved; 403 for a role above the caller's
 */
export async function createOrganizationUser(
  tx: Tx,
  { caller, organizationId, at }: Acting,
  body: CreateOrganizationUser,
): Promise<Member> {
  const { organizationRole: role = 'MEMBER', autoAccept: accepted = true } = body
  requireRank(roleIn(caller, [organizationId]), role)
  requireHeld(caller, wholeOf(organizationId), { role })
  const username = body.username ?? (await freeUsername(tx, organizationId, body.email))
  requireUsername(username)
  const { theme, appTheme, brandColor, darkBrandColor, hideBranding } = body
  const user = await insertUser(tx, {
    organization_id: organizationId,
    email: body.email,
    username,
    name: body.name ?? username,
    avatar_url: body.avatarUrl ?? null,
    bio: body.bio ?? null,
    time_zone: body.timeZone ?? 'Europe/London',
    locale: body.locale ?? 'en',
    time_format: body.timeFormat ?? 12,
    week_start: body.weekday ?? 'Sunday',
    metadata: body.metadata ?? {},
    details: defined({ theme, appTheme, brandColor, darkBrandColor, hideBranding }),
    created_at: at,
    updated_at: at,
  })
  await announceUser(tx, user, null, at)
  const membership = await addMember(
    tx,
    { organizationId, teamId: organizationId, userId: user.id, role, accepted },
    at,
  )
  return { membership, user }
}

/**
 * Changes a user of the organization; what is given is set.
 * @throws 404 `user_not_found`; 403 when the user has more rights than the caller, or belongs to
 * another organization; 409 `email_taken`,
 * `username_taken`; 400 for a username that is reserved
 */
export async function changeOrganizationUser(
  tx: Tx,
  acting: Acting,
  userId: number,
  body: UpdateOrganizationUser,
): Promise<Member> {
  const { membership } = await requireOrganizationUser(tx, acting, userId)
  const before = await requireHomeUser(tx, acting, userId)
  const {
    theme,
    appTheme,
    brandColor,
    darkBrandColor,
    hideBranding,
    username,
    weekday,
    locale,
    email,
    ...profile
  } = body
  if (username !== undefined) requireUsername(username)
  const change = {
    ...profile,
    ...(email !== undefined && { email: addressOf(before, email) }),
    ...(weekday !== undefined && { weekStart: weekday }),
    ...(typeof locale === 'string' && { locale }),
  }
  const changed = {
    ...changeProfile(before, change),
    username: username ?? before.username,
    details: { ...before.details, ...defined({ theme, appTheme, brandColor, darkBrandColor, hideBranding }) },
    version: before.version,
  }
  if (isDeepStrictEqual(changed, before)) return { membership, user: before }
  const user = await updateUser(tx, { ...changed, version: before.version + 1, updated_at: acting.at })
  const emailChanged = !sameEmail(user.email, before.email)
  await announceUser(tx, user, await managerOf(tx, user), acting.at, { emailChanged })
  return { membership, user }
}

/**
 * Ends a user whose home the organization is; a user of another organization leaves it.
 * @returns the user as it was, and the digests of the credentials that ended
 * @throws 404 `user_not_found`; 403 when the user has more rights than the caller; 409 `last_owner`
 */
export async function removeOrganizationUser(
  tx: Tx,
  acting: Acting,
  userId: number,
): Promise<{ member: Member; digests: string[] }> {
  const { caller, organizationId, at } = acting
  const team = await requireOrganization(tx, organizationId)
  const member = await requireOrganizationUser(tx, acting, userId)
  const user = await lockUser(tx, userId)
  if (user?.organization_id === organizationId) return { member, digests: await removeUser(tx, user, at) }
  const { digests } = await removeMembership(tx, { team, caller, at }, member.membership.id)
  return { member, digests }
}

/** @throws 404 `user_not_found`, for another organization's too; 403 when the user has more rights than the caller */
async function requireOrganizationUser(
  tx: Tx,
  { caller, organizationId }: Acting,
  userId: number,
): Promise<Member> {
  const member = await findMemberByUser(tx, organizationId, userId)
  if (!member) throw new DomainError('user_not_found')
  await requireStanding(tx, caller, wholeOf(organizationId), [userId])
  return member
}

async function requireHomeUser(tx: Tx, { organizationId }: Acting, userId: number): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  if (!user) throw new DomainError('user_not_found')
  if (user.organization_id === organizationId) return user
  throw new DomainError('ForbiddenException', 'The user belongs to another organization.')
}

function requireUsername(username: string): void {
  if (!isUsername(username))
    throw badRequest({ path: 'username', message: 'is not a username, or is reserved' })
}

/** A managed user keeps its client's id in its address. */
const addressOf = ({ client_id }: UserRow, email: string): string =>
  client_id === null ? email : managedEmail(email, client_id)

/** Made from the address; with a few random letters when it is taken or reserved. */
async function freeUsername(tx: Tx, organizationId: number, email: string): Promise<string> {
  const base = slugify(email.split('@')[0] ?? '').slice(0, 50) || 'user'
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`identity.username.${organizationId}.${base}`}, 0))`
  const isFree = isUsername(base) && !(await isUsernameTaken(tx, organizationId, base))
  return isFree ? base : `${base}-${randomBytes(4).toString('hex')}`
}
