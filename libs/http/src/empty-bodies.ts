import type { FastifyInstance } from 'fastify'

/**
 * Treats an empty body as absent for any Content-Type, and as {} on routes with a body schema:
 * clients send `application/json` without a body on every DELETE and on POST confirm.
 */
export function acceptEmptyBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = headers
    if (encoding === undefined && (length === undefined || length === '0')) delete headers['content-type']
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && request.routeOptions.schema?.body !== undefined) request.body = {}
  })
}
