import { PreviewWebhook, success, WebhookPreviewAnswer } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { sampleOf } from '../../app/deliveries.ts'
import type { RouteDeps } from '../../deps.ts'
import { contentType } from '../../domain/template.ts'
import { envelopeOf } from '../../domain/webhook-event.ts'
import { checkTemplate, renderChecked } from '../../guards/check-settings.ts'

/**
 * POST /v2/webhooks/preview {payloadTemplate?, triggerEvent?}, 200: fills a template in as a
 * delivery does, with the sample that the test of a webhook sends. Nothing is stored or sent.
 */
export function previewWebhook(app: App, { clock }: RouteDeps): void {
  const schema = {
    summary: 'Preview the payload of a webhook',
    description:
      'Fills a template in with the sample of an event, as a delivery would, and returns the body. Nothing is stored or sent.',
    errors: ['webhook_template_invalid'],
    body: PreviewWebhook,
    response: { 200: WebhookPreviewAnswer },
  }
  app.post(
    '/v2/webhooks/preview',
    { schema, preValidation: async (request) => void requireUser(request) },
    async ({ body, caller: { organizationId, userId } }) => {
      const { triggerEvent = 'PING' } = body
      const owner = { ownerKind: 'user' as const, ownerId: `${userId}`, organizationId, userId }
      const envelope = envelopeOf(sampleOf(triggerEvent, owner, clock.now()))
      return success({
        triggerEvent,
        contentType,
        body: renderChecked(checkTemplate(body.payloadTemplate), envelope),
      })
    },
  )
}
