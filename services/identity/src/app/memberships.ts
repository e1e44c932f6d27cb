import {
  badRequest,
  type CallerContext,
  type CreateMembership,
  DomainError,
  type MembershipAttribute,
  type UpdateMembership,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { ActorTx } from '../audit/actor.ts'
import { attributesOf } from '../db/member-attributes.ts'
import {
  deleteMembership,
  findMember,
  findMemberByUser,
  hasOtherOwner,
  insertMembership,
  type Member,
  membershipsOfUser,
  updateMembership,
} from '../db/membership-repository.ts'
import type { MembershipRow, TeamRow, UserRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import { requireRank, roleIn } from '../domain/role.ts'
import { findCandidate } from '../guards/member-candidates.ts'
import { requireGrants, requireRankAbove } from '../guards/require-rights.ts'
import { announceMembership, announceMembershipEnd } from './announce.ts'
import { revokeKeysOf } from './end-credentials.ts'

/** The organization or team, locked by the calling function, and the caller. */
export interface ChangeContext {
  team: TeamRow
  caller: CallerContext
  at: Date
}

const ownRole = ({ team, caller }: ChangeContext) => roleIn(caller, [team.id, team.organizationId])

/**
 * Creates a user's membership of an organization or a team.
 * @throws 400 for a user who is unknown or cannot be a member there; 403 for a role above the
 *   caller's or a right that the caller lacks; 404 `role_not_found`; 409 `already_member`
 */
export async function addMembership(
  tx: ActorTx,
  context: ChangeContext,
  input: CreateMembership,
): Promise<Member> {
  const { team, at } = context
  const { userId, role = 'MEMBER', accepted = false, disableImpersonation = false } = input
  const { customRoleId = null } = input
  requireRank(ownRole(context), role)
  await requireGrants(tx, context, { role, customRoleId })
  if (await findMemberByUser(tx, team.id, userId)) throw new DomainError('already_member')
  const user = await findCandidate(tx, context, userId)
  if (!user) throw badRequest({ path: 'userId', message: 'is not the id of a user who can be a member here' })
  const membership = await addMember(
    tx,
    {
      organizationId: team.organizationId,
      teamId: team.id,
      userId,
      role,
      customRoleId,
      accepted,
      disableImpersonation,
    },
    at,
  )
  return { membership, user }
}

/**
 * Changes the given fields of a membership. A member who becomes an OWNER loses the custom role.
 * @throws 404 `membership_not_found`, `role_not_found`; 403 for a role above the caller's, for a
 *   user with more rights than the caller, and for the acceptance of a user who must accept in
 *   person; 409 `last_owner`
 */
export async function changeMembership(
  tx: ActorTx,
  context: ChangeContext,
  id: number,
  change: UpdateMembership,
): Promise<Member> {
  const { team, at } = context
  const { membership: before, user } = await requireMember(tx, team, id)
  const { role = before.role, accepted = before.accepted } = change
  const disableImpersonation = change.disableImpersonation ?? before.disableImpersonation
  const customRoleId = customRoleOf(before, change)
  await requireRankAbove(tx, context.caller, team, [user.id])
  requireRank(ownRole(context), role)
  await requireGrants(tx, context, { role, customRoleId })
  if (accepted && !before.accepted) await requireConsent(tx, context, user)
  if (role !== 'OWNER' || !accepted) await requireOtherOwner(tx, team, before)
  const isSame =
    role === before.role &&
    customRoleId === before.customRoleId &&
    accepted === before.accepted &&
    disableImpersonation === before.disableImpersonation
  if (isSame) return { membership: before, user }
  const changed = { ...before, role, customRoleId, accepted, disableImpersonation }
  const membership = await writeMembership(tx, changed, at)
  await raiseEpoch(tx, team.organizationId)
  return { membership, user }
}

/**
 * Users who cannot be added by id must accept in person; an admin cannot accept for them. @throws
 * 403
 */
async function requireConsent(tx: Tx, context: ChangeContext, user: UserRow): Promise<void> {
  if (user.id === context.caller.userId || (await findCandidate(tx, context, user.id))) return
  throw new DomainError('ForbiddenException', 'Only the user can accept this membership.')
}

const customRoleOf = (before: MembershipRow, { role, customRoleId }: UpdateMembership): string | null =>
  customRoleId !== undefined ? customRoleId : role === 'OWNER' ? null : before.customRoleId

/**
 * Ends a membership. A user who leaves an organization leaves its teams and loses the keys of that
 * organization, except in their home, where the user's own data stays.
 * @returns the member as it was, and the digests of the ended credentials
 * @throws 404 `membership_not_found`, 403 for a user with more rights than the caller, 409
 *   `last_owner`
 */
export async function removeMembership(
  tx: ActorTx,
  context: ChangeContext,
  id: number,
): Promise<Member & { digests: string[] }> {
  const { team, at } = context
  const member = await requireMember(tx, team, id)
  await requireRankAbove(tx, context.caller, team, [member.user.id])
  await requireOtherOwner(tx, team, member.membership)
  return { ...member, digests: await leave(tx, team, member, at) }
}

/** Ends a membership of an organization, as `removeMembership`. @returns its attributes too */
export async function removeOrganizationMembership(
  tx: ActorTx,
  context: ChangeContext,
  id: number,
): Promise<Member & { attributes: ReadonlyMap<number, MembershipAttribute[]>; digests: string[] }> {
  // The attributes are deleted with the membership, so they are read first.
  const attributes = await attributesOf(tx, [id])
  return { ...(await removeMembership(tx, context, id)), attributes }
}

async function leave(tx: ActorTx, team: TeamRow, { membership, user }: Member, at: Date): Promise<string[]> {
  await endMembership(tx, membership, at)
  if (!team.isOrganization) return []
  for (const below of await membershipsOfUser(tx, user.id, team.id)) await endMembership(tx, below, at)
  return isHome(user, team) ? [] : revokeKeysOf(tx, { userId: user.id, organizationId: team.id }, at)
}

const isHome = (user: UserRow, organization: TeamRow) => user.organizationId === organization.id

/** What a new membership has; accepted by default. */
type NewMember = Pick<MembershipRow, 'organizationId' | 'teamId' | 'userId' | 'role'> &
  Partial<Pick<MembershipRow, 'customRoleId' | 'accepted' | 'disableImpersonation'>>

/** Creates a user's membership of an organization or of one of its teams, without any check. */
export async function addMember(tx: ActorTx, member: NewMember, at: Date): Promise<MembershipRow> {
  const row = { accepted: true, ...member, createdAt: at, updatedAt: at }
  const membership = await insertMembership(tx, row)
  await announceMembership(tx, membership, at)
  return membership
}

/** Writes the next version of a membership, without any check. */
export async function writeMembership(tx: ActorTx, changed: MembershipRow, at: Date): Promise<MembershipRow> {
  const membership = { ...changed, version: changed.version + 1, updatedAt: at }
  await updateMembership(tx, membership)
  await announceMembership(tx, membership, at)
  return membership
}

/** Ends a membership without any check. */
export async function endMembership(tx: ActorTx, membership: MembershipRow, at: Date): Promise<void> {
  await deleteMembership(tx, membership.id)
  await raiseEpoch(tx, membership.organizationId)
  await announceMembershipEnd(tx, membership, at)
}

async function requireMember(tx: Tx, team: TeamRow, id: number): Promise<Member> {
  const member = await findMember(tx, team.id, id)
  if (!member) throw new DomainError('membership_not_found')
  return member
}

/**
 * Requires another owner besides the membership's. An organization, and a team without one, always
 * has an owner; a team of an organization is covered by the organization's owners.
 * @throws 409 `last_owner`
 */
export async function requireOtherOwner(tx: Tx, team: TeamRow, membership: MembershipRow): Promise<void> {
  if (membership.role !== 'OWNER' || !membership.accepted || team.parentId !== 0) return
  if (!(await hasOtherOwner(tx, membership))) throw new DomainError('last_owner')
}
