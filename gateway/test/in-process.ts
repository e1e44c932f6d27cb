import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import {
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

/** A route that a router chose (`GET /v2/me`), and what it read in the path, decoded. */
export interface Routed {
  route: string
  params: Record<string, string>
}

/** What the gateway matched, and whether it was asked in an older version. */
export interface Matched extends Routed {
  isOlder: boolean
}

/** What became of a request: the status of its refusal, or what the gateway matched and what the service did with it. */
export interface Outcome {
  status: number
  matched?: Matched
  /** Path and query, as the service got them. */
  forwarded?: string
  served?: Routed
}

export interface Target {
  method: string
  /** The request target, as it stands in the first line of a request. */
  url: string
  headers?: Record<string, string>
}

interface Call extends IncomingMessage {
  outcome: Outcome
}

const clock = new TestClock()
const log = createLog('test', 'silent')

/**
 * The whole gateway before routers made as the services make theirs, without a network between them: request targets arrive
 * exactly as they are given, which no HTTP client would do.
 * @param operations what each service serves
 */
export async function routeInProcess(
  operations: Readonly<Record<ServiceName, readonly Operation[]>>,
): Promise<(target: Target) => Promise<Outcome>> {
  const calls = new Map<string, { call: Call; settle: (outcome: Outcome) => void }>()
  const upstreams = new Map<string, unknown>()
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
    upstreams.set(originOf(service), { request })
  }
  const gateway = createGateway(partsBefore(upstreams))
  gateway.addHook('preHandler', async ({ raw, params, routeOptions: { config }, version }) => {
    const { method, path } = config.publicRoute ?? { method: '', path: '' }
    ;(raw as Call).outcome.matched = {
      ...{ route: `${method} ${path}`, params: { ...(params as object) } },
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

const originOf = (service: ServiceName): string => `http://${service}.test`

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

/** Serves these operations with the settings of every service's server, and notes which one was chosen. */
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

/** Everybody is known, and may call as often as they like. */
function partsBefore(upstreams: ReadonlyMap<string, unknown>): GatewayParts {
  const origins = Object.fromEntries(serviceNames.map((name) => [name, originOf(name)]))
  const identified = { caller: { ...user, requestId: 'r' }, keyLimit: {} }
  return {
    ...{ clock, log, metrics: createMetrics('gateway'), trustedProxies: [], isReady: () => true },
    authenticator: { recall: () => identified, authenticate: async () => identified },
    limits: {
      countCall: async () => {},
      countFailure: async (...[, , refusal]: unknown[]) => Promise.reject(refusal),
    },
    inFlight: { enter: () => undefined },
    ...{ upstreams, streamUpstreams: upstreams },
    forwarding: { signer: { signCaller: async () => '', signIssuer: async () => '' }, origins, streams: {} },
    retirement: { deprecatedAt: new Date(0), successorUrl: '/docs' },
  } as unknown as GatewayParts
}
