import type { WebhookTrigger } from '@punctual/contracts'
import type { Sql } from '@punctual/db'
import type { WebhookEvent, WebhookOwner } from '../domain/webhook-event.ts'
import type { Reader } from './reader.ts'

/** Returns the stored event; undefined after the retention period. */
export async function findEvent({ sql }: Reader, eventId: string): Promise<WebhookEvent | undefined> {
  const [row] = await sql<EventRow[]>`select ${eventColumns(sql)} from webhook_event where id = ${eventId}`
  return row && toEvent(row)
}

interface EventRow {
  id: string
  trigger: WebhookTrigger
  at: Date
  organizationId: number
  eventTypeId: number | null
  userId: number | null
  teamId: number | null
  clientId: string | null
  parentEventTypeId: number | null
  parentOrganizationId: number | null
  bookingUid: string | null
  webhookId: number | null
  payload: Record<string, unknown>
}

const eventColumns = (sql: Sql) => sql`
  id, trigger, created_at as at, organization_id as "organizationId", event_type_id as "eventTypeId",
  user_id as "userId", team_id as "teamId", client_id as "clientId", parent_event_type_id as "parentEventTypeId",
  parent_organization_id as "parentOrganizationId", booking_uid as "bookingUid", webhook_id as "webhookId", payload`

function toEvent(row: EventRow): WebhookEvent {
  const { eventTypeId, userId, teamId, clientId, parentEventTypeId, parentOrganizationId, ...rest } = row
  const { bookingUid, webhookId, ...event } = rest
  return {
    ...event,
    ...(parentEventTypeId !== null &&
      parentOrganizationId !== null && {
        parent: { eventTypeId: parentEventTypeId, organizationId: parentOrganizationId },
      }),
    ...(eventTypeId !== null && { eventTypeId }),
    ...(userId !== null && { userId }),
    ...(teamId !== null && { teamId }),
    ...(clientId !== null && { clientId }),
    ...(bookingUid !== null && { bookingUid }),
    ...(webhookId !== null && { webhookId }),
  }
}

/** The inverse of `ownersOf`. */
const concernsOwner = (sql: Sql, { kind, id, organizationId }: WebhookOwner) => {
  const below = sql`organization_id = ${organizationId}`
  const above = sql`coalesce(parent_organization_id, organization_id) = ${organizationId}`
  const conditions = {
    'event-type': () =>
      sql`((event_type_id = ${Number(id)} and ${below}) or (parent_event_type_id = ${Number(id)} and ${above}))`,
    user: () => sql`user_id = ${Number(id)} and ${below}`,
    team: () => sql`((team_id = ${Number(id)} and ${above}) or team_ids @> array[${Number(id)}]::bigint[])`,
    'oauth-client': () => sql`client_id = ${id} and ${below}`,
    organization: () => sql`(${below} or parent_organization_id = ${organizationId})`,
  }
  return conditions[kind]()
}

/**
 * Returns in order the events for one of an owner's webhooks up to and including an instant,
 * starting after a given event.
 */
export async function listEvents(
  { sql }: Reader,
  wanted: {
    owner: WebhookOwner
    webhookId: number
    triggers: readonly string[]
    after: string
    until: Date
    limit: number
  },
): Promise<WebhookEvent[]> {
  const rows = await sql<EventRow[]>`
    select ${eventColumns(sql)} from webhook_event
    where ${concernsOwner(sql, wanted.owner)} and (webhook_id is null or webhook_id = ${wanted.webhookId}) and trigger = any(${wanted.triggers}::text[]) and id > ${wanted.after} and id < uuid_at(${new Date(wanted.until.getTime() + 1)})
    order by id limit ${wanted.limit}`
  return rows.map(toEvent)
}
