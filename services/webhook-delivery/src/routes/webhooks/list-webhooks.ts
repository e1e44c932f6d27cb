import { ListWebhooks, paginate, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listWebhooks as findWebhooks } from '../../db/webhooks-repository.ts'
import type { RouteDeps } from '../../deps.ts'
import { asShown } from '../../guards/require-webhook.ts'
import { presentWebhook } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** GET .../webhooks, oldest first. */
export function listWebhooks(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `List the webhooks of ${ownerPath.of}`,
    description: 'The oldest webhook comes first.',
    params: pathOf(ownerPath),
    querystring: ListWebhooks,
    response: { 200: ownerPath.list },
  }
  app.get(
    ownerPath.path,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read') },
    async ({ caller, params, query }) => {
      const owner = await ownerPath.owner(deps, caller, 'webhook.read', params)
      const { take = 250, skip = 0 } = query
      const { webhooks, total } = await findWebhooks(deps.db, owner, { take, skip })
      return {
        ...success(webhooks.map((webhook) => presentWebhook(asShown(owner, webhook), caller, deps.sealer))),
        pagination: paginate(total, take, skip),
      }
    },
  )
}
