import { type Static, Type } from '@sinclair/typebox'
import { webhookTriggers, webhookVersions } from '../webhook-choices.ts'
import { about, pageQuery, ShownEventTypeId, ShownUserId, shownIdOf, textIdOf } from './fields.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { offsetUnits } from './workflows.ts'

const WebhookFields = Type.Object({
  active: about('Whether events are sent.', Type.Boolean()),
  subscriberUrl: about(
    'URL of the subscriber, `http` or `https`.',
    Type.String({ minLength: 1, maxLength: 2048 }),
  ),
  triggers: about('Events to send.', Type.Array(oneOf(webhookTriggers), { maxItems: 50 })),
  payloadTemplate: about(
    'JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload.',
    Type.Optional(nullable(Type.String({ maxLength: 32_768 }), 'must be a text of at most 32768 characters')),
  ),
  secret: about(
    'Secret that signs every request; empty or `null` for none.',
    Type.Optional(nullable(Type.String({ maxLength: 512 }), 'must be a text of at most 512 characters')),
  ),
  version: about('Version of the payload. Defaults to the newest.', Type.Optional(oneOf(webhookVersions))),
  rateLimit: about(
    "Largest number of requests per second; more wait. `null` for the operator's default.",
    Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1000 }), 'must be an integer from 1 to 1000')),
  ),
  ordered: about(
    'Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`.',
    Type.Optional(Type.Boolean()),
  ),
  time: about(
    'Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes.',
    Type.Optional(
      nullable(Type.Integer({ minimum: 0, maximum: 10_000 }), 'must be an integer from 0 to 10000'),
    ),
  ),
  timeUnit: about(
    'Unit of `time`. Defaults to `minute`.',
    Type.Optional(nullable(oneOf(offsetUnits), `must be one of ${offsetUnits.join(', ')}`)),
  ),
})

/** Body of POST .../webhooks. */
export const CreateWebhook = WebhookFields
export type CreateWebhook = Static<typeof CreateWebhook>

/** Body of PATCH .../webhooks/{webhookId}. */
export const UpdateWebhook = Type.Partial(WebhookFields)
export type UpdateWebhook = Static<typeof UpdateWebhook>

/** A webhook in answers. */
const commonOutput = {
  id: shownIdOf('the webhook'),
  payloadTemplate: about(
    'JSON text with `{{dotted.path}}` placeholders; empty for the default payload.',
    Type.String(),
  ),
  triggers: about('Events to send.', Type.Array(oneOf(webhookTriggers))),
  subscriberUrl: about('URL of the subscriber.', Type.String()),
  active: about('Whether events are sent.', Type.Boolean()),
  secret: about(
    'Secret that signs every request. Absent if there is none, or if the caller may not read it.',
    Type.Optional(Type.String()),
  ),
  rateLimit: about(
    "Largest number of requests per second. Absent for the operator's default.",
    Type.Optional(Type.Integer()),
  ),
  ordered: about(
    'Whether the events of a booking are sent in their order. Absent if they are not.',
    Type.Optional(Type.Boolean()),
  ),
  time: about(
    'Time after the start at which the no-show triggers fire. Absent for 5 minutes.',
    Type.Optional(Type.Integer()),
  ),
  timeUnit: about('Unit of `time`.', Type.Optional(oneOf(offsetUnits))),
  disabledReason: about(
    'Why the webhook was turned off: its receiver was failing, gone, or asked for it. Absent otherwise.',
    Type.Optional(oneOf(['failing', 'gone', 'asked'])),
  ),
  disabledAt: about(
    'When the webhook was turned off, ISO 8601 in UTC. Absent otherwise.',
    Type.Optional(Type.String()),
  ),
}
/** Each names what it belongs to; an organization counts as a team there. */
export const EventTypeWebhook = Type.Object({ ...commonOutput, eventTypeId: ShownEventTypeId })
export const UserWebhook = Type.Object({ ...commonOutput, userId: ShownUserId })
export const TeamWebhook = Type.Object({
  ...commonOutput,
  teamId: about('Id of the team or organization.', Type.Integer()),
})
export const OAuthClientWebhook = Type.Object({
  ...commonOutput,
  oAuthClientId: textIdOf('the OAuth client'),
})
export type WebhookOutput = Static<
  typeof EventTypeWebhook | typeof UserWebhook | typeof TeamWebhook | typeof OAuthClientWebhook
>

/** Query of GET .../webhooks. */
export const ListWebhooks = Type.Object(pageQuery(250))

/** Body of POST .../rotate-secret; a secret is made when none is given. */
export const RotateSecret = Type.Object({
  secret: about(
    'The new secret. Generated if omitted.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 512 })),
  ),
})
export type RotateSecret = Static<typeof RotateSecret>

export const RotatedSecret = Type.Object({
  secret: about('The new secret.', Type.String()),
  signingKey: about('The new secret as Standard Webhooks libraries take it.', Type.String()),
  previousSecretExpiresAt: about(
    'Until when the previous secret signs too, ISO 8601 in UTC. Absent if there was none.',
    Type.Optional(Type.String()),
  ),
})

/**
 * A key that every request is signed by: `v1a` of the header `webhook-signature`, as Standard
 * Webhooks has it.
 */
export const WebhookSigningKey = Type.Object({
  id: textIdOf('the signing key'),
  algorithm: about('`ed25519`.', Type.Literal('ed25519')),
  publicKey: about('`whpk_` and the public key in base64.', Type.String()),
})
/**
 * Answer of GET /v2/webhooks/signing-keys: the current one first; several while one is being
 * replaced, none: not in use.
 */
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
