import { type Static, type TSchema, Type } from '@sinclair/typebox'
import { DateTime, PageQuery, Pagination } from './common.ts'

/** What a webhook may subscribe to (spec, Events). */
export const webhookTriggers = [
  'BOOKING_CREATED',
  'BOOKING_PAYMENT_INITIATED',
  'BOOKING_PAID',
  'BOOKING_RESCHEDULED',
  'BOOKING_REQUESTED',
  'BOOKING_CANCELLED',
  'BOOKING_REJECTED',
  'BOOKING_NO_SHOW_UPDATED',
  'FORM_SUBMITTED',
  'MEETING_ENDED',
  'MEETING_STARTED',
  'RECORDING_READY',
  'INSTANT_MEETING',
  'RECORDING_TRANSCRIPTION_GENERATED',
  'OOO_CREATED',
  'AFTER_HOSTS_SVC_VIDEO_NO_SHOW',
  'AFTER_GUESTS_SVC_VIDEO_NO_SHOW',
  'FORM_SUBMITTED_NO_EVENT',
  'DELEGATION_CREDENTIAL_ERROR',
] as const
export type WebhookTrigger = (typeof webhookTriggers)[number]

/** Dated shapes of the payload; a webhook keeps the one it was made with (contract 2, webhook version). */
export const webhookVersions = ['2021-10-20'] as const
export type WebhookVersion = (typeof webhookVersions)[number]

const oneOf = <const T extends readonly string[]>(words: T) =>
  Type.Union(
    words.map((word) => Type.Literal(word as T[number])),
    { errorMessage: `must be one of ${words.join(', ')}` },
  )
const nullable = <T extends TSchema>(schema: T, errorMessage: string) =>
  Type.Union([schema, Type.Null()], { errorMessage })

const WebhookFields = Type.Object({
  /** false: nothing is sent. */
  active: Type.Boolean(),
  /** http or https, within the egress rules: else 400 `subscriber_url_refused`. */
  subscriberUrl: Type.String({ minLength: 1, maxLength: 2048 }),
  triggers: Type.Array(oneOf(webhookTriggers), { maxItems: 50 }),
  /** JSON text with `{{dotted.path}}` placeholders; empty or null: none. */
  payloadTemplate: Type.Optional(
    nullable(Type.String({ maxLength: 32_768 }), 'must be a text of at most 32768 characters'),
  ),
  /** Signs every request; empty or null: none. */
  secret: Type.Optional(
    nullable(Type.String({ maxLength: 512 }), 'must be a text of at most 512 characters'),
  ),
  version: Type.Optional(oneOf(webhookVersions)),
  /** Requests a second, at most: what is more waits. null: the default, which is none unless the operator has set one. */
  rateLimit: Type.Optional(
    nullable(Type.Integer({ minimum: 1, maximum: 1000 }), 'must be an integer from 1 to 1000'),
  ),
  /** true: what happens to a booking comes one after the other; a later one waits for those before it, at most a minute. */
  ordered: Type.Optional(Type.Boolean()),
})

/** Body of POST .../webhooks (peer contract, CreateWebhookInputDto). */
export const CreateWebhook = WebhookFields
export type CreateWebhook = Static<typeof CreateWebhook>

/** Body of PATCH .../webhooks/{webhookId} (spec E8, E20). */
export const UpdateWebhook = Type.Partial(WebhookFields)
export type UpdateWebhook = Static<typeof UpdateWebhook>

/** A webhook in answers (spec, Webhook). */
const commonOutput = {
  id: Type.Integer(),
  /** Empty when there is none. */
  payloadTemplate: Type.String(),
  triggers: Type.Array(oneOf(webhookTriggers)),
  subscriberUrl: Type.String(),
  active: Type.Boolean(),
  secret: Type.Optional(Type.String()),
  /** Absent: the default. */
  rateLimit: Type.Optional(Type.Integer()),
  /** Absent: in no order. */
  ordered: Type.Optional(Type.Boolean()),
  /** Why deliveries were switched off for it (`failing`, `gone`, `asked`) and since when; absent otherwise. */
  disabledReason: Type.Optional(oneOf(['failing', 'gone', 'asked'])),
  disabledAt: Type.Optional(Type.String()),
}
/** Each names what it belongs to (peer contract, *WebhookOutputDto); an organization counts as a team there. */
export const EventTypeWebhook = Type.Object({ ...commonOutput, eventTypeId: Type.Integer() })
export const UserWebhook = Type.Object({ ...commonOutput, userId: Type.Integer() })
export const TeamWebhook = Type.Object({ ...commonOutput, teamId: Type.Integer() })
export const OAuthClientWebhook = Type.Object({ ...commonOutput, oAuthClientId: Type.String() })
export type WebhookOutput = Static<
  typeof EventTypeWebhook | typeof UserWebhook | typeof TeamWebhook | typeof OAuthClientWebhook
>

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

/** Query of GET .../webhooks. */
export const ListWebhooks = Type.Object({
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 250 })),
  skip: PageQuery.skip,
})

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

/** Body of POST .../rotate-secret; a secret is made when none is given. */
export const RotateSecret = Type.Object({
  secret: Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
})
export type RotateSecret = Static<typeof RotateSecret>

export const RotatedSecret = Type.Object({
  secret: Type.String(),
  /** The secret as the libraries of Standard Webhooks take it. */
  signingKey: Type.String(),
  /** Until then the old secret signs too; absent when there was none. */
  previousSecretExpiresAt: Type.Optional(Type.String()),
})

/** A key that every request is signed by: `v1a` of the header `webhook-signature`, as Standard Webhooks has it. */
export const WebhookSigningKey = Type.Object({
  id: Type.String(),
  algorithm: Type.Literal('ed25519'),
  /** `whpk_` and base64 of its 32 bytes. */
  publicKey: Type.String(),
})
/** Answer of GET /v2/webhooks/signing-keys: the current one first; several while one is being replaced, none: not in use. */
export const WebhookSigningKeysAnswer = Type.Object({
  status: Type.Literal('success'),
  data: Type.Array(WebhookSigningKey),
})

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

const answer = <T extends TSchema>(data: T) => ({ status: Type.Literal('success'), data })
const list = <T extends TSchema>(item: T) =>
  Type.Object({ ...answer(Type.Array(item)), pagination: Pagination })
export const EventTypeWebhookAnswer = Type.Object(answer(EventTypeWebhook))
export const EventTypeWebhookListAnswer = list(EventTypeWebhook)
export const UserWebhookAnswer = Type.Object(answer(UserWebhook))
export const UserWebhookListAnswer = list(UserWebhook)
export const TeamWebhookAnswer = Type.Object(answer(TeamWebhook))
export const TeamWebhookListAnswer = list(TeamWebhook)
export const OAuthClientWebhookAnswer = Type.Object(answer(OAuthClientWebhook))
export const OAuthClientWebhookListAnswer = list(OAuthClientWebhook)
/** A sentence with the number. */
export const WebhooksDeletedAnswer = Type.Object(answer(Type.String()))
export const WebhookDeliveryAnswer = Type.Object(answer(WebhookDelivery))
export const WebhookDeliveryListAnswer = list(WebhookDelivery)
export const WebhookAttemptAnswer = Type.Object(answer(WebhookAttempt))
export const WebhookAttemptListAnswer = list(WebhookAttempt)
export const WebhookRecoveryAnswer = Type.Object(answer(WebhookRecovery))
export const RotatedSecretAnswer = Type.Object(answer(RotatedSecret))
export const WebhookStatsAnswer = Type.Object(answer(WebhookStats))
