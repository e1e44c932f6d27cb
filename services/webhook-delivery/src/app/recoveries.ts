import { badRequest, type RecoverWebhook } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { addRecoveryJob, type RecoveryJob } from '../db/recovery-jobs.ts'
import type { Webhook } from '../domain/webhook.ts'

/** The span of a recovery. */
interface Span {
  since: Date
  until: Date
}

/**
 * Returns the span whose events a recovery delivers; one that begins before the webhook begins at
 * its creation.
 * @throws badRequest for a webhook that is switched off, and for an empty span
 */
export function spanOf(webhook: Webhook, body: RecoverWebhook, now: Date): Span {
  if (!webhook.active) {
    throw badRequest({ path: '', message: 'The webhook is switched off; set active to true first.' })
  }
  const since = new Date(body.since)
  const until = body.until === undefined ? now : new Date(body.until)
  if (since > until) throw badRequest({ path: 'since', message: 'must not be later than until' })
  return { since: since < webhook.createdAt ? webhook.createdAt : since, until: until > now ? now : until }
}

/** Starts a job that delivers the events of a span that did not arrive. */
export const startRecovery = (tx: Tx, { id }: Webhook, span: Span, now: Date): Promise<RecoveryJob> =>
  addRecoveryJob(tx, id, { ...span, now })
