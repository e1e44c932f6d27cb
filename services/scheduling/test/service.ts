import { randomUUID } from 'node:crypto'
import type { CallerContext } from '@punctual/contracts'
import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import {
  contextHeader,
  createContextSigner,
  createLog,
  createSealer,
  generateContextKeys,
  issuerHeader,
  parseEncryptionKeys,
  parseSigningKey,
  type Role,
  type Sealer,
  startService,
} from '@punctual/http'
import {
  freshDatabase,
  infrastructure,
  type Json,
  patientEnv,
  type Receiver,
  startReceiver,
  TestClock,
} from '@punctual/testing'
import type { Test } from 'tap'
import { service } from '../src/service.ts'
import { now } from './fixtures.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
interface Question {
  body?: unknown
  caller?: CallerContext
  headers?: Record<string, string>
}
interface Reply {
  status: number
  headers: Headers
  body: Json
}

/** Scheduling over real HTTP, with a bookings service that returns the answers of a test. */
export interface Scheduling {
  clock: TestClock
  db: Database
  /** Decrypts what the service sealed. */
  sealer: Sealer
  /** The administrator's URL of the database, and the bus of its events. */
  databaseUrl: string
  natsUrl: string
  busPrefix: string
  /** The requests that bookings received, and its next answers. */
  bookings: Receiver
  /** The same for identity. */
  identity: Receiver
  /** Calls as the gateway forwards a request; without a caller, without a credential. */
  api(method: Method, path: string, question?: Question): Promise<Reply>
  /** Calls as another service does, on behalf of the same callers. */
  ask(issuer: Issuer, method: Method, path: string, question?: Question): Promise<Reply>
}

const encryptionKeys = `k1:${Buffer.alloc(32, 1).toString('base64')}`
const issuers = ['gateway', 'identity', 'scheduling', 'bookings', 'automation', 'webhook-delivery'] as const
type Issuer = (typeof issuers)[number]

const anonymous: CallerContext = {
  kind: 'anonymous',
  userId: 0,
  organizationId: 0,
  epoch: 0,
  requestId: 'test',
  scopes: [],
  memberships: [],
}

/**
 * Starts scheduling.
 * @param options.roles default: only the server
 * @param options.services the services whose tables the database has
 * @param options.env further variables
 */
export async function startScheduling(
  t: Test,
  {
    roles = ['http'],
    services = ['scheduling'],
    clock = new TestClock(now.toISOString()),
    env = {},
  }: { roles?: Role[]; services?: string[]; clock?: TestClock; env?: Record<string, string> } = {},
): Promise<Scheduling> {
  const [url, { natsUrl }, bookings, identity] = await Promise.all([
    freshDatabase(t, services),
    infrastructure(),
    startReceiver(t),
    startReceiver(t),
  ])
  bookings.respondWith(({ path }) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(path === '/internal/claims' ? { claims: [] } : { count: 0 }),
  }))
  const keys = generateContextKeys(issuers)
  const busPrefix = `test_${randomUUID().slice(0, 8)}`
  const running = await startService(service, {
    env: {
      DATABASE_URL: url,
      NATS_URL: natsUrl,
      BUS_PREFIX: busPrefix,
      BOOKINGS_URL: new URL(bookings.url).origin,
      IDENTITY_URL: new URL(identity.url).origin,
      ...patientEnv,
      EGRESS_ALLOW: '127.0.0.0/8,::1/128',
      PUBLIC_URL: 'https://book.example.com',
      ENCRYPTION_KEYS: encryptionKeys,
      CONTEXT_SIGNING_KEY: keys.signingKeys.scheduling,
      CONTEXT_PUBLIC_KEYS: keys.publicKeys,
      ...patientEnv,
      LOG_LEVEL: 'silent',
      ...env,
    },
    clock,
    log: createLog('scheduling', 'silent'),
    roles,
  })
  t.teardown(() => running.stop())
  const db = openDatabase(serviceUrl(url, 'scheduling'), { schema: 'scheduling' })
  t.teardown(() => db.close())

  const signer = (issuer: Issuer) =>
    createContextSigner(parseSigningKey(keys.signingKeys[issuer]), issuer, clock)
  async function send(
    method: Method,
    path: string,
    headers: Record<string, string>,
    body: unknown,
  ): Promise<Reply> {
    const response = await fetch(running.url + path, {
      redirect: 'manual',
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    }
  }
  const contextOf = (issuer: Issuer, caller = anonymous) => signer(issuer).signCaller(caller)
  return {
    clock,
    db,
    sealer: createSealer(parseEncryptionKeys(encryptionKeys)),
    databaseUrl: url,
    natsUrl,
    busPrefix,
    bookings,
    identity,
    async api(method, path, { body, caller, headers = {} } = {}) {
      const context = { [contextHeader]: await contextOf('gateway', caller) }
      return send(method, path, { ...headers, ...context }, body)
    },
    async ask(issuer, method, path, { body, caller, headers = {} } = {}) {
      const context = {
        [contextHeader]: await contextOf('gateway', caller),
        [issuerHeader]: await signer(issuer).signIssuer('scheduling'),
      }
      return send(method, path, { ...headers, ...context }, body)
    },
  }
}
