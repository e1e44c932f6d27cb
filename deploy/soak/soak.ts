import { randomUUID } from 'node:crypto'
import { openDatabase } from '@punctual/db'
import { pause } from '@punctual/servers'
import {
  createApi,
  type MailSink,
  type Resources,
  startMailSink,
  until,
  untilConsumed,
} from '@punctual/testing'
import { startCountingReceiver } from '../bench/webhook-system.ts'
import { startServers } from '../chaos/servers.ts'
import { takeDataFolder } from '../local/data-folder.ts'
import { createProgress } from '../local/progress.ts'
import { startSystem } from '../local/system.ts'
import {
  anEventType,
  aroundTheClock,
  aSchedule,
  asClientOf,
  aWebhook,
  aWorkflow,
  dataOf,
} from '../system/fixtures.ts'
import { readOldest, readPartitions, readSystem } from './readings.ts'
import { type Readings, type Removal, removalsOf, type Trend, trendsOf } from './verdict.ts'

export interface SoakOptions {
  dataDir: string
  /** How many times the system is read; as many parts has the load. */
  samples: number
  /** Bookings of a part. @param capacity bookings a second that the system reached */
  bookings: (capacity: number) => number
  /** Bookings a second. */
  rate: (capacity: number) => number
  /** Days that pass with each part. */
  days: number
  say: (line: string) => void
}

export interface SoakReport {
  /** Bookings a second with all that follows. */
  capacity: number
  bookings: number
  /** Calls that were answered by 5xx and repeated. */
  repeated: number
  /** Mean of a booking in milliseconds, in the second and the last quarter; only reported. */
  latency: { second: number; last: number }
  trends: Trend[]
  removals: Removal[]
  /** Partitions of days in all logs, and the oldest day. */
  partitions: { partitions: number; oldest: string }
}

const daySeconds = 86_400
const dayMs = daySeconds * 1_000
const halfHourMs = 1_800_000
/** Half hours of a day that each host has. */
const perDay = 46
const hosts = 24
/** Bookings by which the capacity is measured. */
const measured = 200
const workers = 16
/** Milliseconds. */
const repeatPause = 200

/**
 * Runs the whole system under a steady load while days pass, and reads it after each part of the
 * load. Long because the load shares its counts.
 */
export async function runSoak(resources: Resources, options: SoakOptions): Promise<SoakReport> {
  const { say } = options
  const stepMs = Math.round(options.days * daySeconds) * 1_000
  const folder = await takeDataFolder(options.dataDir)
  resources.teardown(() => folder.release())
  const progress = createProgress(say)
  const { urls, postgres, nats } = await startServers(resources, folder, progress)
  const mail = await startMailSink(resources)
  const receiver = await startCountingReceiver(resources)
  const system = startSystem(configOf(options.dataDir, urls, mail), folder, progress)
  resources.teardown(() => system.stop(true))
  const { baseUrl, apiKey } = await system.ready
  const db = openDatabase(urls.postgres, { schema: 'public', statementTimeout: 60_000 })
  resources.teardown(() => db.close())
  const api = createApi(baseUrl, apiKey)
  const eventTypes = await createHosts(baseUrl, apiKey, receiver.url)
  const pids = () => ({ ...system.processes(), postgres: postgres.pid(), nats: nats.pid() })
  let offsetMs = 0
  const now = () => Date.now() + offsetMs
  const firstDay = Math.ceil(now() / dayMs) * dayMs
  let slot = 0
  let booked = 0
  let repeated = 0
  let spentMs = 0

  /** Returns the next free half hour at one of the hosts, at least a day ahead. */
  const nextPlace = () => {
    const soonest = (Math.floor((now() - firstDay) / dayMs) + 2) * perDay * hosts
    slot = Math.max(slot + 1, soonest)
    const [host, at] = [slot % hosts, Math.floor(slot / hosts)]
    const start = firstDay + Math.floor(at / perDay) * dayMs + (at % perDay) * halfHourMs
    return { eventTypeId: eventTypes[host]!, start: new Date(start).toISOString() }
  }
  /** Repeats a call that a busy machine did not answer in time, under one key. */
  const ask = async (method: string, path: string, body?: unknown) => {
    const headers = method === 'POST' ? { 'idempotency-key': randomUUID() } : {}
    for (;;) {
      const answer = await api(method, path, { key: null, headers, ...(body !== undefined && { body }) })
      const isInFlight = answer.body?.error?.code === 'idempotency_key_in_flight'
      if (answer.status < 500 && !isInFlight) return dataOf(Promise.resolve(answer))
      repeated++
      await pause(repeatPause)
    }
  }
  /** A person looks for a time, books it, and looks at the booking; each fourth one cancels. */
  const journey = async () => {
    const startedAt = performance.now()
    const { eventTypeId, start } = nextPlace()
    const day = start.slice(0, 10)
    await ask('GET', `/v2/slots?eventTypeId=${eventTypeId}&start=${day}&end=${day}`)
    const attendee = { name: 'Ann', email: `ann${++booked}@example.com`, timeZone: 'Europe/Paris' }
    const { uid } = await ask('POST', '/v2/bookings', { eventTypeId, start, attendee })
    await ask('GET', `/v2/bookings/${uid}`)
    if (booked % 4 === 0) await ask('POST', `/v2/bookings/${uid}/cancel`, {})
    spentMs += performance.now() - startedAt
    // Kept mails would be most of this process' memory.
    mail.messages.length = 0
  }

  const startedAt = performance.now()
  await load(measured, undefined, journey)
  await untilConsumed(urls.postgres)
  const capacity = measured / ((performance.now() - startedAt) / 1_000)
  const [rate, bookings] = [options.rate(capacity), options.bookings(capacity)]
  say(`Capacity: ${capacity.toFixed(1)} bookings a second with all that follows; load: ${rate.toFixed(1)}`)
  const samples: Readings[] = []
  const latencies: number[] = []
  const first = await readOldest(db)
  for (let part = 1; part <= options.samples; part++) {
    spentMs = 0
    await load(bookings, rate, journey)
    latencies.push(spentMs / bookings)
    samples.push(await readSystem(db, pids()))
    await dataOf(api('POST', '/v2/test-clock/advance', { body: { seconds: stepMs / 1_000 } }))
    offsetMs += stepMs
    say(`${part} of ${options.samples}: ${booked} bookings, ${latencies.at(-1)!.toFixed(0)} ms each`)
  }
  const removals = async () => {
    const last = await readOldest(db)
    return removalsOf(
      last.map(({ oldest, ...each }, index) => ({
        ...each,
        oldestAtFirst: first[index]!.oldest,
        oldestAtLast: oldest,
      })),
      now(),
    )
  }
  // A round of retention comes each minute.
  await until(async () => (await removals()).every(({ isFine }) => isFine), { timeoutMs: 180_000 }).catch(
    () => undefined,
  )
  const quarter = Math.floor(samples.length / 4)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    capacity,
    bookings: booked,
    repeated,
    latency: { second: mean(latencies.slice(quarter, 2 * quarter)), last: mean(latencies.slice(-quarter)) },
    trends: trendsOf(samples),
    removals: await removals(),
    partitions: await readPartitions(db),
  }
}

