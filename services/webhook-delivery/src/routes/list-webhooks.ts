import { ListWebhooks, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listWebhooks as findWebhooks } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { presentWebhook } from '../present.ts'
import { asShown } from '../rights.ts'

/** GET .../webhooks, oldest first. */
export function listWebhooks(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `List the webhooks of ${place.of}`,
    description: 'The oldest webhook comes first.',
    params: pathOf(place),
    querystring: ListWebhooks,
    response: { 200: place.list },
  }
  app.get(
    place.path,
    { schema, preValidation: place.guard(deps, 'webhook.read') },
    async ({ caller, params, query }) => {
      const owner = await place.owner(deps, caller, 'webhook.read', params)
      const { take = 250, skip = 0 } = query
      const { webhooks, total } = await findWebhooks(deps.db, owner, { take, skip })
      return {
        ...success(webhooks.map((webhook) => presentWebhook(asShown(owner, webhook), caller, deps.sealer))),
        pagination: paginate(total, take, skip),
      }
    },
  )
}
