import { CreateWebhook, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { checkNewTriggers, checkTemplate } from '../check-settings.ts'
import { replaceSecret } from '../db/secrets-repository.ts'
import { findWebhook, createWebhook as insertWebhook } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { presentWebhook } from '../present.ts'
import { requireReadable } from '../rights.ts'
import { pathOf, type WebhookOwnerPath } from '../webhook-owners.ts'

/** POST .../webhooks, 201. An app needs the scopes to read what the triggers send. */
export function createWebhook(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Create a webhook for ${ownerPath.of}`,
    description: 'The app of an access token needs the scopes to read what the triggers send.',
    errors: ['subscriber_url_refused', 'webhook_url_taken', 'webhook_template_invalid'],
    params: pathOf(ownerPath),
    body: CreateWebhook,
    response: { 201: ownerPath.one },
  }
  app.post(
    ownerPath.path,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.create') },
    async (request, reply) => {
      const { body, caller, params } = request
      const owner = await ownerPath.owner(deps, caller, 'webhook.create', params)
      checkNewTriggers(body.triggers, owner.kind)
      requireReadable(caller, request.routeOptions.config.access, body.triggers)
      const payloadTemplate = checkTemplate(body.payloadTemplate)
      await deps.checkSubscriber(body.subscriberUrl)
      const { subscriberUrl, active, version = '2021-10-20', rateLimit = null, ordered = false } = body
      const { time = null, timeUnit = null } = body
      const triggers = [...new Set(body.triggers)]
      return idempotent(deps, request, reply, async (tx) => {
        const now = deps.clock.now()
        const id = await insertWebhook(
          tx,
          owner,
          { subscriberUrl, active, version, triggers, payloadTemplate, rateLimit, ordered, time, timeUnit },
          now,
        )
        if (body.secret) await replaceSecret(tx, id, deps.sealer.seal(body.secret), { now })
        const webhook = await findWebhook(tx, owner, id)
        return { status: 201, body: webhook && success(presentWebhook(webhook, caller, deps.sealer)) }
      })
    },
  )
}
