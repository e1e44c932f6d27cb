import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import {
  Authenticate,
  type Authenticated,
  type CallerContext,
  DomainError,
  success,
} from '@punctual/contracts'
import { serviceUrl } from '@punctual/db'
import {
  type App,
  type BaseConfig,
  createApp,
  createLog,
  createMetrics,
  credentialDigest,
  type Env,
  generateApiKey,
  generateContextKeys,
  type Log,
  parsePublicKeys,
  type ServiceName,
  serviceNames,
  urlOf,
} from '@punctual/http'
import {
  allowEveryone,
  fileTimeoutMs,
  freshDatabase,
  infrastructure,
  patientEnv,
  TestClock,
  until,
} from '@punctual/testing'
import type { Test } from 'tap'
import { type RunningGateway, startGateway } from '../src/gateway.ts'

/** Gateways in front of real servers that stand in for the services. */
export interface World {
  url: string
  gateways: RunningGateway[]
  clock: TestClock
  /** An API key of the user 7. */
  apiKey: string
  /** Answers of identity, by digest of the credential; missing: 401. */
  credentials: Map<string, Authenticated | DomainError>
  /** Digests that identity has looked up. */
  asked: string[]
  leases: Leases
  env: Env
  /** URL of an administrator. */
  databaseUrl: string
  api(method: string, path: string, request?: ApiRequest): Promise<Answer>
}

/** The cache leases of identity. */
export interface Leases {
  /** Leases that were taken and not ended. */
  taken: Set<string>
  /** Refuses to renew the current leases. */
  end(): void
}

/** Waits until every gateway has cached the API key. */
export async function untilAllRemember({ api, asked, gateways }: World): Promise<void> {
  await until(
    async () => {
      const before = asked.length
      for (const by of gateways.keys()) await api('GET', '/v2/me', { by })
      return asked.length === before
    },
    { describe: 'the gateways remember' },
  )
}

interface ApiRequest {
  key?: string | null
  headers?: Record<string, string>
  body?: unknown
  /** Index of the gateway. */
  by?: number
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect answers of any shape
  body: any
}

export const user: Authenticated['caller'] = {
  kind: 'api-key',
  userId: 7,
  organizationId: 3,
  keyId: 11,
  scopes: [],
  memberships: [{ teamId: 3, role: 'OWNER' }],
  epoch: 0,
}

export interface WorldOptions {
  gateways?: number
  env?: Record<string, string>
  /** Log of the gateways; silent by default. */
  log?: Log
  /** Adds routes to a service, before the one that answers every path. */
  routes?: (app: App, service: ServiceName) => void
}

const log = createLog('test', 'silent')

export async function startWorld(t: Test, options: WorldOptions = {}): Promise<World> {
  const clock = new TestClock()
  const { natsUrl } = await infrastructure()
  const databaseUrl = await freshDatabase(t, ['gateway'])
  const keys = generateContextKeys(['gateway', ...serviceNames])
  const credentials: World['credentials'] = new Map()
  const asked: string[] = []
  const leases = createLeases()
  const publicKeys = parsePublicKeys(keys.publicKeys)

  async function startUpstream(service: ServiceName): Promise<string> {
    const config = { service, contextKeys: { public: publicKeys } } as BaseConfig
    const app = createApp({ config, clock, log, metrics: createMetrics(service) }, allowEveryone)
    if (service === 'identity') answerForIdentity(app, credentials, asked, leases)
    options.routes?.(app, service)
    echo(app, service)
    await app.listen({ host: '127.0.0.1', port: 0 })
    t.teardown(() => app.close())
    return urlOf(app.server.address() as AddressInfo)
  }

  const env: Record<string, string> = {
    NATS_URL: natsUrl,
    PUBLIC_URL: 'https://book.example.com',
    BUS_PREFIX: `t${randomBytes(6).toString('hex')}`,
    CONTEXT_SIGNING_KEY: keys.signingKeys.gateway,
    CONTEXT_PUBLIC_KEYS: keys.publicKeys,
    ...patientEnv,
    GATEWAY_DATABASE_URL: serviceUrl(databaseUrl, 'gateway'),
  }
  for (const name of serviceNames)
    env[`${name.replaceAll('-', '_').toUpperCase()}_URL`] = await startUpstream(name)
  Object.assign(env, options.env)

  const gateways: RunningGateway[] = []
  for (let index = 0; index < (options.gateways ?? 1); index += 1) {
    const gateway = await startGateway(env, clock, options.log ?? log)
    t.teardown(() => gateway.stop())
    gateways.push(gateway)
  }
  const apiKey = generateApiKey()
  credentials.set(credentialDigest(apiKey), { caller: user })
  const url = gateways[0]?.url ?? ''
  const world = { url, gateways, clock, apiKey, credentials, asked, leases, env, databaseUrl }
  return { ...world, api: (method, path, request) => call(world, method, path, request) }
}

async function call(
  { gateways, apiKey }: Pick<World, 'gateways' | 'apiKey'>,
  method: string,
  path: string,
  { key = apiKey, headers = {}, body, by = 0 }: ApiRequest = {},
): Promise<Answer> {
  const answer = await fetch(`${gateways[by]?.url}${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
}

function createLeases(): Leases & { ended: Set<string> } {
  const taken = new Set<string>()
  const ended = new Set<string>()
  return {
    taken,
    ended,
    end: () => {
      for (const id of taken) ended.add(id)
    },
  }
}

function answerForIdentity(
  app: App,
  credentials: World['credentials'],
  asked: string[],
  { taken, ended }: ReturnType<typeof createLeases>,
): void {
  const internal = { config: { internal: ['gateway'] as const } }
  app.put('/internal/gateway-leases/:leaseId', internal, async ({ params }) => {
    const { leaseId } = params as { leaseId: string }
    if (ended.has(leaseId)) throw new DomainError('ConflictException')
    taken.add(leaseId)
    // Very long in real time: a lease must not expire on a slow machine; tests end it.
    return { validFor: fileTimeoutMs }
  })
  app.delete('/internal/gateway-leases/:leaseId', internal, async ({ params }) => {
    taken.delete((params as { leaseId: string }).leaseId)
    return {}
  })
  app.post(
    '/internal/authenticate',
    { schema: { body: Authenticate }, config: { internal: ['gateway'] } },
    async ({ body: { digest, clientId } }) => {
      asked.push(digest)
      const answer = credentials.get(digest)
      if (answer instanceof DomainError) throw answer
      if (!answer || answer.caller.clientId !== clientId) throw new DomainError('UnauthorizedException')
      return answer
    },
  )
}

/** A request as the service received it. */
export interface Echo {
  service: string
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  caller: CallerContext
}

/** Answers with the received request. */
function echo(app: App, service: string): void {
  app.all('/*', async ({ method, url, headers, body, caller }) =>
    success({ service, method, url, headers, body, caller }),
  )
}
