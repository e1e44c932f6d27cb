import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Authenticated, anonymousCaller, type CallerContext } from '@punctual/contracts'
import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import {
  contextHeader,
  createContextSigner,
  createLog,
  createSealer,
  credentialDigest,
  generateContextKeys,
  issuerHeader,
  parseEncryptionKeys,
  parseSigningKey,
  type Role,
  startService,
} from '@punctual/http'
import { freshDatabase, infrastructure, type Json, patientEnv, type Test, TestClock } from '@punctual/testing'
import { type Bootstrapped, bootstrap } from '../src/app/bootstrap.ts'
import { service } from '../src/service.ts'

export interface Answer {
  status: number
  headers: Headers
  /** Parsed if it is JSON. */
  body: Json
  text: string
}

export interface Asked {
  body?: unknown
  /** Sent as a form instead of a JSON body. */
  form?: string
  headers?: Record<string, string>
}

/** A stand-in for a service that identity calls. */
export interface StandIn {
  asked: { method: string; path: string; body: Json }[]
  /** Its answer; status 200 by default. */
  answer: { status: number; body: unknown }
}

export interface Identity {
  url: string
  env: Record<string, string>
  clock: TestClock
  db: Database
  scheduling: StandIn
  bookings: StandIn
  owner: Extract<Bootstrapped, { created: true }>
  /** Authenticates a credential as the gateway does. */
  authenticate(credential: string, scheme?: string, clientId?: string): Promise<Answer>
  /** Calls a route as the gateway forwards a call of the credential. */
  send(method: string, path: string, caller: CallerContext, asked?: Asked): Promise<Answer>
  /**
   * Calls a route with the context that the gateway would sign; `as` is an API key or an earlier
   * caller.
   */
  call(method: string, path: string, as: string | CallerContext, asked?: Asked): Promise<Answer>
  /** Stops the service before the test ends. */
  stop(): Promise<void>
}

/**
 * Starts only identity: real Postgres, NATS and HTTP, bootstrapped, on a test clock.
 * @param more further variables
 */
export async function startIdentity(
  t: Test,
  roles: Role[] = ['http'],
  more: Record<string, string> = {},
): Promise<Identity> {
  const databaseUrl = await freshDatabase(t, ['identity'])
  const { natsUrl } = await infrastructure()
  const clock = new TestClock()
  const scheduling = await startStandIn(t, { status: 'success', data: {} })
  const bookings = await startStandIn(t, { count: 0 })
  const keys = generateContextKeys(['gateway', 'identity'])
  const env = {
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    PUBLIC_URL: 'https://book.example.com',
    BUS_PREFIX: `t${randomBytes(6).toString('hex')}`,
    ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    CONTEXT_SIGNING_KEY: keys.signingKeys.identity,
    CONTEXT_PUBLIC_KEYS: keys.publicKeys,
    ...patientEnv,
    ...more,
    SCHEDULING_URL: scheduling.url,
    BOOKINGS_URL: bookings.url,
    AUTOMATION_URL: 'http://127.0.0.1:1',
    WEBHOOK_DELIVERY_URL: 'http://127.0.0.1:1',
  }
  const db = openDatabase(serviceUrl(databaseUrl, 'identity'), { schema: 'identity' })
  t.teardown(() => db.close())
  const input = {
    email: 'olga@example.com',
    name: 'Olga',
    organizationName: 'Acme',
    timeZone: 'Europe/Berlin',
  }
  const owner = await bootstrap(db, createSealer(parseEncryptionKeys(env.ENCRYPTION_KEYS)), clock, input)
  if (!owner.created) throw new Error('a fresh database was bootstrapped already')

  const running = await startService(service, { env, clock, log: createLog('identity', 'silent'), roles })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= running.stop()
    return stopping
  }
  t.teardown(stop)
  const gateway = createContextSigner(parseSigningKey(keys.signingKeys.gateway), 'gateway', clock)

  async function send(
    method: string,
    path: string,
    caller: CallerContext,
    asked: Asked = {},
  ): Promise<Answer> {
    const { body, form, headers } = asked
    const response = await fetch(running.url + path, {
      method,
      headers: {
        [contextHeader]: await gateway.signCaller(caller),
        [issuerHeader]: await gateway.signIssuer('identity'),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form !== undefined && { body: form }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') === true
    const parsed = (isJson ? JSON.parse(text || '{}') : {}) as Json
    return { status: response.status, headers: response.headers, body: parsed, text }
  }

  async function authenticate(credential: string, scheme = 'api-key', clientId?: string): Promise<Answer> {
    const body = { scheme, digest: credentialDigest(credential), clientId }
    return send('POST', '/internal/authenticate', anonymousCaller('test'), { body })
  }

  return {
    url: running.url,
    env,
    clock,
    db,
    scheduling: scheduling.standIn,
    bookings: bookings.standIn,
    owner,
    authenticate,
    send,
    async call(method, path, as, asked) {
      if (typeof as !== 'string') return send(method, path, as, asked)
      return send(method, path, await callerOf({ authenticate }, as), asked)
    },
    stop,
  }
}

/** Returns the current caller of an API key. */
export async function callerOf(
  identity: Pick<Identity, 'authenticate'>,
  apiKey: string,
): Promise<CallerContext> {
  const { status, body } = await identity.authenticate(apiKey)
  if (status !== 200) throw new Error(`the key was refused: ${JSON.stringify(body)}`)
  return { ...(body as Authenticated).caller, requestId: 'test' }
}

/** @param body what it answers by default */
async function startStandIn(t: Test, body: unknown): Promise<{ standIn: StandIn; url: string }> {
  const standIn: StandIn = { asked: [], answer: { status: 200, body } }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    standIn.asked.push({
      method: request.method ?? '',
      path: request.url ?? '',
      body: JSON.parse(text || '{}'),
    })
    response.writeHead(standIn.answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(standIn.answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { standIn, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
