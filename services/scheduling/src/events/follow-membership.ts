import type { Clock, EventData, membershipCreated } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { syncCopies } from '../app/copies.ts'
import { followDelegation } from '../app/delegation-credentials.ts'
import { dropEventTypeDestination } from '../db/destinations-repository.ts'
import { eventTypesOf } from '../db/event-types-repository.ts'
import { addHost, hostsOf, removeHost } from '../db/hosts-repository.ts'
import { rememberMembership } from '../db/teams-repository.ts'
import { hostOf } from '../domain/hosts.ts'

type Membership = EventData<typeof membershipCreated>['membership']

/**
 * Applies a change of a membership: a new member hosts the event types that all members host, a
 * former member hosts none of the team's. Copies of managed event types are created and deleted
 * accordingly.
 */
export async function followMembership(
  tx: Tx,
  membership: Membership,
  {
    version,
    ended,
    clock,
    sealer,
  }: { version: number; ended: boolean; clock: Clock; sealer: Pick<Sealer, 'seal'> },
): Promise<void> {
  if (!(await rememberMembership(tx, membership, version, ended))) return
  const { teamId, userId, accepted } = membership
  const now = clock.now()
  const eventTypes = await eventTypesOf(tx, { teamId })
  const isMember = accepted && !ended
  await followDelegation(tx, sealer, { organizationId: teamId, userId }, now)
  if (!isMember) await removeHost(tx, userId, teamId)
  for (const eventType of eventTypes) {
    const { assignAllTeamMembers, schedulingType } = eventType
    if (!isMember) await dropEventTypeDestination(tx, eventType.id, { of: userId })
    if (isMember && assignAllTeamMembers)
      await addHost(tx, eventType, hostOf({ userId }, schedulingType ?? 'collective'), now)
    if (schedulingType !== 'managed') continue
    const hosts = await hostsOf(tx, [eventType.id])
    await syncCopies(
      tx,
      eventType,
      hosts.map((host) => host.userId),
      now,
    )
  }
}
