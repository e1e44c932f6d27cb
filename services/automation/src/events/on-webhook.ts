import type { DomainEvent } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { enqueueMessages } from '../db/message-repository.ts'
import { findMailable } from '../db/user-replicas.ts'
import { type WebhookNotice, webhookMail } from '../domain/webhook-mail.ts'

/**
 * Mails the owner of a failing or disabled webhook, unless the owner is unknown or has mails
 * switched off.
 */
export async function onWebhook(
  tx: Tx,
  { id, organizationid, data }: DomainEvent<{ webhook: NoticedWebhook } & WebhookNotice>,
  now: Date,
): Promise<void> {
  const { webhook, ...what } = data
  const to = await findMailable(tx.orm, webhook.ownerId)
  if (!to) return
  const mail = webhookMail({ eventId: id, organizationId: organizationid, to, webhook, what })
  await enqueueMessages(tx, [mail], now)
}

interface NoticedWebhook {
  id: number
  subscriberUrl: string
  ownerId: number
}
