import { RotatedSecretAnswer, RotateSecret, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { rotateSecret as rotate } from '../../app/webhooks.ts'
import type { RouteDeps } from '../../deps.ts'
import { webhookIdOf } from '../../guards/require-webhook.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/** POST .../webhooks/{webhookId}/rotate-secret {secret?}, 200: both secrets sign for 24 hours. */
export function rotateSecret(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Rotate the secret of a webhook of ${ownerPath.of}`,
    description: 'Both secrets sign for 24 hours.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    body: RotateSecret,
    response: { 200: RotatedSecretAnswer },
  }
  app.post(
    `${ownerPath.path}/:webhookId/rotate-secret`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.update') },
    async (request, reply) => {
      const { body, caller, params } = request
      const owner = await ownerPath.owner(deps, caller, 'webhook.update', params)
      const asked = { caller, owner, id: webhookIdOf(params.webhookId) }
      return idempotent(deps, request, reply, async (tx) => ({
        status: 200,
        body: success(await rotate(tx, deps, asked, body.secret)),
      }))
    },
  )
}
