import { DomainError, success, UpdateWebhook } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { App } from '@punctual/http'
import { checkTemplate } from '../check-settings.ts'
import { replaceSecret } from '../db/secrets-repository.ts'
import { findWebhook, lockWebhook, updateWebhook as saveWebhook } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import type { Webhook, WebhookSettings } from '../domain/webhook.ts'
import { presentWebhook } from '../present.ts'
import { requireReadable, requireSecret, webhookIdOf } from '../rights.ts'
import { pathOf, type WebhookOwnerPath } from '../webhook-owners.ts'

/** PATCH .../webhooks/{webhookId}: changes the fields in the body. */
export function updateWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Update a webhook of ${ownerPath.of}`,
    description: 'Changes only the given fields.',
    errors: ['webhook_not_found', 'subscriber_url_refused', 'webhook_url_taken', 'webhook_template_invalid'],
    params: pathOf(ownerPath, 'webhookId'),
    body: UpdateWebhook,
    response: { 200: ownerPath.one },
  }
  app.patch(
    `${ownerPath.path}/:webhookId`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.update') },
    async ({ body, caller, params, routeOptions }) => {
      const owner = await ownerPath.owner(deps, caller, 'webhook.update', params)
      const id = webhookIdOf(params.webhookId)
      const found = await findWebhook(deps.db, owner, id)
      if (!found) throw new DomainError('webhook_not_found')
      if (body.secret !== undefined) requireSecret(caller, found)
      if (body.triggers !== undefined) requireReadable(caller, routeOptions.config.access, body.triggers)
      const payloadTemplate = checkTemplate(body.payloadTemplate)
      if (body.subscriberUrl !== undefined) await deps.checkSubscriber(body.subscriberUrl)
      return deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        const before = await lockWebhook(tx, owner, id)
        if (!before) throw new DomainError('webhook_not_found')
        await saveWebhook(tx, before, merge(before, body, payloadTemplate), now)
        if (body.secret !== undefined) await changeSecret(tx, deps, before, body.secret, now)
        const after = await findWebhook(tx, owner, id)
        return success(presentWebhook(after ?? before, caller, deps.sealer))
      })
    },
  )
}

function merge(before: Webhook, body: UpdateWebhook, payloadTemplate: string | null): WebhookSettings {
  return {
    subscriberUrl: body.subscriberUrl ?? before.subscriberUrl,
    triggers: body.triggers === undefined ? before.triggers : [...new Set(body.triggers)],
    active: body.active ?? before.active,
    payloadTemplate: body.payloadTemplate === undefined ? before.payloadTemplate : payloadTemplate,
    version: body.version ?? before.version,
    rateLimit: body.rateLimit === undefined ? before.rateLimit : body.rateLimit,
    ordered: body.ordered ?? before.ordered,
    time: body.time === undefined ? before.time : body.time,
    timeUnit: body.timeUnit === undefined ? before.timeUnit : body.timeUnit,
  }
}

/** Only the new secret signs; rotate-secret lets both sign for a while. */
async function changeSecret(
  tx: Tx,
  { sealer }: RouteDeps,
  { id, sealedSecret }: Webhook,
  secret: string | null,
  now: Date,
): Promise<void> {
  if (sealedSecret !== null && sealer.open(sealedSecret) === secret) return
  await replaceSecret(tx, id, secret ? sealer.seal(secret) : null, { now })
}
