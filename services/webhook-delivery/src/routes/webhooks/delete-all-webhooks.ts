import { success, WebhooksDeletedAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteAllWebhooks as removeAll } from '../../app/webhooks.ts'
import type { RouteDeps } from '../../deps.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** DELETE .../webhooks: deletes all of them and answers their number. */
export function deleteAllWebhooks(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Delete the webhooks of ${ownerPath.of}`,
    description: 'Deletes all of them and returns how many there were.',
    params: pathOf(ownerPath),
    response: { 200: WebhooksDeletedAnswer },
  }
  app.delete(
    ownerPath.path,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.delete') },
    async ({ caller, params }) => {
      const owner = await ownerPath.owner(deps, caller, 'webhook.delete', params)
      const deleted = await removeAll(deps, owner)
      return success(`${deleted} ${deleted === 1 ? 'webhook' : 'webhooks'} deleted`)
    },
  )
}
