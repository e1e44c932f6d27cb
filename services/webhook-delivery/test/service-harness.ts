import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallerContext, EventTypeSummary } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import {
  createContextSigner,
  createLog,
  generateContextKeys,
  parseSigningKey,
  type Role,
  startService,
} from '@punctual/http'
import {
  freshDatabase,
  type Hearing,
  hear,
  infrastructure,
  type Json,
  patientEnv,
  startReceiver,
  TestClock,
  until,
} from '@punctual/testing'
import type { Test } from 'tap'
import { enqueueEvent } from '../src/db/enqueue-event.ts'
import { webhookDatabase } from '../src/db/webhook-database.ts'
import type { WebhookEvent } from '../src/domain/webhook-event.ts'
import { service } from '../src/service.ts'
import { anEvent } from './harness.ts'

/** Owns event type 1 of organization 5. */
export const olga = aCaller(3, [{ teamId: 5, role: 'MEMBER' }])
/** A plain member of organization 5. */
export const colleague = aCaller(4, [{ teamId: 5, role: 'MEMBER' }])
/** An admin of organization 5. */
export const admin = aCaller(6, [{ teamId: 5, role: 'ADMIN' }])
/** The owner of another organization. */
export const stranger = aCaller(9, [{ teamId: 8, role: 'OWNER' }])
export const anonymous: CallerContext = { ...aCaller(0, []), kind: 'anonymous', organizationId: 0 }

export function aCaller(userId: number, memberships: CallerContext['memberships']): CallerContext {
  return {
    kind: 'api-key',
    userId,
    organizationId: memberships[0]?.teamId ?? 0,
    scopes: [],
    memberships,
    epoch: 1,
    requestId: 'test',
  }
}

export const anEventType = (id = 1, more: Partial<EventTypeSummary> = {}): EventTypeSummary => ({
  id,
  organizationId: 5,
  ownerId: 3,
  teamId: null,
  slug: 'intro',
  title: 'Intro',
  lengthInMinutes: 30,
  hidden: false,
  version: 1,
  ...more,
})

export interface Answer {
  status: number
  headers: Headers
  body: Json
}

/**
 * Starts webhook-delivery over real HTTP, with a scheduling that has event types 1 and 2 and counts
 * its requests.
 */
export async function aService(
  t: Test,
  options: { roles?: Role[]; env?: Record<string, string>; services?: string[] } = {},
) {
  const { roles = ['http', 'worker'], services = ['webhook-delivery'] } = options
  const [databaseUrl, { natsUrl }] = await Promise.all([freshDatabase(t, services), infrastructure()])
  const clock = new TestClock()
  const keys = generateContextKeys(['gateway', 'webhook-delivery', 'scheduling'])
  const scheduling = await startAsked(
    t,
    'event_type_not_found',
    [1, 2].map((id) => [`/internal/event-types/${id}`, anEventType(id)]),
  )
  const identity = await startAsked(t, 'not_found', [
    ['/internal/teams/70', aTeam(70, 5)],
    ['/internal/teams/71', aTeam(71, 0)],
    ['/internal/teams/80', aTeam(80, 8)],
    ['/internal/oauth-clients/app', aClient('app', 5)],
    ['/internal/oauth-clients/foreign', aClient('foreign', 8)],
  ])
  const env = {
    DATABASE_URL: databaseUrl,
    NATS_URL: natsUrl,
    PUBLIC_URL: 'https://book.example.com',
    BUS_PREFIX: `t${process.pid}x${prefixes++}`,
    SCHEDULING_URL: scheduling.url,
    IDENTITY_URL: identity.url,
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    CONTEXT_SIGNING_KEY: keys.signingKeys['webhook-delivery'],
    CONTEXT_PUBLIC_KEYS: keys.publicKeys,
    ...patientEnv,
    EGRESS_ALLOW: '127.0.0.0/8,::1/128',
    ...options.env,
  }
  const log = createLog('test', 'silent')
  const running = await startService(service, { env, clock, log, roles })
  t.teardown(() => running.stop())
  const opened = openDatabase(serviceUrl(databaseUrl, 'webhook-delivery'), { schema: 'webhook_delivery' })
  t.teardown(() => opened.close())
  const db = webhookDatabase(opened)
  const signer = createContextSigner(parseSigningKey(keys.signingKeys.gateway), 'gateway', clock)

  async function call(
    method: string,
    path: string,
    {
      body,
      caller = olga,
      headers = {},
    }: { body?: unknown; caller?: CallerContext; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await fetch(running.url + path, {
      method,
      headers: {
        'x-svc-context': await signer.signCaller(caller),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const stream = async (path: string, caller = olga, lastEventId = ''): Promise<Hearing> =>
    hear(running.url + path, {
      'x-svc-context': await signer.signCaller(caller),
      ...(lastEventId !== '' && { 'last-event-id': lastEventId }),
    })
  return { call, stream, db, clock, env, log, running, scheduling, identity, databaseUrl, natsUrl }
}
export type Service = Awaited<ReturnType<typeof aService>>

let prefixes = 0

const aTeam = (id: number, parentId: number) => ({
  id,
  parentId,
  isOrganization: false,
  isPlatform: false,
  name: 'Team',
  slug: `team-${id}`,
  version: 1,
})
const aClient = (id: string, organizationId: number) => ({
  id,
  organizationId,
  name: 'App',
  version: 1,
  areEmailsEnabled: true,
  areDefaultEventTypesEnabled: false,
  areCalendarEventsEnabled: true,
})

/** Starts a service that answers those paths, and 404 otherwise; it records its requests. */
async function startAsked(t: Test, code: string, answers: [path: string, answer: unknown][]) {
  const known = new Map(answers)
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const found = known.get(request.url ?? '')
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    const error = { code, message: 'Not found.' }
    response.end(JSON.stringify(found ?? { status: 'error', error }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, known, asked }
}

const webhooks = '/v2/event-types/1/webhooks'

/** Creates a webhook of event type 1 for BOOKING_CREATED over HTTP, with its receiver. */
export async function aHook(t: Test, service: Service, more: object = {}) {
  const receiver = await startReceiver(t)
  const { body } = await service.call('POST', webhooks, {
    body: { active: true, subscriberUrl: receiver.url, triggers: ['BOOKING_CREATED'], ...more },
  })
  const id: number = body.data.id
  return { receiver, id, path: `${webhooks}/${id}` }
}

/** Queues an event of event type 1. */
export async function enqueue(service: Service, more: Partial<WebhookEvent> = {}): Promise<WebhookEvent> {
  const event = anEvent(service, more)
  await service.db.transaction((tx) => enqueueEvent(tx, event, service.clock.now()))
  return event
}

/** Waits until the data of a path fulfils a condition. @returns the data */
export const untilShown = (service: Service, path: string, shown: (data: Json) => boolean): Promise<Json> =>
  until(
    async () => {
      const { body } = await service.call('GET', path)
      return shown(body.data) && body.data
    },
    { describe: () => `${path} shows ${shown}` },
  )

export const untilStatus = (service: Service, path: string, status: string): Promise<Json> =>
  untilShown(service, path, (data) => data.status === status)

export const untilAttempts = (service: Service, path: string, attempts: number): Promise<Json> =>
  untilShown(service, path, (data) => data.attempts === attempts)
