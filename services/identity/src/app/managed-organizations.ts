import { isDeepStrictEqual } from 'node:util'
import {
  type CallerContext,
  type CreateManagedOrganization,
  DomainError,
  type TeamDetails,
  type UpdateManagedOrganization,
} from '@punctual/contracts'
import type { ActorTx } from '../audit/actor.ts'
import { deleteAuditEntries } from '../db/audit-repository.ts'
import { membershipsOfOrganization } from '../db/membership-repository.ts'
import { findFirstClient } from '../db/oauth-client-repository.ts'
import type { TeamRow } from '../db/schema.ts'
import { findTeam, teamsOfOrganization, updateTeam } from '../db/team-repository.ts'
import { usersOfOrganization } from '../db/user-repository.ts'
import { announceTeam } from './announce.ts'
import { issueApiKey } from './api-keys.ts'
import { removeCredentialsOf } from './end-credentials.ts'
import { addMember, endMembership } from './memberships.ts'
import { removeOAuthClient } from './oauth-clients.ts'
import { removeUser } from './remove-user.ts'
import { addOrganization, endTeam } from './teams.ts'

/**
 * Creates an organization that `managerId` manages, as a separate tenant: the caller's user becomes
 * its OWNER and holds its key (docs/domain.md#managed-organizations).
 * @throws 403 when the manager is not a platform or is itself managed, 409 `slug_taken`, 400 for a
 *   name that gives no slug
 */
export async function createManagedOrganization(
  tx: ActorTx,
  { userId }: CallerContext,
  managerId: number,
  body: CreateManagedOrganization,
  at: Date,
): Promise<{ row: TeamRow; apiKey: string }> {
  const manager = await findTeam(tx, managerId)
  if (!manager?.isPlatform || manager.managerId !== 0)
    throw new DomainError('ForbiddenException', 'Only a platform organization manages organizations.')
  const { name, slug, metadata = {}, ...lifetime } = body
  const organization = { name, metadata, managerId, ...(slug !== undefined && { slug }) }
  const row = await addOrganization(tx, organization, at)
  await addMember(tx, { organizationId: row.id, teamId: row.id, userId, role: 'OWNER' }, at)
  const { apiKey } = await issueApiKey(tx, { userId, organizationId: row.id }, lifetime, at)
  return { row, apiKey }
}

/**
 * Changes a locked organization; publishes one event if anything changed.
 * @param change.details fields that are added to the stored ones
 */
export async function changeOrganization(
  tx: ActorTx,
  before: TeamRow,
  {
    name = before.name,
    metadata = before.metadata,
    details = {},
  }: UpdateManagedOrganization & { details?: TeamDetails },
  at: Date,
): Promise<TeamRow> {
  const changed = { ...before, name, metadata, details: { ...before.details, ...details } }
  if (isDeepStrictEqual(changed, before)) return before
  const row = { ...changed, version: before.version + 1, updatedAt: at }
  await updateTeam(tx, row)
  await announceTeam(tx, row, at)
  return row
}

/**
 * Deletes a locked organization and its users, OAuth clients, credentials, teams and memberships,
 * each with its own event.
 * @returns the ids of its users and members
 */
export async function endOrganization(tx: ActorTx, organization: TeamRow, at: Date): Promise<number[]> {
  const { id } = organization
  // No check for a remaining owner: the organization is deleted with its last one.
  const memberships = await membershipsOfOrganization(tx, id)
  for (const membership of memberships) await endMembership(tx, membership, at)
  for (let client = await findFirstClient(tx, id); client; client = await findFirstClient(tx, id))
    await removeOAuthClient(tx, client, at)
  const users = await usersOfOrganization(tx, id)
  for (const user of users) await removeUser(tx, user, at)
  await removeCredentialsOf(tx, { organizationId: id }, at)
  for (const team of await teamsOfOrganization(tx, id)) await endTeam(tx, team, at)
  await endTeam(tx, organization, at)
  await deleteAuditEntries(tx, id)
  return [...new Set([...memberships.map(({ userId }) => userId), ...users.map((user) => user.id)])]
}
