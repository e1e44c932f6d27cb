import type { Database } from '@punctual/db'
import { type ServiceName, serviceNames } from '@punctual/http'

/** Returns the service that publishes events of a type. */
export function ownerOf(type: string): ServiceName | undefined {
  const source = type.split('.', 1)[0]
  // The stream of webhook-delivery is named differently.
  return source === 'webhooks' ? 'webhook-delivery' : serviceNames.find((name) => name === source)
}

/**
 * Moves a published event back to the outbox, where the relay publishes it again. The server drops
 * an event that it received less than two minutes ago.
 * @returns whether the event log still has it
 */
export async function publishAgain(owner: Database, eventId: string): Promise<boolean> {
  const rows = await owner.sql`
    with taken as (delete from event_log where id = ${eventId} returning *)
    insert into outbox (pos, id, subject, aggregate_version, type, body, organization_id, created_at)
    overriding system value
    select pos, id, subject, aggregate_version, type, body, organization_id, created_at from taken
    returning pos`
  return rows.length > 0
}
