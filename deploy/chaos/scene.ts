import { type Database, openDatabase, schemaOf, serviceUrl } from '@punctual/db'
import { type ServiceName, serviceNames } from '@punctual/http'
import { createApi, type Json, type Receiver, type Resources, startReceiver } from '@punctual/testing'
import { anEventType, aroundTheClock, aSchedule, aWebhook, aWorkflow, dataOf } from '../system/fixtures.ts'

/** An organization of its own with one host, whom all workers book. */
export interface Host {
  key: string
  eventTypeId: number
}

/** What the load and the checks need of a running system. */
export interface Scene {
  baseUrl: string
  /** An administrator's URL and connection. */
  databaseUrl: string
  db: Database
  /** Each as its service. */
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

/**
 * Makes the hosts, their webhooks and workflows in a running system.
 * @param system its address, the key of an owner, and an administrator's URL of its database
 */
export async function createScene(
  resources: Resources,
  { baseUrl, apiKey, databaseUrl }: { baseUrl: string; apiKey: string; databaseUrl: string },
): Promise<Scene> {
  const db = openDatabase(databaseUrl, { schema: 'public' })
  const databases = Object.fromEntries(
    serviceNames.map((name) => [
      name,
      openDatabase(serviceUrl(databaseUrl, name), { schema: schemaOf(name) }),
    ]),
  ) as Record<ServiceName, Database>
  resources.teardown(() => Promise.all([db, ...Object.values(databases)].map((each) => each.close())))
  const receiver = await startReceiver(resources)
  return {
    baseUrl,
    databaseUrl,
    db,
    databases,
    receiver,
    ownerKey: apiKey,
    hosts: await createHosts(baseUrl, apiKey, receiver.url),
    firstStart: Math.ceil(Date.now() / hourMs) * hourMs + 24 * hourMs,
    starts: startsPerHost,
  }
}

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
