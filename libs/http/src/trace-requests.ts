import type { Span, Tracing } from '@punctual/tracing'
import type { FastifyInstance } from 'fastify'
import { sentTraceparent } from './traceparent.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Its span, where tracing is on. */
    span: Span | undefined
  }
}

/** Checks by load balancers would each be a trace. */
const untraced: ReadonlySet<string | undefined> = new Set(['/health', '/ready'])

/**
 * Runs every request in a span.
 * @param trusts whether a request continues the trace that it names; else its trace links to that
 */
export function traceRequests(
  app: Pick<FastifyInstance, 'addHook' | 'decorateRequest'>,
  tracing: Tracing,
  trusts: boolean,
): void {
  app.decorateRequest('span')
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url
    if (untraced.has(route)) return done()
    const sent = sentTraceparent(request)
    const span = tracing.start(route === undefined ? request.method : `${request.method} ${route}`, {
      kind: 'server',
      ...(trusts ? { parent: sent ?? '' } : { isRoot: true, links: [sent] }),
      attributes: {
        'http.request.method': request.method,
        ...(route !== undefined && { 'http.route': route }),
      },
    })
    request.span = span
    request.traceparent = span.traceparent
    span.enter(done)
  })
  // The body arrived in the context of the connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.enter(done)
    else done()
  })
  app.addHook('onResponse', async ({ span, caller }, reply) => {
    if (!span) return
    const { statusCode: status } = reply
    span.set({
      'http.response.status_code': status,
      ...(caller && { 'punctual.organization.id': caller.organizationId }),
    })
    span.end(status >= 500 ? { name: `${status}` } : undefined)
  })
}
