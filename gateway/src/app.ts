import cors from '@fastify/cors'
import { type Clock, success } from '@punctual/contracts'
import {
  endConnectionsOnClose,
  errorHandler,
  type Log,
  type Metrics,
  notFoundHandler,
  oauthErrorBody,
  observe,
  serverOptions,
} from '@punctual/http'
import type { Tracing } from '@punctual/tracing'
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify'
import type { Authenticator } from './authentication/authenticator.ts'
import { headerCredentials } from './authentication/credential-schemes.ts'
import { challenge, identify, requireAccess } from './authentication/identify.ts'
import type { Sessions } from './authentication/sessions.ts'
import { compressAnswers } from './compression/compress-answers.ts'
import { serveDocs } from './docs/serve.ts'
import { acceptBodies, endUnread } from './forwarding/body.ts'
import { type Forwarding, serve } from './forwarding/forward.ts'
import { originForm, refuseOddHeaders, refuseOddKey } from './forwarding/inbound-headers.ts'
import { refuseOddTarget } from './forwarding/paths.ts'
import { type InFlight, takeTurns } from './limits/in-flight.ts'
import type { CallLimits } from './limits/limit-calls.ts'
import {
  serveAccount,
  serveConsole,
  serveEmbedScript,
  serveOneClick,
  servePages,
  servePortal,
} from './pages/pages.ts'
import type { FindPortalOrigins } from './pages/portal-frames.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { decorateRequests } from './request.ts'
import { routes } from './routes/index.ts'
import { serveTestClock, type TestClockParts } from './test-clock/serve-test-clock.ts'
import { serveV1, v1FrameworkFailure, v1Prefix } from './v1.ts'
import type { Retirement } from './versions/retirement.ts'
import { chooseVersion, listVersions, olderShape } from './versions/version.ts'

export interface GatewayParts {
  clock: Clock
  log: Log
  metrics: Metrics
  tracing: Tracing | undefined
  /** Whether calls continue the trace that they name. */
  trustsTraceparent: boolean
  authenticator: Authenticator
  sessions: Sessions
  findPortalOrigins: FindPortalOrigins
  limits: CallLimits
  inFlight: InFlight
  forwarding: Forwarding
  retirement: Retirement
  trustedProxies: string[]
  /** Whether this process accepts new requests. */
  isReady: () => boolean
  /** Absent unless TEST_CLOCK is on: nothing is served then. */
  testClock: TestClockParts | undefined
}

/** Maximum bytes of request headers. */
const maxHeaderSize = 16_384

/**
 * Creates the public app: the pipeline of every public path. Long because the order of its hooks is
 * the pipeline, best read as one list.
 */
