import { type Static, Type } from '@sinclair/typebox'
import { DateTime, PageQuery } from './common.ts'
import { answer, list, oneOf } from './shapes.ts'

/** `paused` is a pending one whose webhook is held back: its receiver is failing, or asked to wait. */
export const deliveryStatuses = ['pending', 'paused', 'delivered', 'exhausted', 'cancelled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** One event for one webhook, whatever number of attempts it takes. */
export const WebhookDelivery = Type.Object({
  /** UUID of the event: the same at every webhook that gets it, and in the header `webhook-id`. */
  id: Type.String(),
  webhookId: Type.Integer(),
  /** One of the triggers, or `PING`. */
  trigger: Type.String(),
  bookingUid: Type.Optional(Type.String()),
  status: oneOf(deliveryStatuses),
  attempts: Type.Integer(),
  /** When the event happened. */
  createdAt: Type.String(),
  nextAttemptAt: Type.Optional(Type.String()),
  finishedAt: Type.Optional(Type.String()),
  /** Why there will be no further attempt, when that is not the last attempt's result. */
  reason: Type.Optional(Type.String()),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** What became of one POST; `success` alone is a delivery: a redirect is not followed, so it fails. */
export const attemptClasses = [
  'success',
  'redirect',
  'client_error',
  'gone',
  'rate_limited',
  'server_error',
  'timeout',
  'dns_error',
  'connection_error',
  'tls_error',
  'invalid_response',
  'egress_blocked',
] as const
export type AttemptClass = (typeof attemptClasses)[number]

/**
 * Answer of GET .../deliveries/stream, for as long as both sides like: an event `delivery` with a WebhookDelivery whenever
 * one comes or changes, after an event `ready`. The id of each goes into the header Last-Event-ID of whoever comes back.
 */
export const WebhookDeliveryStream = Type.String({
  contentMediaType: 'text/event-stream',
  description: 'Server-sent events: `ready`, then a `delivery` for each that comes or changes',
})

const Milliseconds = Type.Optional(Type.Integer())
/** One POST of a delivery, with what the receiver answered. */
export const WebhookAttempt = Type.Object({
  /** From 1. */
  attempt: Type.Integer(),
  at: Type.String(),
  url: Type.String(),
  class: oneOf(attemptClasses),
  /** HTTP status; absent when no answer came. */
  status: Type.Optional(Type.Integer()),
  timings: Type.Object({
    dns: Milliseconds,
    connect: Milliseconds,
    tls: Milliseconds,
    firstByte: Milliseconds,
    total: Type.Integer(),
  }),
  /** At most 4 KiB of the answer's body; kept 7 days. */
  response: Type.Optional(Type.String()),
  responseTruncated: Type.Boolean(),
  /** What failed, when no answer came. */
  error: Type.Optional(Type.String()),
})
export type WebhookAttempt = Static<typeof WebhookAttempt>

/** Query of GET .../deliveries; newest first. */
export const ListDeliveries = Type.Object({
  ...PageQuery,
  status: Type.Optional(oneOf(deliveryStatuses)),
  since: Type.Optional(DateTime),
})

/** Body of POST .../recover: deliver what happened in this time and did not arrive. */
export const RecoverWebhook = Type.Object({ since: DateTime, until: Type.Optional(DateTime) })
export type RecoverWebhook = Static<typeof RecoverWebhook>

/** A recovery under way; it goes on after a restart. */
export const WebhookRecovery = Type.Object({
  id: Type.Integer(),
  status: oneOf(['running', 'completed']),
  since: Type.String(),
  until: Type.String(),
  /** Events looked at, and deliveries queued of them. */
  progress: Type.Object({ examined: Type.Integer(), queued: Type.Integer() }),
  createdAt: Type.String(),
  finishedAt: Type.Optional(Type.String()),
})
export type WebhookRecovery = Static<typeof WebhookRecovery>

/** Of the last 24 hours. */
export const WebhookStats = Type.Object({
  attempts: Type.Integer(),
  successes: Type.Integer(),
  /** Percent of the attempts, one decimal; absent without an attempt. */
  successRate: Type.Optional(Type.Number()),
  /** Milliseconds of a whole attempt; absent without an attempt. */
  latency: Type.Optional(Type.Object({ p50: Type.Integer(), p95: Type.Integer() })),
  pending: Type.Integer(),
  nextAttemptAt: Type.Optional(Type.String()),
  /** Since when no attempt has succeeded; absent while the last one did. */
  failingSince: Type.Optional(Type.String()),
})

export const WebhookDeliveryAnswer = answer(WebhookDelivery)
export const WebhookDeliveryListAnswer = list(WebhookDelivery)
export const WebhookAttemptAnswer = answer(WebhookAttempt)
export const WebhookAttemptListAnswer = list(WebhookAttempt)
export const WebhookRecoveryAnswer = answer(WebhookRecovery)
export const WebhookStatsAnswer = answer(WebhookStats)
