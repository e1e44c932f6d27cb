import { type CallerContext, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest, generateSecret } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import { findMemberByUser, type Member } from '../db/membership-repository.ts'
import type { TeamRow } from '../db/schema.ts'
import { findInvitingTeam, insertInvite, lockTeam } from '../db/team-repository.ts'
import { organizationAsOwner, requireHeld } from '../domain/role.ts'
import { addMember, writeMembership } from './memberships.ts'

const lifetimeInMs = 7 * 86_400_000

/**
 * Creates an invitation whose token lets its bearer join the team and its organization as a MEMBER,
 * for a week.
 * @returns the token, which is stored only as a digest
 * @throws 403 when the caller's custom role gives less than MEMBER
 */
export async function createInvite(tx: Tx, team: TeamRow, caller: CallerContext, at: Date): Promise<string> {
  requireHeld(caller, team, { role: 'MEMBER' })
  if (team.parentId !== 0) requireHeld(caller, organizationAsOwner(team.parentId), { role: 'MEMBER' })
  const token = generateSecret()
  await insertInvite(tx, {
    digest: credentialDigest(token),
    organizationId: team.organizationId,
    teamId: team.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + lifetimeInMs),
  })
  return token
}

/**
 * Makes the caller an accepted member of the invitation's team and its organization. A membership
 * that waits for acceptance is accepted with its role.
 * @throws 404 `invite_not_found`, 409 `already_member`
 */
export async function acceptInvite(
  tx: ActorTx,
  { userId }: CallerContext,
  token: string,
  at: Date,
): Promise<Member> {
  const teamId = await findInvitingTeam(tx, credentialDigest(token), at)
  const team = teamId === undefined ? undefined : await lockTeam(tx, teamId)
  if (!team) throw new DomainError('invite_not_found')
  const before = await findMemberByUser(tx, team.id, userId)
  if (before?.membership.accepted) throw new DomainError('already_member')
  if (team.parentId !== 0) await join(tx, team.parentId, team.parentId, userId, at)
  await join(tx, team.organizationId, team.id, userId, at)
  const member = await findMemberByUser(tx, team.id, userId)
  if (!member) throw new DomainError('invite_not_found')
  return member
}

async function join(
  tx: ActorTx,
  organizationId: number,
  teamId: number,
  userId: number,
  at: Date,
): Promise<void> {
  const member = await findMemberByUser(tx, teamId, userId)
  if (!member) {
    await addMember(tx, { organizationId, teamId, userId, role: 'MEMBER' }, at)
  } else if (!member.membership.accepted) {
    await writeMembership(tx, { ...member.membership, accepted: true }, at)
  }
}