export function createGateway(parts: GatewayParts): FastifyInstance {
  const { clock, log, metrics, tracing, trustsTraceparent } = parts
  const { authenticator, sessions, limits, forwarding } = parts
  const options = serverOptions(clock, log)
  const app = fastify({
    ...options,
    frameworkErrors(error: unknown, request: FastifyRequest, reply: FastifyReply) {
      // No hook runs for these errors, so the CORS header is set here: pages of other origins can
      // then read the error.
      reply.header('access-control-allow-origin', '*')
      const older = v1FrameworkFailure(error, request.url)
      if (older) reply.status(older.status).send(older.body)
      else options.frameworkErrors(error, request, reply)
    },
    http: { maxHeaderSize, requireHostHeader: false },
    rewriteUrl: ({ url = '' }) => originForm(url),
    trustProxy: parts.trustedProxies.length > 0 ? parts.trustedProxies : false,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
  }) as unknown as FastifyInstance
  decorateRequests(app)
  // Ignores unknown `Expect` values: Node would answer 417 without the error envelope.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))

  observe(app, { metrics, log, level: 'info', tracing, trustsTraceparent })
  endConnectionsOnClose(app)
  compressAnswers(app)
  serveHealth(app, parts.isReady)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders)
    done()
  })
  app.register(cors, corsOptions)
  // After the CORS headers, so that pages of other origins can read the error; before every
  // decision based on the path.
  app.after(() => app.addHook('onRequest', async ({ raw }) => refuseOddTarget(raw.url ?? '')))
  app.register(async (pages) => {
    servePages(pages, parts)
    serveConsole(pages)
    servePortal(pages, parts)
    serveEmbedScript(pages)
    serveAccount(pages)
  })
  app.register(async (oneClick) => serveOneClick(oneClick))
  app.register(async (docs) => serveDocs(docs))
  const { testClock } = parts
  if (testClock)
    app.register(async (operations) => {
      operations.addHook(
        'onRequest',
        identify(authenticator, limits, headerCredentials(sessions.cookies), sessions),
      )
      operations.addHook('onRequest', limits.countCall)
      serveTestClock(operations, testClock)
    })
  app.register((v1) => serveV1(v1, parts), { prefix: v1Prefix })
  app.register(async (api) => {
    api.addHook('onRequest', async ({ raw }, reply) => {
      reply.header('cache-control', 'no-store')
      refuseOddHeaders(raw)
    })
    api.addHook('onRequest', identify(authenticator, limits, headerCredentials(sessions.cookies), sessions))
    api.addHook('onRequest', limits.countCall)
    api.addHook('onRequest', requireAccess)
    api.addHook('onRequest', refuseOddKey)
    api.addHook('onRequest', version)
    api.addHook('onRequest', takeTurns(parts.inFlight))
    acceptBodies(api)
    api.addHook('preClose', async () => forwarding.streams.close())
    for (const route of routes) serve(api, route, forwarding)
    api.get('/v2/versions', async () => success(listVersions(parts.retirement)))
    api.setNotFoundHandler(notFoundHandler)
  })

  const handleError = errorHandler(clock)
  const handleOAuthError = errorHandler(clock, oauthErrorBody)
  app.setErrorHandler((error, request, reply) => {
    const isOAuth = request.routeOptions.config.publicRoute?.oauth === true
    if (!isOAuth) challenge(error, reply)
    endUnread(request, reply)
    if (isOAuth) handleOAuthError(error, request, reply.header('pragma', 'no-cache'))
    else handleError(error, request, reply)
  })
  return app
}

/** Chooses the version of a call to a versioned route and reports it in the response headers. */
async function version(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const route = request.routeOptions.config.publicRoute
  if (!route) return
  const asked = request.headers['svc-api-version']
  const used = chooseVersion(route, typeof asked === 'string' ? asked : undefined)
  if (!used) return
  request.version = used
  reply.header('svc-api-version', used.version).header('vary', 'svc-api-version')
  if (used.warning) reply.header('svc-api-version-warning', used.warning)
  if (used.isOlder) request.translation = olderShape(route)
  else if (route.olderOnly) notFoundHandler(request)
}

/** Serves the health checks of load balancers, outside rate limits. */
function serveHealth(app: FastifyInstance, isReady: () => boolean): void {
  app.register(async (plain) => {
    plain.get('/health', async () => ({ status: 'ok' }))
    plain.get('/ready', async (_request, reply) =>
      isReady() ? { status: 'ready' } : reply.status(503).send({ status: 'stopping' }),
    )
  })
}

const corsOptions = {
  origin: '*',
  // Answers OPTIONS for every client.
  strictPreflight: false,
  methods: ['GET', 'PATCH', 'DELETE', 'HEAD', 'POST', 'PUT', 'OPTIONS'],
  maxAge: 86_400,
  exposedHeaders: [
    'deprecation',
    'idempotent-replayed',
    'link',
    'retry-after',
    'sunset',
    'svc-api-version',
    'svc-api-version-warning',
    'x-ratelimit-limit',
    'x-ratelimit-limit-default',
    'x-ratelimit-remaining',
    'x-ratelimit-remaining-default',
    'x-ratelimit-reset',
    'x-ratelimit-reset-default',
    'x-request-id',
  ],
}
