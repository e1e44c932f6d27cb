import { badRequest, CreateWebhook, EventTypeWebhookAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { checkTemplate } from '../check-settings.ts'
import { replaceSecret } from '../db/secrets-repository.ts'
import { findWebhook, createWebhook as insertWebhook } from '../db/webhooks-repository.ts'
import type { RouteDeps } from '../deps.ts'
import { presentWebhook } from '../present.ts'
import { ownerOf, requireEventType } from '../rights.ts'
import { EventTypePath, knownCaller, webhooksOfEventType } from './webhook-path.ts'

/** POST /v2/event-types/{eventTypeId}/webhooks, 201, for the event type's owner (contract 9, 14). */
export function createWebhook(app: App, deps: RouteDeps): void {
  const schema = {
    summary: 'Make a webhook',
    params: EventTypePath,
    body: CreateWebhook,
    response: { 201: EventTypeWebhookAnswer },
  }
  app.post(webhooksOfEventType, { schema, preValidation: knownCaller }, async (request, reply) => {
    const { body, caller, params } = request
    const eventType = await requireEventType(deps, caller, 'webhook.create', params.eventTypeId)
    if (body.triggers.includes('DELEGATION_CREDENTIAL_ERROR')) {
      throw badRequest({
        path: 'triggers',
        message: 'DELEGATION_CREDENTIAL_ERROR is for organizations alone',
      })
    }
    const payloadTemplate = checkTemplate(body.payloadTemplate)
    await deps.checkSubscriber(body.subscriberUrl)
    const { subscriberUrl, active, version = '2021-10-20' } = body
    const triggers = [...new Set(body.triggers)]
    const owner = ownerOf(eventType)
    return idempotent(deps, request, reply, async (tx) => {
      const now = deps.clock.now()
      const id = await insertWebhook(
        tx,
        { ...owner, organizationId: eventType.organizationId, userId: eventType.ownerId },
        { subscriberUrl, active, version, triggers, payloadTemplate },
        now,
      )
      if (body.secret) await replaceSecret(tx, id, deps.sealer.seal(body.secret), { now })
      const webhook = await findWebhook(tx, owner, id)
      return { status: 201, body: webhook && success(presentWebhook(webhook, deps.sealer)) }
    })
  })
}
