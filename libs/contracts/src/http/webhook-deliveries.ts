import { type Static, Type } from '@sinclair/typebox'
import { webhookTriggers } from '../webhook-choices.ts'
import { DateTime, PageQuery } from './common.ts'
import { about, CreatedAt, FinishedAt, shownIdOf } from './fields.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'

/**
 * `paused` is a pending one whose webhook is held back: its receiver is failing, or asked to wait.
 */
export const deliveryStatuses = ['pending', 'paused', 'delivered', 'exhausted', 'cancelled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** One event for one webhook, whatever number of attempts it takes. */
export const WebhookDelivery = Type.Object({
  id: about(
    'UUID of the event: the same for every webhook, and the value of the header `webhook-id`.',
    Type.String(),
  ),
  webhookId: shownIdOf('the webhook'),
  trigger: about('Trigger of the event, or `PING`.', Type.String()),
  bookingUid: about('Uid of the booking that the event is about.', Type.Optional(Type.String())),
  status: about(
    '`pending` waits for its next attempt, `paused` for a receiver that is failing or asked to wait, `delivered` succeeded, `exhausted` is a dead letter, `cancelled` is not sent any more.',
    oneOf(deliveryStatuses),
  ),
  attempts: about('Number of attempts so far.', Type.Integer()),
  createdAt: about('When the event happened, ISO 8601 in UTC.', Type.String()),
  nextAttemptAt: about('When the next attempt is due, ISO 8601 in UTC.', Type.Optional(Type.String())),
  finishedAt: Type.Optional(FinishedAt),
  reason: about(
    'Why there is no further attempt, if not for the result of the last one.',
    Type.Optional(Type.String()),
  ),
})
export type WebhookDelivery = Static<typeof WebhookDelivery>

/** A delivery with what is sent. */
export const WebhookDeliveryDetails = Type.Object({
  ...WebhookDelivery.properties,
  contentType: about('Media type of the body. Present with it.', Type.Optional(Type.String())),
  body: about(
    'Body of each request, without the data of persons who were erased. Only for callers who may change the webhook and read what its events contain.',
    Type.Optional(Type.String()),
  ),
})
export type WebhookDeliveryDetails = Static<typeof WebhookDeliveryDetails>

/** Results of one request. Only `success` delivers: redirects are not followed, so they fail. */
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
 * Answer of GET .../deliveries/stream, until either side ends it: an event `ready`, then an event
 * `delivery` with a WebhookDelivery whenever one is created or changes. A client that reconnects
 * sends the last id as Last-Event-ID.
 */
export const WebhookDeliveryStream = Type.String({
  contentMediaType: 'text/event-stream',
  description: 'Server-sent events: `ready`, then a `delivery` for each that comes or changes',
})

const Milliseconds = about(
  'Milliseconds of this phase. Absent if it was not reached.',
  Type.Optional(Type.Integer()),
)
/** One POST of a delivery, with what the receiver answered. */
export const WebhookAttempt = Type.Object({
  attempt: about('Number of the attempt, from 1.', Type.Integer()),
  at: about('When the attempt was made, ISO 8601 in UTC.', Type.String()),
  url: about('URL that the request was sent to.', Type.String()),
  class: about(
    'Result of the attempt. Only `success` counts as delivered; a redirect is not followed.',
    oneOf(attemptClasses),
  ),
  status: about('HTTP status. Absent without a response.', Type.Optional(Type.Integer())),
  timings: about(
    'Milliseconds of each phase.',
    Type.Object({
      dns: Milliseconds,
      connect: Milliseconds,
      tls: Milliseconds,
      firstByte: Milliseconds,
      total: about('Milliseconds of the whole attempt.', Type.Integer()),
    }),
  ),
  response: about('First 4 KiB of the response body, kept for 7 days.', Type.Optional(Type.String())),
  responseTruncated: about('Whether the response body was longer.', Type.Boolean()),
  error: about('What failed, without a response.', Type.Optional(Type.String())),
  requestHeaders: about(
    'Headers of the request as they were sent, signatures included. Absent for attempts of earlier releases.',
    Type.Optional(Type.Record(Type.String(), Type.String())),
  ),
})
export type WebhookAttempt = Static<typeof WebhookAttempt>

/** Query of GET .../deliveries; newest first. */
export const ListDeliveries = Type.Object({
  ...PageQuery,
  status: about('Only deliveries with this status.', Type.Optional(oneOf(deliveryStatuses))),
  since: about(
    'Only deliveries of events that happened at this time or later, ISO 8601.',
    Type.Optional(DateTime),
  ),
  trigger: about(
    'Only deliveries of events of this trigger, or `PING`.',
    Type.Optional(oneOf(['PING', ...webhookTriggers])),
  ),
  bookingUid: about(
    'Only deliveries of events of the booking with this uid.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  ),
  text: about(
    'Only deliveries whose id contains this text, or one of whose attempts has it in the URL, the error or the stored part of the response; upper and lower case are the same. Bodies are not searched. Of the deliveries that the other filters leave, the newest 10000 are searched.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  ),
})

/** Body of POST /v2/webhooks/preview. */
export const PreviewWebhook = Type.Object({
  payloadTemplate: about(
    'The template to fill in; empty or `null` for the default payload.',
    Type.Optional(nullable(Type.String({ maxLength: 32_768 }), 'must be a text of at most 32768 characters')),
  ),
  triggerEvent: about(
    'Event whose sample fills the template in. Defaults to `PING`.',
    Type.Optional(oneOf(['PING', ...webhookTriggers])),
  ),
})
export type PreviewWebhook = Static<typeof PreviewWebhook>

/** What a webhook with that template sends for the sample of an event. */
export const WebhookPreview = Type.Object({
  triggerEvent: about('Event of the sample.', oneOf(['PING', ...webhookTriggers])),
  contentType: about('Media type of the body.', Type.String()),
  body: about('The body, as a request would have it.', Type.String()),
})

/** Body of POST .../test. */
export const TestWebhook = Type.Object({
  triggerEvent: about(
    'Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.',
    Type.Optional(oneOf(['PING', ...webhookTriggers])),
  ),
})
export type TestWebhook = Static<typeof TestWebhook>

/** Body of POST .../recover: deliver what happened in this time and did not arrive. */
export const RecoverWebhook = Type.Object({
  since: about(
    'Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.',
    DateTime,
  ),
  until: about('End of the period to recover, ISO 8601. Defaults to now.', Type.Optional(DateTime)),
})
export type RecoverWebhook = Static<typeof RecoverWebhook>

/** A recovery under way; it goes on after a restart. */
export const WebhookRecovery = Type.Object({
  id: shownIdOf('the recovery job'),
  status: about('Status of the recovery job.', oneOf(['running', 'completed'])),
  since: about('Start of the period, ISO 8601 in UTC.', Type.String()),
  until: about('End of the period, ISO 8601 in UTC.', Type.String()),
  progress: about(
    'Progress so far.',
    Type.Object({
      examined: about('Events examined.', Type.Integer()),
      queued: about('Deliveries queued.', Type.Integer()),
    }),
  ),
  createdAt: CreatedAt,
  finishedAt: Type.Optional(FinishedAt),
})
export type WebhookRecovery = Static<typeof WebhookRecovery>

/** Of the last 24 hours. */
export const WebhookStats = Type.Object({
  attempts: about('Attempts of the last 24 hours.', Type.Integer()),
  successes: about('Successful attempts of the last 24 hours.', Type.Integer()),
  successRate: about(
    'Successful attempts in percent, with one decimal. Absent without attempts.',
    Type.Optional(Type.Number()),
  ),
  latency: about(
    'Latency of the attempts of the last 24 hours. Absent without attempts.',
    Type.Optional(
      Type.Object({
        p50: about('Median in milliseconds.', Type.Integer()),
        p95: about('95th percentile in milliseconds.', Type.Integer()),
      }),
    ),
  ),
  hours: about(
    'The hours of the last 24 that had attempts, the oldest first.',
    Type.Array(
      Type.Object({
        at: about('Start of the hour, ISO 8601 in UTC.', Type.String()),
        attempts: about('Attempts in this hour.', Type.Integer()),
        successes: about('Successful attempts in this hour.', Type.Integer()),
        latency: about('Median latency in milliseconds.', Type.Integer()),
      }),
    ),
  ),
  pending: about('Deliveries that wait for an attempt.', Type.Integer()),
  nextAttemptAt: about('When the next attempt is due, ISO 8601 in UTC.', Type.Optional(Type.String())),
  failingSince: about(
    'Since when every attempt has failed, ISO 8601 in UTC. Absent if the last one succeeded.',
    Type.Optional(Type.String()),
  ),
})

export const WebhookDeliveryAnswer = answer(WebhookDelivery)
export const WebhookDeliveryDetailsAnswer = answer(WebhookDeliveryDetails)
export const WebhookDeliveryListAnswer = list(WebhookDelivery)
export const WebhookAttemptAnswer = answer(WebhookAttempt)
export const WebhookAttemptListAnswer = list(WebhookAttempt)
export const WebhookRecoveryAnswer = answer(WebhookRecovery)
export const WebhookPreviewAnswer = answer(WebhookPreview)
export const WebhookStatsAnswer = answer(WebhookStats)
