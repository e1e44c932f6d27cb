import type { CallerContext } from '@punctual/contracts'
import type { FastifyInstance } from 'fastify'
import { scrubUrl } from './log.ts'
import type { Metrics } from './metrics.ts'
import { requestIdHeader } from './names.ts'
import { continueTrace } from './traceparent.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** W3C traceparent of this request's own span, forwarded in events and further calls. */
    traceparent: string
  }
}

/** Gives every request its id and span, and writes one log line and two metrics about it. */
export function observe(app: Pick<FastifyInstance, 'addHook' | 'decorateRequest'>, metrics: Metrics): void {
  app.decorateRequest('traceparent', '')
  app.addHook('onRequest', async (request, reply) => {
    const { traceparent } = request.headers
    request.traceparent = continueTrace(typeof traceparent === 'string' ? traceparent : undefined)
    reply.header(requestIdHeader, request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const { method } = request
    const { statusCode: status, elapsedTime: milliseconds } = reply
    metrics.observeRequest({ method, route, status, milliseconds })
    request.log.info(
      {
        traceparent: request.traceparent,
        method,
        route,
        url: scrubUrl(request.url),
        status,
        milliseconds: Math.round(milliseconds * 10) / 10,
        ...whoIs(request),
      },
      'request',
    )
  })
}

/** Only ids: names and addresses stay out of the log. */
function whoIs(request: { caller?: CallerContext }): object {
  if (!request.caller) return {}
  const { kind, userId, organizationId } = request.caller
  return { caller: kind, ...(kind !== 'anonymous' && { userId, organizationId }) }
}

/** While stopping, closes each connection after its answer instead of keeping it open. */
export function endConnectionsOnClose(app: Pick<FastifyInstance, 'addHook'>): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
