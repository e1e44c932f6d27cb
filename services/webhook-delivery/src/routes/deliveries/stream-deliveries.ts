import { badRequest, WebhookDeliveryStream } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { RouteDeps } from '../../deps.ts'
import { requireWebhook } from '../../guards/require-webhook.ts'
import { presentDelivery } from '../../present/webhooks.ts'
import { EventStream } from '../../stream/event-stream.ts'
import { pathOf, type WebhookOwnerPath } from '../owner-paths.ts'

/**
 * GET .../webhooks/{webhookId}/deliveries/stream: server-sent events, one `delivery` with the new
 * state for each delivery that appears or changes. The stream is complete after `ready`; with
 * Last-Event-ID it starts with the deliveries that may have changed since: of the newest hundred,
 * and of those with an attempt.
 */
export function streamDeliveries(app: App, deps: RouteDeps, ownerPath: WebhookOwnerPath): void {
  const schema = {
    summary: `Stream the deliveries of a webhook of ${ownerPath.of}`,
    description:
      'Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.',
    errors: ['webhook_not_found'],
    params: pathOf(ownerPath, 'webhookId'),
    response: { 200: WebhookDeliveryStream },
  }
  app.get(
    `${ownerPath.path}/:webhookId/deliveries/stream`,
    { schema, preValidation: ownerPath.guard(deps, 'webhook.read'), exposeHeadRoute: false },
    async (request, reply) => {
      const since = readSince(request.headers['last-event-id'])
      const { id } = await requireWebhook(deps, ownerPath, 'webhook.read', request)
      const stream = new EventStream()
      deps.streams.add(request.caller, stream)
      const ready = deps.clock.now().toISOString()
      const stop = await deps.feed
        .listen(id, since, {
          changed(deliveries, until) {
            const at = until.toISOString()
            for (const each of deliveries)
              stream.send({ event: 'delivery', id: at, data: presentDelivery(each) })
          },
          ended: () => stream.finish(),
        })
        .catch((error: unknown) => {
          stream.destroy()
          throw error
        })
      if (stream.destroyed) stop()
      stream.once('close', stop)
      stream.send({ event: 'ready', id: ready, data: { webhookId: id } })
      reply.header('content-type', 'text/event-stream; charset=utf-8').header('x-accel-buffering', 'no')
      return reply.send(stream as unknown as string)
    },
  )
}

/** @throws DomainError 400 for a text that is not an id of this stream */
function readSince(lastEventId: string | string[] | undefined): Date | undefined {
  if (lastEventId === undefined || lastEventId === '') return undefined
  const since = new Date(`${lastEventId}`)
  const isOurs = !Number.isNaN(since.getTime()) && since.toISOString() === lastEventId
  if (!isOurs) throw badRequest({ path: 'last-event-id', message: 'must be the id of an event' })
  return since
}
