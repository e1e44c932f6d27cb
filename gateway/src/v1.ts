import { type Clock, DomainError } from '@punctual/contracts'
import { answerOf, errorHandler, scrubUrl } from '@punctual/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authenticator } from './authentication/authenticator.ts'
import { queryKeys } from './authentication/credential-schemes.ts'
import { identify, requireAccess } from './authentication/identify.ts'
import type { Sessions } from './authentication/sessions.ts'
import { acceptBodies, endUnread } from './forwarding/body.ts'
import { type Forwarding, serve } from './forwarding/forward.ts'
import { refuseOddHeaders, refuseOddKey } from './forwarding/inbound-headers.ts'
import { type InFlight, takeTurns } from './limits/in-flight.ts'
import type { CallLimits } from './limits/limit-calls.ts'
import { v1Routes } from './routes/index.ts'
import { type Retirement, retirementHeaders } from './versions/retirement.ts'
import { v1Failure } from './versions/v1/answers.ts'
import { v1Version } from './versions/v1/index.ts'
import { v1Shape } from './versions/version.ts'

export interface V1Parts {
  clock: Clock
  authenticator: Authenticator
  sessions: Sessions
  limits: CallLimits
  inFlight: InFlight
  forwarding: Forwarding
  retirement: Retirement
}

export const v1Prefix = '/v1'

/**
 * Serves the first generation; to be registered under its prefix. The key comes only in the query,
 * errors have their own shape, and every answer announces the end of the generation.
 */
export async function serveV1(app: FastifyInstance, parts: V1Parts): Promise<void> {
  const { clock, authenticator, sessions, limits, forwarding } = parts
  const headers = {
    // The URL contains the key: it must not be cached, nor sent to other sites as a referrer.
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'svc-api-version': v1Version,
    ...retirementHeaders(parts.retirement),
  }
  app.addHook('onRequest', async (request) => {
    request.isV1 = true
    refuseOddHeaders(request.raw)
  })
  // `onSend` also runs for requests that an earlier hook refused.
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers))
  app.addHook('onRequest', identify(authenticator, limits, queryKeys, sessions))
  app.addHook('onRequest', limits.countCall)
  app.addHook('onRequest', requireAccess)
  app.addHook('onRequest', refuseOddKey)
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.config.publicRoute
    request.translation = route && v1Shape(route)
  })
  app.addHook('onRequest', takeTurns(parts.inFlight))
  acceptBodies(app)
  for (const route of v1Routes) serve(app, route, forwarding, v1Prefix)
  app.setNotFoundHandler(refuseUnknown)
  const handleError = errorHandler(clock, v1Failure)
  app.setErrorHandler((error, request, reply) => {
    endUnread(request, reply)
    handleError(error, request, reply)
  })
}

const patterns = v1Routes.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** Answers 405 if the path has another method, else 404. */
function refuseUnknown({ method, url }: FastifyRequest, reply: FastifyReply): never {
  const [path = ''] = url.split('?', 1)
  const allowed = patterns.flatMap((each) => (each.pattern.test(path) ? [each.method] : []))
  const text = `Cannot ${method} ${scrubUrl(path)}`
  if (allowed.length === 0) throw new DomainError('NotFoundException', text)
  reply.header('allow', allowed.join(', '))
  throw new DomainError('MethodNotAllowedException', text)
}

/**
 * Returns the v1 answer to a request that failed before routing; undefined for paths outside v1.
 */
export function v1FrameworkFailure(
  error: unknown,
  url: string,
): { status: number; body: object } | undefined {
  if (!url.startsWith(`${v1Prefix}/`)) return undefined
  const answer = answerOf(error)
  return { status: answer.status, body: v1Failure(answer) }
}
