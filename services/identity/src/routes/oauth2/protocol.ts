import { badRequest } from '@punctual/contracts'
import { type App, answerOf, errorHandler, oauthErrorBody } from '@punctual/http'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityDeps } from '../../deps.ts'
import type { ShownClient } from '../../domain/client-credentials.ts'

/** For a route's schema: the content types that it accepts. */
export const protocolBodies = { consumes: ['application/x-www-form-urlencoded', 'application/json'] }

/**
 * Makes the routes of apps answer as OAuth libraries expect: every error has the body of RFC 6749,
 * 5.2, a rejected Authorization header gets a challenge, and no answer is cached.
 */
export function answerAsOAuthServer(app: App, { clock }: IdentityDeps): void {
  const handleError = errorHandler(clock, oauthErrorBody)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('pragma', 'no-cache')
  })
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (answerOf(error).status === 401 && request.headers.authorization !== undefined)
      reply.header('www-authenticate', 'Basic realm="oauth2", charset="UTF-8"')
    handleError(error, request, reply)
  })
}

type Keyed = Pick<FastifyRequest, 'method' | 'url' | 'body' | 'headers' | 'caller'>

/**
 * Returns the request as the idempotency store sees it, so that only the same client gets a stored
 * answer.
 */
export const withCredentials = (
  { method, url, body, headers, caller }: Keyed,
  shown: ShownClient,
): Keyed => ({
  method,
  url,
  headers,
  caller,
  body: { ...(body as object), ...shown },
})

/**
 * Makes the routes of apps accept forms as well as JSON: an object of strings. A field without a
 * value counts as omitted (RFC 6749, 3.2).
 * @throws 400 for a repeated field, which parsers could read differently
 */
export function acceptForms(app: App): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
    const fields = [...new URLSearchParams(String(body))]
    const names = fields.map(([name]) => name)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice === undefined) done(null, Object.fromEntries(fields.filter(([, value]) => value !== '')))
    else done(badRequest({ path: twice, message: 'must be sent once' }))
  })
}
