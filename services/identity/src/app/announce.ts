import { randomUUID } from 'node:crypto'
import {
  credentialRevoked,
  type EventData,
  type EventDefinition,
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
  phoneNumberErased,
  teamCreated,
  teamDeleted,
  teamUpdated,
  userCreated,
  userDeleted,
  userUpdated,
} from '@punctual/contracts'
import { appendEvent, type NewEvent, type Tx } from '@punctual/db'
import type { ActorTx } from '../audit/actor.ts'
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
import { recordChange } from './audit-log.ts'

/**
 * Publishes a change, and records it in the audit log under the last words of its event.
 * @param details for the audit log, without personal data
 */
async function publish<D extends EventDefinition>(
  tx: ActorTx,
  definition: D,
  event: NewEvent<EventData<D>>,
  details: Record<string, unknown> = {},
): Promise<void> {
  await appendEvent(tx, definition, event)
  const action = definition.type.replace(/^identity\./, '')
  const { organizationId, subject: subjectId, at } = event
  await recordChange(tx, { organizationId, action, subjectId, details, at })
}

/**
 * Publishes the current state of a user in the transaction that changed it.
 * @param emailChanged whether the address is new
 */
export async function announceUser(
  tx: ActorTx,
  user: UserRow,
  client: ClientFlags | null,
  at: Date,
  { emailChanged = false }: { emailChanged?: boolean } = {},
): Promise<void> {
  await publish(
    tx,
    user.version === 1 ? userCreated : userUpdated,
    {
      subject: String(user.id),
      version: user.version,
      organizationId: user.organizationId,
      data: { user: toProfile(user, client), ...(emailChanged && { emailChanged }) },
      at,
    },
    emailChanged ? { emailChanged } : {},
  )
}

const factsOf = ({ teamId, userId, role, accepted, customRoleId }: MembershipRow) => ({
  teamId,
  userId,
  role,
  accepted,
  ...(customRoleId !== null && { customRoleId }),
})

export async function announceTeam(tx: ActorTx, team: TeamRow, at: Date): Promise<void> {
  const [created, updated] = team.isOrganization
    ? [organizationCreated, organizationUpdated]
    : [teamCreated, teamUpdated]
  await publish(
    tx,
    team.version === 1 ? created : updated,
    {
      subject: String(team.id),
      version: team.version,
      organizationId: team.organizationId,
      data: { team: toTeam(team) },
      at,
    },
    { name: team.name, slug: team.slug },
  )
}

export async function announceMembership(tx: ActorTx, membership: MembershipRow, at: Date): Promise<void> {
  await publish(
    tx,
    membership.version === 1 ? membershipCreated : membershipUpdated,
    {
      subject: String(membership.id),
      version: membership.version,
      organizationId: membership.organizationId,
      data: { membership: toMembership(membership) },
      at,
    },
    factsOf(membership),
  )
}

export async function announceClient(tx: ActorTx, client: OAuthClientRow, at: Date): Promise<void> {
  await publish(
    tx,
    client.version === 1 ? oauthClientCreated : oauthClientUpdated,
    {
      subject: client.id,
      version: client.version,
      organizationId: client.organizationId,
      data: { client: toClient(client) },
      at,
    },
    { name: client.name },
  )
}

/** Publishes the deletion of a client and all its credentials; the deletion counts as a change. */
export async function announceClientDeletion(tx: ActorTx, client: OAuthClientRow, at: Date): Promise<void> {
  await publish(
    tx,
    oauthClientDeleted,
    {
      subject: client.id,
      version: client.version + 1,
      organizationId: client.organizationId,
      data: { id: client.id },
      at,
    },
    { name: client.name },
  )
}

/** Publishes that a credential has ended, for services that cache it. */
export async function announceRevocation(tx: ActorTx, credential: CredentialRow, at: Date): Promise<void> {
  await appendEvent(tx, credentialRevoked, {
    subject: String(credential.id),
    // A credential has two versions: issued and revoked.
    version: 2,
    organizationId: credential.organizationId,
    data: { digest: credential.digest, keyId: credential.id },
    at,
  })
  if (credential.kind === 'api-key' || credential.kind === 'client-secret')
    await recordChange(tx, {
      organizationId: credential.organizationId,
      action: `${credential.kind}.ended`,
      subjectId: String(credential.id),
      details: ownerOf(credential),
      at,
    })
}

/** Records a new key or secret; tokens are left out, as they come and go by the hour. */
export async function recordCredential(tx: ActorTx, credential: CredentialRow, at: Date): Promise<void> {
  await recordChange(tx, {
    organizationId: credential.organizationId,
    action: `${credential.kind}.created`,
    subjectId: String(credential.id),
    details: ownerOf(credential),
    at,
  })
}

const ownerOf = ({ userId, clientId }: CredentialRow) => ({
  ...(userId !== null && { userId }),
  ...(clientId !== null && { clientId }),
})

// A deletion counts as a change: its event is one version later than the last state.

export async function announceMembershipEnd(tx: ActorTx, membership: MembershipRow, at: Date): Promise<void> {
  await publish(
    tx,
    membershipDeleted,
    {
      subject: String(membership.id),
      version: membership.version + 1,
      organizationId: membership.organizationId,
      data: { membership: toMembership(membership) },
      at,
    },
    factsOf(membership),
  )
}

export async function announceTeamEnd(tx: ActorTx, team: TeamRow, at: Date): Promise<void> {
  await publish(
    tx,
    team.isOrganization ? organizationDeleted : teamDeleted,
    {
      subject: String(team.id),
      version: team.version + 1,
      organizationId: team.organizationId,
      data: { team: toTeam(team) },
      at,
    },
    { name: team.name, slug: team.slug },
  )
}

export async function announceUserEnd(tx: ActorTx, user: UserRow, at: Date): Promise<void> {
  await publish(tx, userDeleted, {
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

/** Each erasure is a separate aggregate, so that no event subject contains the number. */
export async function announcePhoneErasure(
  tx: ActorTx,
  { organizationId, ...data }: { organizationId: number; phoneNumber: string },
  at: Date,
): Promise<void> {
  await publish(tx, phoneNumberErased, { subject: randomUUID(), version: 1, organizationId, data, at })
}

/** Each erasure is a separate aggregate, so that no event subject contains the address. */
export async function announceErasure(
  tx: ActorTx,
  person: { organizationId: number; email: string; userId?: number },
  at: Date,
): Promise<void> {
  const { organizationId, ...data } = person
  await publish(tx, personErased, { subject: randomUUID(), version: 1, organizationId, data, at })
}
