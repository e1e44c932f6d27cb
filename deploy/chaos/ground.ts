import { type Database, openDatabase, schemaOf, serviceUrl } from '@punctual/db'
import { type ServiceName, serviceNames } from '@punctual/http'
import {
  createApi,
  type Json,
  type Receiver,
  type Resources,
  startProxy,
  startReceiver,
  type Proxy as TcpProxy,
} from '@punctual/testing'
import type { LocalConfig } from '../local/config.ts'
import { takeDataFolder } from '../local/data-folder.ts'
import { ownNats, ownPostgres } from '../local/own-servers.ts'
import { createProgress } from '../local/progress.ts'
import { type Supervised, supervise } from '../local/supervisor.ts'
import { type System, startSystem } from '../local/system.ts'
import { anEventType, aroundTheClock, aSchedule, aWebhook, aWorkflow, dataOf } from '../system/fixtures.ts'

/** An organization of its own with one host, whom all workers book. */
export interface Host {
  key: string
  eventTypeId: number
}

/** The whole system as processes, behind proxies that can fail, with all that the load needs. */
export interface Ground {
  baseUrl: string
  /** The folder with the data of Postgres and NATS. */
  dataDir: string
  system: System
  servers: { postgres: Supervised; nats: Supervised }
  proxies: { postgres: TcpProxy; nats: TcpProxy }
  /** Past the proxies. */
  natsUrl: string
  /** An administrator's URL and connection, past the proxies. */
  databaseUrl: string
  db: Database
  /** Each as its service, past the proxies. */
  databases: Record<ServiceName, Database>
  receiver: Receiver
  /** The key of the user who owns all hosts' organizations. */
  ownerKey: string
  hosts: Host[]
  /** Milliseconds since 1970 of the first start; the others follow each hour. */
  firstStart: number
  starts: number
}

export const webhookSecret = 'a secret between the two of us'
export const confirmation = 'Welcome to the intro'
const hourMs = 3_600_000
const hosts = 3
const startsPerHost = 40

/** Attempts within minutes, so that no delivery is given up while the subscriber fails. */
const retrySchedule = Array.from({ length: 20 }, () => '1s').join()

export async function startGround(
  resources: Resources,
  dataDir: string,
  say: (line: string) => void,
): Promise<Ground> {
  const folder = await takeDataFolder(dataDir)
  resources.teardown(() => folder.release())
  const progress = createProgress(say)
  const urls = { postgres: '', nats: '' }
  const servers = {
    postgres: supervise(
      ownPostgres(folder, progress, (url) => {
        urls.postgres = url
      }),
      progress,
    ),
    nats: supervise(
      ownNats(folder, progress, (url) => {
        urls.nats = url
      }),
      progress,
    ),
  }
  resources.teardown(() => Promise.all([servers.postgres.stop(true), servers.nats.stop(true)]))
  await Promise.all([servers.postgres.ready, servers.nats.ready])
  const proxies = {
    postgres: await startProxy(resources, urls.postgres),
    nats: await startProxy(resources, urls.nats),
  }
  const system = startSystem(configOf(dataDir, proxies), folder, progress)
  resources.teardown(() => system.stop(true))
  const { baseUrl, apiKey } = await system.ready
  const db = openDatabase(urls.postgres, { schema: 'public' })
  const databases = Object.fromEntries(
    serviceNames.map((name) => [
      name,
      openDatabase(serviceUrl(urls.postgres, name), { schema: schemaOf(name) }),
    ]),
  ) as Record<ServiceName, Database>
  resources.teardown(() => Promise.all([db, ...Object.values(databases)].map((each) => each.close())))
  const receiver = await startReceiver(resources)
  return {
    baseUrl,
    dataDir,
    system,
    servers,
    proxies,
    natsUrl: urls.nats,
    databaseUrl: urls.postgres,
    db,
    databases,
    receiver,
    ownerKey: apiKey,
    hosts: await createHosts(baseUrl, apiKey, receiver.url),
    firstStart: Math.ceil(Date.now() / hourMs) * hourMs + 24 * hourMs,
    starts: startsPerHost,
  }
}

const configOf = (dataDir: string, proxies: Ground['proxies']): LocalConfig => ({
  port: 0,
  dataDir,
  databaseUrl: proxies.postgres.url,
  natsUrl: proxies.nats.url,
  smtpUrl: undefined,
  roles: 'together',
  testClock: false,
  passed: {
    EGRESS_ALLOW: '127.0.0.0/8,::1/128',
    RATE_LIMIT_API_KEY: '1000000',
    RATE_LIMIT_ANONYMOUS: '1000000',
    WEBHOOK_RETRY_SCHEDULE: retrySchedule,
    // A busy machine must not turn each call into a timeout.
    DEADLINE_FACTOR: '2',
  },
})

async function createHosts(baseUrl: string, apiKey: string, subscriberUrl: string): Promise<Host[]> {
  const api = createApi(baseUrl, apiKey)
  const { organizationId } = await dataOf(api('GET', '/v2/me'))
  const made: Host[] = []
  for (let index = 0; index < hosts; index++) {
    const path = `/v2/organizations/${organizationId}/organizations`
    const { apiKey: key } = await dataOf(api('POST', path, { body: { name: `Tenant ${index}` } }))
    const own = createApi(baseUrl, key)
    const schedule: Json = await aSchedule(own, aroundTheClock)
    const { id: eventTypeId } = await anEventType(own, schedule.id, 'chaos')
    await aWebhook(own, eventTypeId, subscriberUrl, webhookSecret, [
      'BOOKING_CREATED',
      'BOOKING_CANCELLED',
      'BOOKING_RESCHEDULED',
      'MEETING_STARTED',
    ])
    await aWorkflow(own, eventTypeId, { type: 'newEvent' }, confirmation)
    made.push({ key, eventTypeId })
  }
  return made
}
