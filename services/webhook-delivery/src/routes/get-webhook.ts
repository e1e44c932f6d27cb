import { success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentWebhook } from '../present.ts'
import { requireWebhook } from '../rights.ts'

/** GET .../webhooks/{webhookId}. */
export function getWebhook(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Get a webhook of ${place.of}`,
    description: 'The secret is shown only to callers who may read it.',
    errors: ['webhook_not_found'],
    params: pathOf(place, 'webhookId'),
    response: { 200: place.one },
  }
  app.get(
    `${place.path}/:webhookId`,
    { schema, preValidation: place.guard(deps, 'webhook.read') },
    async ({ caller, params }) =>
      success(
        presentWebhook(
          await requireWebhook(deps, place, 'webhook.read', { caller, params }),
          caller,
          deps.sealer,
        ),
      ),
  )
}
