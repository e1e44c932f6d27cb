import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type AccessOf, anonymousCaller, type CallerContext } from '@punctual/contracts'
import { allowEveryone, TestClock } from '@punctual/testing'
import type { Test } from 'tap'
import {
  type App,
  type BaseConfig,
  type ContextSigner,
  contextHeader,
  createApp,
  createContextSigner,
  createLog,
  createMetrics,
  generateContextKeys,
  type Issuer,
  issuerHeader,
  type Log,
  parsePublicKeys,
  parseSigningKey,
  type ServiceName,
  serviceNames,
  urlOf,
} from '../src/index.ts'

export const silent = createLog('test', 'silent')

export const user: CallerContext = {
  kind: 'api-key',
  userId: 7,
  organizationId: 3,
  keyId: 11,
  scopes: [],
  memberships: [{ teamId: 3, role: 'MEMBER' }],
  epoch: 0,
  requestId: '',
}
export const anonymous = anonymousCaller('')

/** One key for every issuer, on one clock. */
export class Keys {
  readonly clock = new TestClock()
  readonly values = generateContextKeys(['gateway', ...serviceNames])
  readonly public = parsePublicKeys(this.values.publicKeys)

  signer(issuer: Issuer): ContextSigner {
    return createContextSigner(parseSigningKey(this.values.signingKeys[issuer]), issuer, this.clock)
  }
}

export interface Call {
  /** null: no context. */
  caller?: CallerContext | null
  headers?: Record<string, string>
  body?: unknown
  /** Calls as this process, for /internal routes. */
  as?: Issuer
}

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  body: any
}

export interface Served {
  app: App
  url: string
  keys: Keys
  clock: TestClock
  call(method: string, path: string, call?: Call): Promise<Answer>
}

/** Serves an app of `createApp` with these routes; stopped when the test ends. */
export async function serve(
  t: Test,
  routes: (app: App) => void,
  options: { service?: ServiceName; keys?: Keys; log?: Log; accessOf?: AccessOf } = {},
): Promise<Served> {
  const { service = 'bookings', keys = new Keys(), log = silent, accessOf = allowEveryone } = options
  const { clock } = keys
  const config = { service, contextKeys: { public: keys.public } } as BaseConfig
  const app = createApp({ config, clock, log, metrics: createMetrics(service) }, accessOf)
  routes(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  t.teardown(() => app.close())
  const url = urlOf(app.server.address() as AddressInfo)
  return { app, url, keys, clock, call: (...call) => send(url, service, keys, ...call) }
}

async function send(
  url: string,
  service: ServiceName,
  keys: Keys,
  method: string,
  path: string,
  { caller = user, headers = {}, body, as }: Call = {},
): Promise<Answer> {
  const isText = typeof body === 'string'
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(caller && { [contextHeader]: await keys.signer('gateway').signCaller(caller) }),
      ...(as && { [issuerHeader]: await keys.signer(as).signIssuer(service) }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) }
}

/** Returns the environment of a service without its database. */
export function serviceEnv(keys: Keys, service: ServiceName, natsUrl: string): Record<string, string> {
  return {
    NATS_URL: natsUrl,
    BUS_PREFIX: `t${randomBytes(6).toString('hex')}`,
    PUBLIC_URL: 'https://book.example.com',
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    CONTEXT_SIGNING_KEY: keys.values.signingKeys[service],
    CONTEXT_PUBLIC_KEYS: keys.values.publicKeys,
  }
}