const configOf = (
  dataDir: string,
  urls: { postgres: string; nats: string },
  mail: MailSink,
): Parameters<typeof startSystem>[0] => ({
  port: 0,
  dataDir,
  databaseUrl: urls.postgres,
  natsUrl: urls.nats,
  smtpUrl: mail.url,
  roles: 'together',
  testClock: true,
  passed: {
    EGRESS_ALLOW: '127.0.0.0/8,::1/128',
    RATE_LIMIT_API_KEY: '1000000',
    RATE_LIMIT_ANONYMOUS: '1000000',
    RATE_LIMIT_OAUTH_CLIENT: '1000000',
    RATE_LIMIT_TOKEN: '1000000',
    DEADLINE_FACTOR: '2',
  },
})

/**
 * Creates managed users, each with a webhook and a workflow.
 * @returns an event type of each
 */
async function createHosts(baseUrl: string, apiKey: string, subscriberUrl: string): Promise<number[]> {
  const api = createApi(baseUrl, apiKey)
  const body = { name: 'Soak', redirectUris: [], permissions: ['*'], areDefaultEventTypesEnabled: false }
  const client = await dataOf(api('POST', '/v2/oauth-clients', { body }))
  const made: number[] = []
  for (let index = 0; index < hosts; index++) {
    const { accessToken } = await dataOf(
      api('POST', `/v2/oauth-clients/${client.clientId}/users`, {
        ...asClientOf(client),
        body: { email: `host${index}@example.com`, name: `Host ${index}`, timeZone: 'UTC' },
      }),
    )
    const own = createApi(baseUrl, accessToken)
    const schedule = await aSchedule(own, aroundTheClock)
    const { id } = await anEventType(own, schedule.id, 'soak')
    await aWebhook(own, id, subscriberUrl, 'a secret between the two of us', [
      'BOOKING_CREATED',
      'BOOKING_CANCELLED',
      'MEETING_STARTED',
    ])
    await aWorkflow(own, id, { type: 'newEvent' }, 'Welcome to the intro')
    made.push(id)
  }
  return made
}

/** Runs the work so often, by some workers at once; at a rate, each begins at its time or later. */
async function load(count: number, rate: number | undefined, work: () => Promise<void>): Promise<void> {
  const startedAt = performance.now()
  let begun = 0
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (begun < count) {
        const number = begun++
        const dueAt = startedAt + (rate ? (number / rate) * 1_000 : 0)
        const early = dueAt - performance.now()
        if (early > 0) await pause(early)
        await work()
      }
    }),
  )
}
