import { Type } from '@sinclair/typebox'
import { defineEvent, NoShowNotice } from './envelope.ts'

const Webhook = Type.Object({
  id: Type.Integer(),
  subscriberUrl: Type.String(),
  ownerId: Type.Integer(),
})

/** A webhook has been failing for a while without a success; its owner is notified. */
export const webhookFailing = defineEvent(
  'webhooks.webhook.failing',
  1,
  Type.Object({ webhook: Webhook, since: Type.String() }),
)
/** A webhook was disabled after days of failures, or because its receiver answered 410. */
export const webhookDisabled = defineEvent(
  'webhooks.webhook.disabled',
  1,
  Type.Object({ webhook: Webhook, reason: Type.String() }),
)

/** A webhook reports people who have not joined a booking's video room. */
export const webhookNoShowNoticed = defineEvent('webhooks.no-show.noticed', 1, NoShowNotice)
