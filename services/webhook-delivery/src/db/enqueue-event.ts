import type { Tx } from '@punctual/db'
import type { WebhookEvent } from '../domain/webhook-event.ts'
import { addDeliveries, type Recipient } from './deliveries.ts'
import { daysKept } from './upkeep.ts'

const day = 24 * 3_600_000

interface Listener extends Recipient {
  active: boolean
  triggers: string[]
}

/**
 * Tells the webhooks of an event's event type, in the transaction that learns of it: the event is kept for recoveries when
 * there is a webhook at all, and each active one with the trigger gets its delivery, once. An event from before the kept
 * days is dropped: whether it was delivered is not known any more.
 * @returns the number of deliveries queued
 */
export async function enqueueEvent(tx: Tx, event: WebhookEvent, now: Date): Promise<number> {
  if (event.at.getTime() < now.getTime() - daysKept * day) return 0
  const listeners = await tx.sql<Listener[]>`
    select id, active, triggers, payload_template as "payloadTemplate" from webhook
    where owner_kind = 'event-type' and owner_id = ${`${event.eventTypeId}`}
      and organization_id = ${event.organizationId} and (deleted_at is null or deleted_at >= ${event.at})
    order by id`
  if (listeners.length === 0) return 0
  await tx.sql`
    insert into webhook_event (id, organization_id, event_type_id, trigger, booking_uid, payload, created_at)
    values (${event.id}, ${event.organizationId}, ${event.eventTypeId}, ${event.trigger},
      ${event.bookingUid ?? null}, ${JSON.stringify(event.payload)}::text::json, ${event.at})
    on conflict do nothing`
  const told = listeners.filter(({ active, triggers }) => active && triggers.includes(event.trigger))
  return addDeliveries(tx, event, told, { now })
}
