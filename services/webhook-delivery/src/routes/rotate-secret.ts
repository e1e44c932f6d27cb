import { randomBytes } from 'node:crypto'
import { DomainError, RotatedSecretAnswer, RotateSecret, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { replaceSecret } from '../db/secrets-repository.ts'
import { lockWebhook } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { signingKey } from '../domain/signature.ts'
import { requireSecret, webhookIdOf } from '../rights.ts'
import { pathOf, type WebhookOwnerPath } from '../webhook-owners.ts'

/** Milliseconds that the old secret signs besides the new one. */
const grace = 24 * 3_600_000

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
      const id = webhookIdOf(params.webhookId)
      const secret = body.secret ?? `whsec_${randomBytes(32).toString('base64')}`
      return idempotent(deps, request, reply, async (tx) => {
        const webhook = await lockWebhook(tx, owner, id)
        if (!webhook) throw new DomainError('webhook_not_found')
        requireSecret(caller, webhook)
        const now = deps.clock.now()
        const previousUntil = new Date(now.getTime() + grace)
        const hadOne = await replaceSecret(tx, id, deps.sealer.seal(secret), { now, previousUntil })
        return {
          status: 200,
          body: success({
            secret,
            signingKey: signingKey(secret),
            ...(hadOne && { previousSecretExpiresAt: previousUntil.toISOString() }),
          }),
        }
      })
    },
  )
}
