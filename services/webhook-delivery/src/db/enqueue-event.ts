import type { Tx } from '@punctual/db'
import { ownersOf, type WebhookEvent } from '../domain/webhook-event.ts'
import { addDeliveries, type Recipient } from './deliveries.ts'
import { findTeam } from './places-repository.ts'
import { horizonOf } from './upkeep.ts'
import { webhooksOfAll } from './webhooks-repository.ts'

interface Listener extends Recipient {
  active: boolean
  triggers: string[]
}

/**
 * Tells the webhooks of everything that an event is of, in the transaction that learns of it: the event is kept for
 * recoveries when there is a webhook at all, and each active one with the trigger gets its delivery, once. An event from before the kept
 * days is dropped: whether it was delivered is not known any more.
 * @returns the number of deliveries queued
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
  const kept = tx.sql`
    insert into webhook_event (id, organization_id, event_type_id, user_id, team_id, client_id,
      parent_event_type_id, parent_organization_id, team_ids, trigger, booking_uid, webhook_id,
      payload, created_at)
    values (${event.id}, ${organizationId}, ${eventTypeId}, ${userId}, ${teamId}, ${clientId},
      ${parent?.eventTypeId ?? null}, ${parent?.organizationId ?? null}, ${teamIds}::bigint[], ${event.trigger},
      ${event.bookingUid ?? null}, ${webhookId}::bigint, ${JSON.stringify(payload)}::text::json, ${event.at})
    on conflict do nothing`
  const told = listeners.filter(({ active, triggers }) => active && triggers.includes(event.trigger))
  return addDeliveries(tx, { ...event, payload }, told, { now }, kept)
}

/** A booking knows its team by the id alone (docs/domain.md#triggers); here it has a name. */
async function withTeamName(tx: Tx, payload: WebhookEvent['payload']): Promise<WebhookEvent['payload']> {
  const team = payload.team as { id: number } | undefined
  if (!team) return payload
  const { name = '' } = (await findTeam(tx, team.id)) ?? {}
  return { ...payload, team: { ...team, name } }
}
