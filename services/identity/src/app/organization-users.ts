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
  type UserDetails,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { usualClock } from '@punctual/messages'
import type { ActorTx } from '../audit/actor.ts'
import { findMemberByUser, type Member } from '../db/membership-repository.ts'
import { managerOf } from '../db/oauth-client-repository.ts'
import type { UserRow } from '../db/schema.ts'
import { findTeam } from '../db/team-repository.ts'
import { insertUser, isUsernameTaken, lockUser, updateUser } from '../db/user-repository.ts'
import { managedEmail } from '../domain/managed-user.ts'
import { requireUsername } from '../domain/names.ts'
import { changeProfile } from '../domain/profile.ts'
import { organizationAsOwner, requireHeld, requireRank, roleIn } from '../domain/role.ts'
import { requireRankAbove } from '../guards/require-rights.ts'
import { requireOrganization } from '../guards/require-team.ts'
import { announceUser } from './announce.ts'
import { addMember, removeMembership } from './memberships.ts'
import { removeUser } from './remove-user.ts'

interface ChangeContext {
  caller: CallerContext
  organizationId: number
  at: Date
}

/**
 * Creates a user whose home is the organization, and a membership of it.
 * @throws 409 `email_taken`, `username_taken`; 400 for a reserved username; 403 for a role above
 *   the caller's
 */
export async function createOrganizationUser(
  tx: ActorTx,
  { caller, organizationId, at }: ChangeContext,
  body: CreateOrganizationUser,
): Promise<Member> {
  const { organizationRole: role = 'MEMBER', autoAccept: accepted = true } = body
  requireRank(roleIn(caller, [organizationId]), role)
  requireHeld(caller, organizationAsOwner(organizationId), { role })
  const username = body.username ?? (await freeUsername(tx, organizationId, body.email))
  requireUsername(username)
  const organization = await findTeam(tx, organizationId)
  if (body.defaultScheduleId !== undefined) throw scheduleOfOther()
  const user = await insertUser(tx, {
    organizationId,
    email: body.email,
    username,
    name: body.name ?? username,
    avatarUrl: body.avatarUrl ?? null,
    bio: body.bio ?? null,
    timeZone: body.timeZone ?? 'Europe/London',
    locale: body.locale ?? 'en',
    timeFormat: body.timeFormat ?? usualClock(body.locale ?? 'en'),
    weekStart: body.weekday ?? organization?.details.weekStart ?? 'Sunday',
    metadata: body.metadata ?? {},
    details: detailsIn(body),
    createdAt: at,
    updatedAt: at,
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
 * Changes the given fields of a user of the organization.
 * @throws 404 `user_not_found`; 403 when the user has more rights than the caller, or belongs to
 *   another organization; 409 `email_taken`, `username_taken`; 400 for a reserved username
 */
export async function changeOrganizationUser(
  tx: ActorTx,
  context: ChangeContext,
  userId: number,
  body: UpdateOrganizationUser,
): Promise<Member> {
  const { membership } = await requireOrganizationUser(tx, context, userId)
  const before = await requireHomeUser(tx, context, userId)
  const { username, weekday, locale, email, ...profile } = body
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
    details: { ...before.details, ...detailsIn(body) },
    version: before.version,
  }
  if (isDeepStrictEqual(changed, before)) return { membership, user: before }
  const user = await updateUser(tx, { ...changed, version: before.version + 1, updatedAt: context.at })
  const emailChanged = !sameEmail(user.email, before.email)
  await announceUser(tx, user, await managerOf(tx, user), context.at, { emailChanged })
  return { membership, user }
}

/**
 * Deletes a user whose home is the organization; ends the membership of any other user.
 * @returns the user as it was, and the digests of the ended credentials
 * @throws 404 `user_not_found`; 403 when the user has more rights than the caller; 409 `last_owner`
 */
export async function removeOrganizationUser(
  tx: ActorTx,
  context: ChangeContext,
  userId: number,
): Promise<{ member: Member; digests: string[] }> {
  const { caller, organizationId, at } = context
  const team = await requireOrganization(tx, organizationId)
  const member = await requireOrganizationUser(tx, context, userId)
  const user = await lockUser(tx, userId)
  if (user?.organizationId === organizationId) return { member, digests: await removeUser(tx, user, at) }
  const { digests } = await removeMembership(tx, { team, caller, at }, member.membership.id)
  return { member, digests }
}

/**
 * Returns the user.
 * @throws 404 `user_not_found`, also for a user of another organization; 403 when the user has more
 *   rights than the caller
 */
async function requireOrganizationUser(
  tx: Tx,
  { caller, organizationId }: ChangeContext,
  userId: number,
): Promise<Member> {
  const member = await findMemberByUser(tx, organizationId, userId)
  if (!member) throw new DomainError('user_not_found')
  await requireRankAbove(tx, caller, organizationAsOwner(organizationId), [userId])
  return member
}

async function requireHomeUser(tx: Tx, { organizationId }: ChangeContext, userId: number): Promise<UserRow> {
  const user = await lockUser(tx, userId)
  if (!user) throw new DomainError('user_not_found')
  if (user.organizationId === organizationId) return user
  throw new DomainError('ForbiddenException', 'The user belongs to another organization.')
}

const detailsIn = (body: UserDetails): UserDetails => {
  const { theme, appTheme, brandColor, darkBrandColor, hideBranding, allowDynamicBooking } = body
  return defined({ theme, appTheme, brandColor, darkBrandColor, hideBranding, allowDynamicBooking })
}

/** A new user has no schedule; scheduling makes the default one. */
const scheduleOfOther = () =>
  badRequest({ path: 'defaultScheduleId', message: "is not the id of one of the user's schedules" })

/** The address of a managed user keeps the client's id. */
const addressOf = ({ clientId }: UserRow, email: string): string =>
  clientId === null ? email : managedEmail(email, clientId)

/** Derives a free username from the address; a taken or reserved one gets a random suffix. */
async function freeUsername(tx: Tx, organizationId: number, email: string): Promise<string> {
  const base = slugify(email.split('@')[0] ?? '').slice(0, 50) || 'user'
  await tx.sql`select pg_advisory_xact_lock(hashtextextended(${`identity.username.${organizationId}.${base}`}, 0))`
  const isFree = isUsername(base) && !(await isUsernameTaken(tx, organizationId, base))
  return isFree ? base : `${base}-${randomBytes(4).toString('hex')}`
}
