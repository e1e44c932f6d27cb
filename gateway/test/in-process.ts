import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import {
  createCookies,
  createLog,
  createMetrics,
  type Operation,
  type ServiceName,
  serverOptions,
  serviceNames,
} from '@punctual/http'
import { TestClock } from '@punctual/testing'
import { type FastifyInstance, fastify } from 'fastify'
import type { Dispatcher } from 'undici'
import { createGateway, type GatewayParts } from '../src/app.ts'
import '../src/request.ts'
import { user } from './world.ts'

/** The route that a router chose (`GET /v2/me`), and the decoded parameters. */
export interface Routed {
  route: string
  params: Record<string, string>
}

/** The route that the gateway matched, and whether the call uses an older version. */
export interface Matched extends Routed {
  isOlder: boolean
}

/** The outcome of a request: its error status, or the routes of the gateway and of the service. */
export interface Outcome {
  status: number
  matched?: Matched
  /** Path and query as received by the service. */
  forwarded?: string
  served?: Routed
}

export interface Target {
  method: string
  /** The request target of the request line. */
  url: string
  headers?: Record<string, string>
}

interface Call extends IncomingMessage {
  outcome: Outcome
}

const clock = new TestClock()
const log = createLog('test', 'silent')
const cookies = createCookies('http://localhost')

/**
 * Starts the whole gateway in front of routers with the settings of the services, without a
 * network: request targets arrive exactly as given, unlike with an HTTP client.
 * @param operations operations of each service
 */
export async function routeInProcess(
  operations: Readonly<Record<ServiceName, readonly Operation[]>>,
): Promise<(target: Target) => Promise<Outcome>> {
  const calls = new Map<string, { call: Call; settle: (outcome: Outcome) => void }>()
  const upstreams = new Map<ServiceName, unknown>()
  for (const service of serviceNames) {
    const router = await routerOf(operations[service])
    const request = ({ method, path, headers }: Dispatcher.RequestOptions) => {
      const { call, settle } = calls.get((headers as Record<string, string>)['x-request-id'] ?? '') ?? {}
      if (!call || !settle) throw new Error('an unknown call was forwarded')
      const inner = callOf({ method, url: path })
      router.routing(
        inner,
        answerTo(inner, (status) => settle({ ...call.outcome, ...inner.outcome, forwarded: path, status })),
      )
    }
    upstreams.set(service, { request })
  }
  const gateway = createGateway(partsBefore(upstreams))
  gateway.addHook('preHandler', async ({ raw, params, routeOptions: { config }, version }) => {
    const { method, path } = config.publicRoute ?? { method: '', path: '' }
    ;(raw as Call).outcome.matched = {
      route: `${method} ${path}`,
      params: { ...(params as object) },
      isOlder: version?.isOlder ?? false,
    }
  })
  await gateway.ready()
  let count = 0
  return ({ headers, ...target }) =>
    new Promise((resolve) => {
      const id = `call-${count++}`
      const call = callOf({ ...target, headers: { ...headers, 'x-request-id': id } })
      const settle = (outcome: Outcome) => {
        calls.delete(id)
        resolve(outcome)
      }
      calls.set(id, { call, settle })
      gateway.routing(
        call,
        answerTo(call, (status) => settle({ ...call.outcome, status })),
      )
    })
}

function callOf({ method, url, headers = {} }: Target): Call {
  const call = new IncomingMessage(new Socket()) as Call
  Object.assign(call, { method, url, httpVersion: '1.1', complete: true, outcome: {} })
  Object.assign(call.headers, { host: 'localhost', ...headers })
  return call
}

function answerTo(call: IncomingMessage, ended: (status: number) => void): ServerResponse {
  const answer = new ServerResponse(call)
  answer.end = () => {
    ended(answer.statusCode)
    return answer
  }
  return answer
}

/** Serves operations with the server settings of the services, and records which one was chosen. */
async function routerOf(operations: readonly Operation[]): Promise<FastifyInstance> {
  const app = fastify(serverOptions(clock, log)) as unknown as FastifyInstance
  for (const { method, path } of operations)
    app.route({
      method: method as 'GET',
      url: path,
      handler: async ({ raw, params }) => {
        ;(raw as Call).outcome.served = { route: `${method} ${path}`, params: { ...(params as object) } }
        return {}
      },
    })
  await app.ready()
  return app
}

/** Accepts every credential, without limits. */
function partsBefore(upstreams: ReadonlyMap<ServiceName, unknown>): GatewayParts {
  /** A browser's cookie is a session; anything else is a key. */
  const identify = (shown: { scheme: string }) => ({
    caller: { ...user, requestId: 'r', ...(shown.scheme === 'session' && { kind: 'session' }) },
    keyLimit: {},
  })
  return {
    clock,
    log,
    metrics: createMetrics('gateway'),
    trustedProxies: [],
    isReady: () => true,
    authenticator: { recall: identify, authenticate: async (shown: { scheme: string }) => identify(shown) },
    limits: {
      countCall: async () => {},
      countFailure: async (...[, , refusal]: unknown[]) => Promise.reject(refusal),
    },
    sessions: { cookies, requireOwnPage: () => {} },
    inFlight: { enter: () => undefined },
    forwarding: {
      signer: { signCaller: async () => '', signIssuer: async () => '' },
      upstreams: { calls: upstreams, streams: upstreams },
      streams: {},
      cookies,
    },
    retirement: { deprecatedAt: new Date(0), successorUrl: '/docs' },
  } as unknown as GatewayParts
}
