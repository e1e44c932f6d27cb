import { webhookDisabled, webhookFailing } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import type { HealthEffect } from '../domain/receiver-health.ts'
import { cancelPending } from './deliveries.ts'

/** Switches the webhook off, or warns its owner that it fails; publishes an event in both cases. */
export async function actOnHealth(
  tx: Tx,
  webhookId: number,
  effect: NonNullable<HealthEffect>,
  at: Date,
): Promise<void> {
  const disabled = 'disable' in effect ? effect.disable : null
  const [row] = await tx.sql<
    { organization_id: number; user_id: number; subscriber_url: string; revision: number }[]
  >`
    update webhook set revision = revision + 1, active = ${disabled === null},
      disabled_reason = ${disabled}, disabled_at = ${disabled === null ? null : at}
    where id = ${webhookId} and active
    returning organization_id, user_id, subscriber_url, revision`
  if (!row) return
  const webhook = { id: webhookId, subscriberUrl: row.subscriber_url, ownerId: row.user_id }
  const envelope = {
    subject: `${webhookId}`,
    version: row.revision,
    organizationId: row.organization_id,
    at,
  }
  if ('notice' in effect) {
    const since = effect.notice.since.toISOString()
    await appendEvent(tx, webhookFailing, { ...envelope, data: { webhook, since } })
  } else {
    await cancelPending(tx, [webhookId], 'disabled', at)
    await appendEvent(tx, webhookDisabled, { ...envelope, data: { webhook, reason: effect.disable } })
  }
}
