import {
  credentialRevoked,
  membershipCreated,
  membershipUpdated,
  oauthClientCreated,
  oauthClientDeleted,
  oauthClientUpdated,
  organizationCreated,
  organizationUpdated,
  teamCreated,
  teamUpdated,
  userCreated,
  userUpdated,
} from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import type { CredentialRow, MembershipRow, OAuthClientRow, TeamRow, UserRow } from '../db/schema.ts'
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
