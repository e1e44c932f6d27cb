import type { EventTypeSummary } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { endWebhooksOf } from './end-webhooks.ts'
import type { Reader } from './reader.ts'

/** Replica of scheduling's event types: the owners and hosts that decide rights. */
export interface EventType {
  id: number
  organizationId: number
  ownerId: number
  teamId: number | null
  version: number
  deleted: boolean
}

/** Returns the event type in its newest known state, deleted ones included. */
export async function findEventType({ sql }: Reader, id: number): Promise<EventType | undefined> {
  const [row] = await sql<EventType[]>`
    select id, organization_id as "organizationId", owner_id as "ownerId", team_id as "teamId", version, deleted
    from event_type where id = ${id}`
  return row
}

/** Stores an event type unless a newer version is stored. */
export async function keepEventType({ sql }: Reader, eventType: EventTypeSummary): Promise<void> {
  const { id, organizationId, ownerId, teamId, version } = eventType
  await sql`
    insert into event_type (id, organization_id, owner_id, team_id, version)
    values (${id}, ${organizationId}, ${ownerId}, ${teamId}, ${version})
    on conflict (id) do update
      set organization_id = excluded.organization_id, owner_id = excluded.owner_id, team_id = excluded.team_id,
        version = excluded.version
      where event_type.version < excluded.version and not event_type.deleted`
}

/** Marks the event type as deleted and ends its webhooks. */
export async function forgetEventType(
  tx: Tx,
  deleted: { id: number; version: number; organizationId: number; at: Date },
): Promise<void> {
  const { id, version, organizationId, at } = deleted
  await tx.sql`
    insert into event_type (id, organization_id, owner_id, team_id, version, deleted)
    values (${id}, ${organizationId}, 0, null, ${version}, true)
    on conflict (id) do update set version = greatest(event_type.version, excluded.version), deleted = true`
  await endWebhooksOf(tx, { kind: 'event-type', id: `${id}` }, at)
}
