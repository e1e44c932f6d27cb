import { type Static, Type } from '@sinclair/typebox'
import { PageQuery } from './common.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { offsetUnits } from './workflows.ts'

/** What a webhook may subscribe to. */
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

/** Dated shapes of the payload; a webhook keeps the one it was made with. */
export const webhookVersions = ['2021-10-20'] as const
export type WebhookVersion = (typeof webhookVersions)[number]

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
  /** How long after a start the no-show triggers wait for people: 5 minutes unless told otherwise. */
  time: Type.Optional(
    nullable(Type.Integer({ minimum: 0, maximum: 10_000 }), 'must be an integer from 0 to 10000'),
  ),
  timeUnit: Type.Optional(nullable(oneOf(offsetUnits), `must be one of ${offsetUnits.join(', ')}`)),
})

/** Body of POST .../webhooks. */
export const CreateWebhook = WebhookFields
export type CreateWebhook = Static<typeof CreateWebhook>

/** Body of PATCH .../webhooks/{webhookId}. */
export const UpdateWebhook = Type.Partial(WebhookFields)
export type UpdateWebhook = Static<typeof UpdateWebhook>

/** A webhook in answers. */
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
  /** Absent: 5 minutes. */
  time: Type.Optional(Type.Integer()),
  timeUnit: Type.Optional(oneOf(offsetUnits)),
  /** Why deliveries were switched off for it (`failing`, `gone`, `asked`) and since when; absent otherwise. */
  disabledReason: Type.Optional(oneOf(['failing', 'gone', 'asked'])),
  disabledAt: Type.Optional(Type.String()),
}
/** Each names what it belongs to; an organization counts as a team there. */
export const EventTypeWebhook = Type.Object({ ...commonOutput, eventTypeId: Type.Integer() })
export const UserWebhook = Type.Object({ ...commonOutput, userId: Type.Integer() })
export const TeamWebhook = Type.Object({ ...commonOutput, teamId: Type.Integer() })
export const OAuthClientWebhook = Type.Object({ ...commonOutput, oAuthClientId: Type.String() })
export type WebhookOutput = Static<
  typeof EventTypeWebhook | typeof UserWebhook | typeof TeamWebhook | typeof OAuthClientWebhook
>

/** Query of GET .../webhooks. */
export const ListWebhooks = Type.Object({
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 250 })),
  skip: PageQuery.skip,
})

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
export const WebhookSigningKeysAnswer = answer(Type.Array(WebhookSigningKey))

export const EventTypeWebhookAnswer = answer(EventTypeWebhook)
export const EventTypeWebhookListAnswer = list(EventTypeWebhook)
export const UserWebhookAnswer = answer(UserWebhook)
export const UserWebhookListAnswer = list(UserWebhook)
export const TeamWebhookAnswer = answer(TeamWebhook)
export const TeamWebhookListAnswer = list(TeamWebhook)
export const OAuthClientWebhookAnswer = answer(OAuthClientWebhook)
export const OAuthClientWebhookListAnswer = list(OAuthClientWebhook)
/** A sentence with the number. */
export const WebhooksDeletedAnswer = answer(Type.String())
export const RotatedSecretAnswer = answer(RotatedSecret)
