import { randomUUID } from 'node:crypto'
import {
  grantEnded,
  membershipDeleted,
  organizationDeleted,
  personErased,
  teamDeleted,
  userDeleted,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import type { AppGrantRow, MembershipRow, TeamRow, UserRow } from '../db/schema.ts'
import { toMembership, toTeam } from '../present/facts.ts'

// A deletion counts as a change: its event is one version later than the last state.

export async function announceMembershipEnd(tx: Tx, membership: MembershipRow, at: Date): Promise<void> {
  await appendEvent(tx, membershipDeleted, {
    subject: String(membership.id),
    version: membership.version + 1,
    organizationId: membership.organizationId,
    data: { membership: toMembership(membership) },
    at,
  })
}

export async function announceTeamEnd(tx: Tx, team: TeamRow, at: Date): Promise<void> {
  await appendEvent(tx, team.isOrganization ? organizationDeleted : teamDeleted, {
    subject: String(team.id),
    version: team.version + 1,
    organizationId: team.organizationId,
    data: { team: toTeam(team) },
    at,
  })
}

export async function announceUserEnd(tx: Tx, user: UserRow, at: Date): Promise<void> {
  await appendEvent(tx, userDeleted, {
    subject: String(user.id),
    version: user.version + 1,
    organizationId: user.organizationId,
    data: { id: user.id },
    at,
  })
}

export async function announceGrantEnd(tx: Tx, grant: AppGrantRow, at: Date): Promise<void> {
  await appendEvent(tx, grantEnded, {
    subject: String(grant.id),
    // A grant has two versions: given and ended.
    version: 2,
    organizationId: grant.organizationId,
    data: { id: grant.id, clientId: grant.clientId, userId: grant.userId },
    at,
  })
}

/** Each erasure is a separate aggregate, so that no event subject contains the address. */
export async function announceErasure(
  tx: Tx,
  person: { organizationId: number; email: string; userId?: number },
  at: Date,
): Promise<void> {
  const { organizationId, ...data } = person
  await appendEvent(tx, personErased, { subject: randomUUID(), version: 1, organizationId, data, at })
}
