import type {
  CallerContext,
  WebhookAttempt,
  WebhookDelivery,
  WebhookOutput,
  WebhookRecovery,
} from '@punctual/contracts'
import type { Sealer } from '@punctual/http'
import type { Attempt } from '../db/attempts-repository.ts'
import type { Delivery } from '../db/deliveries-repository.ts'
import type { RecoveryJob } from '../db/recovery-jobs.ts'
import { maySeeSecret, type Webhook } from '../domain/webhook.ts'

/**
 * Returns a webhook as the API shows it, with its owner's id; the secret only for callers with a
 * right to it.
 */
export function presentWebhook(webhook: Webhook, caller: CallerContext, sealer: Sealer): WebhookOutput {
  const { id, payloadTemplate, triggers, subscriberUrl, active, sealedSecret, disabledReason, disabledAt } =
    webhook
  return {
    id,
    payloadTemplate: payloadTemplate ?? '',
    triggers,
    ...ownerKey(webhook),
    subscriberUrl,
    active,
    ...(webhook.rateLimit !== null && { rateLimit: webhook.rateLimit }),
    ...(webhook.ordered && { ordered: true }),
    ...(webhook.time !== null && { time: webhook.time }),
    ...(webhook.timeUnit !== null && { timeUnit: webhook.timeUnit }),
    ...(sealedSecret !== null && maySeeSecret(caller, webhook) && { secret: sealer.open(sealedSecret) }),
    ...(disabledReason !== null && { disabledReason }),
    ...(disabledAt !== null && { disabledAt: disabledAt.toISOString() }),
  }
}

function ownerKey({ ownerKind, ownerId }: Webhook) {
  switch (ownerKind) {
    case 'event-type':
      return { eventTypeId: Number(ownerId) }
    case 'user':
      return { userId: Number(ownerId) }
    case 'oauth-client':
      return { oAuthClientId: ownerId }
    default:
      return { teamId: Number(ownerId) }
  }
}

/** Returns a delivery as the API shows it. */
export function presentDelivery(delivery: Delivery): WebhookDelivery {
  const { eventId, webhookId, trigger, bookingUid, status, attempts, reason } = delivery
  return {
    id: eventId,
    webhookId,
    trigger,
    ...(bookingUid !== null && { bookingUid }),
    status,
    attempts,
    createdAt: delivery.createdAt.toISOString(),
    ...(delivery.nextAttemptAt && { nextAttemptAt: delivery.nextAttemptAt.toISOString() }),
    ...(delivery.finishedAt && { finishedAt: delivery.finishedAt.toISOString() }),
    ...(reason !== null && { reason }),
  }
}

/** Returns an attempt as the API shows it. */
export function presentAttempt(attempt: Attempt): WebhookAttempt {
  const { status, dns, connect, tls, firstByte, total, response, error, requestHeaders } = attempt
  return {
    attempt: attempt.attempt,
    at: attempt.at.toISOString(),
    url: attempt.url,
    class: attempt.class,
    ...(status !== null && { status }),
    timings: {
      ...(dns !== null && { dns }),
      ...(connect !== null && { connect }),
      ...(tls !== null && { tls }),
      ...(firstByte !== null && { firstByte }),
      total,
    },
    ...(response !== null && { response }),
    responseTruncated: attempt.responseTruncated,
    ...(error !== null && { error }),
    ...(requestHeaders !== null && { requestHeaders }),
  }
}

/** Returns a recovery job as the API shows it. */
export function presentRecovery(job: RecoveryJob): WebhookRecovery {
  const { id, status, examined, queued } = job
  return {
    id,
    status,
    since: job.since.toISOString(),
    until: job.until.toISOString(),
    progress: { examined, queued },
    createdAt: job.createdAt.toISOString(),
    ...(job.finishedAt && { finishedAt: job.finishedAt.toISOString() }),
  }
}
