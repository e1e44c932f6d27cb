import { success, WebhooksDeletedAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteWebhooks, webhookIdsOf } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { pathOf, type WebhookPlace } from '../places.ts'

/** DELETE .../webhooks: all of them; answers how many. */
export function deleteAllWebhooks(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Delete the webhooks of ${place.of}`,
    description: 'Deletes all of them and returns how many there were.',
    params: pathOf(place),
    response: { 200: WebhooksDeletedAnswer },
  }
  app.delete(
    place.path,
    { schema, preValidation: place.guard(deps, 'webhook.delete') },
    async ({ caller, params }) => {
      const owner = await place.owner(deps, caller, 'webhook.delete', params)
      const deleted = await deps.db.transaction(async (tx) => {
        const ids = await webhookIdsOf(tx, owner)
        await deleteWebhooks(tx, ids)
        return ids.length
      })
      return success(`${deleted} ${deleted === 1 ? 'webhook' : 'webhooks'} deleted`)
    },
  )
}
