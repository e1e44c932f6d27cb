import { randomUUID } from 'node:crypto'
import {
  credentialRevoked,
  grantEnded,
  membershipCreated,
  membershipDeleted,
  membershipUpdated,
  oauthClientCreated,
  oauthClientDeleted,
  oauthClientUpdated,
  organizationCreated,
  organizationDeleted,
  organizationUpdated,
  personErased,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userDeleted,
  userUpdated,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import type {
  AppGrantRow,
  CredentialRow,
  MembershipRow,
  OAuthClientRow,
  TeamRow,
  UserRow,
} from '../db/schema.ts'
import { type ClientFlags, toProfile } from '../domain/profile.ts'
import { toClient, toMembership, toTeam } from '../present/facts.ts'

/**
 * Publishes the current state of a user in the transaction that changed it.
 * @param emailChanged whether the address is new
 */
export async function announceUser(
  tx: Tx,
  user: UserRow,
  client: ClientFlags | null,
  at: Date,
  { emailChanged = false }: { emailChanged?: boolean } = {},
): Promise<void> {
  await appendEvent(tx, user.version === 1 ? userCreated : userUpdated, {
    subject: String(user.id),
    version: user.version,
    organizationId: user.organizationId,
    data: { user: toProfile(user, client), ...(emailChanged && { emailChanged }) },
    at,
  })
}

export async function announceTeam(tx: Tx, team: TeamRow, at: Date): Promise<void> {
  const [created, updated] = team.isOrganization
    ? [organizationCreated, organizationUpdated]
    : [teamCreated, teamUpdated]
  await appendEvent(tx, team.version === 1 ? created : updated, {
    subject: String(team.id),
    version: team.version,
    organizationId: team.organizationId,
    data: { team: toTeam(team) },
    at,
  })
}

export async function announceMembership(tx: Tx, membership: MembershipRow, at: Date): Promise<void> {
  await appendEvent(tx, membership.version === 1 ? membershipCreated : membershipUpdated, {
    subject: String(membership.id),
    version: membership.version,
    organizationId: membership.organizationId,
    data: { membership: toMembership(membership) },
    at,
  })
}

export async function announceClient(tx: Tx, client: OAuthClientRow, at: Date): Promise<void> {
  await appendEvent(tx, client.version === 1 ? oauthClientCreated : oauthClientUpdated, {
    subject: client.id,
    version: client.version,
    organizationId: client.organizationId,
    data: { client: toClient(client) },
    at,
  })
}

/** Publishes the deletion of a client and all its credentials; the deletion counts as a change. */
export async function announceClientDeletion(tx: Tx, client: OAuthClientRow, at: Date): Promise<void> {
  await appendEvent(tx, oauthClientDeleted, {
    subject: client.id,
    version: client.version + 1,
    organizationId: client.organizationId,
    data: { id: client.id },
    at,
  })
}

/** Publishes that a credential has ended, for services that cache it. */
export async function announceRevocation(tx: Tx, credential: CredentialRow, at: Date): Promise<void> {
  await appendEvent(tx, credentialRevoked, {
    subject: String(credential.id),
    // A credential has two versions: issued and revoked.
    version: 2,
    organizationId: credential.organizationId,
    data: { digest: credential.digest, keyId: credential.id },
    at,
  })
}

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
