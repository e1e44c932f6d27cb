import { queueWork, type Tx } from '@punctual/db'
import { renderBody } from '../domain/template.ts'
import { envelopeOf, type WebhookEvent } from '../domain/webhook-event.ts'
import { type QueueOptions, queueDelivery, type Recipient } from './delivery-queue.ts'
import { findEvent } from './events-repository.ts'
import { lockStates } from './states.ts'

interface DeliveryRow {
  status: string
  trigger: WebhookEvent['trigger']
  at: Date
  unrendered: boolean
}

/**
 * Sends a delivery again now: a pending one before its due time, an ended one as a replay with a
 * new retry schedule.
 * @returns 'unrenderable' when its body could not be rendered, and cannot be with the current
 *   template either
 */
export async function sendAgain(
  tx: Tx,
  eventId: string,
  recipient: Recipient,
  now: Date,
): Promise<'queued' | 'missing' | 'unrenderable'> {
  await lockStates(tx, [recipient.id])
  const [delivery] = await tx.sql<DeliveryRow[]>`
    select status, trigger, created_at as at, octet_length(body) = 0 as unrendered from webhook_delivery
    where event_id = ${eventId} and webhook_id = ${recipient.id}`
  if (!delivery) return 'missing'
  const { trigger, at } = delivery
  if (delivery.status === 'pending') {
    queueWork(tx, 'deliveries')
    await tx.sql`
      update webhook_queue set next_at = ${now}, forced = true
      where event_id = ${eventId} and webhook_id = ${recipient.id} and not (leased and next_at > ${now})`
    return 'queued'
  }
  const options = { now, forced: true, replay: true }
  return (await requeue(tx, { id: eventId, trigger, at }, recipient, delivery.unrendered, options))
    ? 'queued'
    : 'unrenderable'
}

/**
 * Resets an ended delivery. The body stays as rendered; a body that could not be rendered is
 * rendered with the current template.
 * @returns false when the current template cannot be rendered either
 */
export async function requeue(
  tx: Tx,
  event: Pick<WebhookEvent, 'id' | 'trigger' | 'at'>,
  recipient: Recipient,
  unrendered: boolean,
  options: QueueOptions,
): Promise<boolean> {
  if (unrendered && !(await renderAgain(tx, event.id, recipient))) return false
  await tx.sql`
    update webhook_delivery set status = 'pending', reason = null, finished_at = null
    where event_id = ${event.id} and webhook_id = ${recipient.id}`
  await queueDelivery(tx, event, recipient.id, options)
  return true
}

async function renderAgain(tx: Tx, eventId: string, { id, payloadTemplate }: Recipient): Promise<boolean> {
  const event = await findEvent(tx, eventId)
  const rendered = event && renderBody(payloadTemplate, envelopeOf(event))
  if (!rendered || 'failure' in rendered) return false
  await tx.sql`
    update webhook_delivery set body = convert_to(${rendered.body}, 'UTF8') where event_id = ${eventId} and webhook_id = ${id}`
  return true
}
