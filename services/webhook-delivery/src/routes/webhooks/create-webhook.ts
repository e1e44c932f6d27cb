import { CreateWebhook, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { createWebhook as create } from '../../app/webhooks.ts'
import type { RouteDeps } from '../../deps.ts'
import { checkNewTriggers, checkTemplate } from '../../guards/check-settings.ts'
import { requireReadable } from '../../guards/require-webhook.ts'
import { presentWebhook } from '../../present/webhooks.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

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
      return idempotent(deps, request, reply, async (tx) => {
        const webhook = await create(tx, deps, owner, body, payloadTemplate)
        return { status: 201, body: webhook && success(presentWebhook(webhook, caller, deps.sealer)) }
      })
    },
  )
}
