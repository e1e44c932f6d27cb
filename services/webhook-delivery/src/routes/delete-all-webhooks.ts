import { success, WebhooksDeletedAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { deleteWebhooks, webhookIdsOf } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { ownerOf, requireEventType } from '../rights.ts'
import { EventTypePath, knownCaller, webhooksOfEventType } from './webhook-path.ts'

/** DELETE /v2/event-types/{eventTypeId}/webhooks: all of them; answers how many. */
export function deleteAllWebhooks(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'Delete all webhooks of an event type',
    params: EventTypePath,
    response: { 200: WebhooksDeletedAnswer },
  }
  app.delete(webhooksOfEventType, { schema, preValidation: knownCaller }, async ({ caller, params }) => {
    const owner = ownerOf(await requireEventType(deps, caller, 'webhook.delete', params.eventTypeId))
    const deleted = await deps.db.transaction(async (tx) => {
      const ids = await webhookIdsOf(tx, owner)
      await deleteWebhooks(tx, ids)
      return ids.length
    })
    return success(`${deleted} ${deleted === 1 ? 'webhook' : 'webhooks'} deleted`)
  })
}
