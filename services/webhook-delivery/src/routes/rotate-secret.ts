import { randomBytes } from 'node:crypto'
import { DomainError, RotatedSecretAnswer, RotateSecret, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { replaceSecret } from '../db/secrets-repository.ts'
import { lockWebhook } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { signingKey } from '../domain/signature.ts'
import { pathOf, type WebhookPlace } from '../places.ts'
import { requireSecret, webhookIdOf } from '../rights.ts'

/** Milliseconds that the old secret signs beside the new one. */
const grace = 24 * 3_600_000

/** POST .../webhooks/{webhookId}/rotate-secret {secret?}, 200: for 24 hours both sign (contract, Names). */
export function rotateSecret(app: App, deps: RouteDeps, place: WebhookPlace): void {
  const schema = {
    summary: `Rotate the secret of a webhook of ${place.of}`,
    description: 'Both secrets sign for 24 hours.',
    errors: ['webhook_not_found'],
    params: pathOf(place, 'webhookId'),
    body: RotateSecret,
    response: { 200: RotatedSecretAnswer },
  }
  app.post(
    `${place.path}/:webhookId/rotate-secret`,
    { schema, preValidation: place.guard(deps, 'webhook.update') },
    async (request, reply) => {
      const { body, caller, params } = request
      const owner = await place.owner(deps, caller, 'webhook.update', params)
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
