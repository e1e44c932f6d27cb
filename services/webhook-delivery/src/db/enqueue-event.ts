import type { Tx } from '@punctual/db'
import { ownersOf, type WebhookEvent } from '../domain/webhook-event.ts'
import { addDeliveries, type Recipient } from './delivery-queue.ts'
import { findTeam } from './owner-replicas.ts'
import { horizonOf } from './upkeep.ts'
import { webhooksOfAll } from './webhooks-repository.ts'

interface Listener extends Recipient {
  active: boolean
  triggers: string[]
}

/**
 * Queues an event for all webhooks that it concerns, in the transaction of the consumer. Stores the
 * event for recoveries if any webhook exists; each active webhook with the trigger gets one
 * delivery. Drops an event older than the retention period, because the log no longer shows whether
 * it was delivered.
 * @returns the number of queued deliveries
 */
export async function enqueueEvent(tx: Tx, event: WebhookEvent, now: Date): Promise<number> {
  if (event.at < horizonOf(now)) return 0
  const { organizationId, eventTypeId = null, userId = null, teamId = null, clientId = null, parent } = event
  const teamIds = event.teams?.map(({ id }) => id) ?? null
  const { webhookId = null } = event
  const listeners = await tx.sql<Listener[]>`
    select distinct on (w.id) w.id, w.active, w.triggers, w.payload_template as "payloadTemplate",
      w.ordered
    from ${webhooksOfAll(tx.sql, ownersOf(event))}
    where w.deleted_at is null
      and (${webhookId}::bigint is null or w.id = ${webhookId}::bigint)
    order by w.id`
  if (listeners.length === 0) return 0
  const payload = await withTeamName(tx, event.payload)
  const storeEvent = tx.sql`
    insert into webhook_event (id, organization_id, event_type_id, user_id, team_id, client_id,
      parent_event_type_id, parent_organization_id, team_ids, trigger, booking_uid, webhook_id,
      payload, created_at)
    values (${event.id}, ${organizationId}, ${eventTypeId}, ${userId}, ${teamId}, ${clientId},
      ${parent?.eventTypeId ?? null}, ${parent?.organizationId ?? null}, ${teamIds}::bigint[], ${event.trigger},
      ${event.bookingUid ?? null}, ${webhookId}::bigint, ${JSON.stringify(payload)}::text::json, ${event.at})
    on conflict do nothing`
  const recipients = listeners.filter(({ active, triggers }) => active && triggers.includes(event.trigger))
  return addDeliveries(tx, { ...event, payload }, recipients, { now }, storeEvent)
}

/** Adds the team's name: a booking has only the team's id (docs/domain.md#triggers). */
async function withTeamName(tx: Tx, payload: WebhookEvent['payload']): Promise<WebhookEvent['payload']> {
  const team = payload.team as { id: number } | undefined
  if (!team) return payload
  const { name = '' } = (await findTeam(tx, team.id)) ?? {}
  return { ...payload, team: { ...team, name } }
}
