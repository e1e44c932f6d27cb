import type { Database, Tx } from '@punctual/db'
import { and, asc, desc, eq, inArray, max, notInArray } from 'drizzle-orm'
import type { EventType } from '../domain/event-type.ts'
import type { Host } from '../domain/hosts.ts'
import { eventType, eventTypeHost, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
type Named = Pick<EventType, 'id' | 'organizationId'>

/** A host with the name that answers show. */
export interface NamedHost extends Host {
  eventTypeId: number
  name: string
  username: string
}

const { eventTypeId, userId, isFixed, priority, weight, groupId, scheduleId, position } = eventTypeHost
const { name, username } = userReplica

/**
 * Returns the hosts of some event types: fixed ones first, then by priority, then in the given
 * order.
 */
export async function hostsOf({ orm }: Reader, eventTypeIds: readonly number[]): Promise<NamedHost[]> {
  if (eventTypeIds.length === 0) return []
  return orm
    .select({ eventTypeId, userId, isFixed, priority, weight, groupId, scheduleId, name, username })
    .from(eventTypeHost)
    .innerJoin(userReplica, eq(userReplica.id, userId))
    .where(inArray(eventTypeId, [...eventTypeIds]))
    .orderBy(asc(eventTypeId), desc(isFixed), desc(priority), asc(position))
}

/** Replaces the hosts; existing hosts keep the time since which they host. */
export async function saveHosts(
  { orm }: Tx,
  { id, organizationId }: Named,
  hosts: Host[],
  now: Date,
): Promise<void> {
  const own = and(eq(eventTypeHost.organizationId, organizationId), eq(eventTypeId, id))
  const ids = hosts.map((host) => host.userId)
  await orm.delete(eventTypeHost).where(and(own, ids.length > 0 ? notInArray(userId, ids) : undefined))
  for (const [position, host] of hosts.entries()) {
    await orm
      .insert(eventTypeHost)
      .values({ ...host, organizationId, eventTypeId: id, position, createdAt: now })
      .onConflictDoUpdate({
        target: [eventTypeHost.organizationId, eventTypeId, userId],
        set: { ...host, position },
      })
  }
}

/** Adds a host at the end, unless the user already hosts. */
export async function addHost(
  { orm }: Tx,
  { id, organizationId }: Named,
  host: Host,
  now: Date,
): Promise<void> {
  const [last] = await orm
    .select({ position: max(position) })
    .from(eventTypeHost)
    .where(eq(eventTypeId, id))
  await orm
    .insert(eventTypeHost)
    .values({ ...host, organizationId, eventTypeId: id, position: (last?.position ?? 0) + 1, createdAt: now })
    .onConflictDoNothing()
}

/** Removes a user from the hosts of a team's event types, or of all event types. */
export async function removeHost({ orm }: Tx, user: number, teamId?: number): Promise<void> {
  const ofTeam = orm
    .select({ id: eventType.id })
    .from(eventType)
    .where(eq(eventType.teamId, teamId ?? 0))
  await orm
    .delete(eventTypeHost)
    .where(and(eq(userId, user), teamId === undefined ? undefined : inArray(eventTypeId, ofTeam)))
}
