import { Type } from '@sinclair/typebox'
import { defineEvent, NoShowNotice } from './envelope.ts'

const Webhook = Type.Object({
  id: Type.Integer(),
  subscriberUrl: Type.String(),
  ownerId: Type.Integer(),
})

/** A webhook has failed for a while without one success; its owner is told. */
export const webhookFailing = defineEvent(
  'webhooks.webhook.failing',
  1,
  Type.Object({ webhook: Webhook, since: Type.String() }),
)
/** A webhook was switched off after days of failures, or because its receiver answered 410. */
export const webhookDisabled = defineEvent(
  'webhooks.webhook.disabled',
  1,
  Type.Object({ webhook: Webhook, reason: Type.String() }),
)

/** A webhook tells of people who have not come to a booking's room. */
export const webhookNoShowNoticed = defineEvent('webhooks.no-show.noticed', 1, NoShowNotice)
