import { randomUUID } from 'node:crypto'
import { type BookingSnapshot, bookingCreated } from '@punctual/contracts'
import { appendEvent, openDatabase, serviceUrl } from '@punctual/db'
import { createApi, infrastructure, quantile, Resources, startReceiver, until } from '@punctual/testing'
import { connect, type NatsConnection } from 'nats'
import { dataOf } from '../system/fixtures.ts'
import { startSystem } from './booking-processes.ts'
import { makeEventType } from './bookings.bench.ts'
import type { BenchRow } from './harness.ts'

const pace = 100
const seconds = 10
/** Events of the warm-up seconds. */
const uncounted = 3 * pace
const parts = ['identity', 'scheduling', 'bookings', 'webhook-delivery', 'gateway']

/**
 * Milliseconds from the commit of an event to the first byte at a subscriber, at 100 events per
 * second, against a NATS round trip.
 */
export function latencyBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, parts)
    const api = createApi(system.url, system.apiKey)
    const eventTypeId = await makeEventType(api)
    const { url, arrivals } = await startSubscriber(resources)
    const webhook = { subscriberUrl: url, triggers: ['BOOKING_CREATED'], active: true }
    await dataOf(api('POST', `/v2/event-types/${eventTypeId}/webhooks`, { body: webhook }))
    const start = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 7 * 86_400_000).toISOString()
    const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Paris' }
    await dataOf(api('POST', '/v2/bookings', { body: { start, eventTypeId, attendee } }))
    const db = openDatabase(serviceUrl(system.databaseUrl, 'bookings'), { schema: 'bookings' })
    resources.teardown(() => db.close())
    await until(() => arrivals.size === 1)
    const [logged] = await db.sql<
      { body: string }[]
    >`select body from event_log where type = ${bookingCreated.type}`
    const { booking } = (JSON.parse(logged?.body ?? '') as { data: { booking: BookingSnapshot } }).data
    const nats = await connectNats(resources)

    const committed = new Map<string, number>()
    const roundTrips: number[] = []
    await paced(async (n) => {
      const uid = randomUUID()
      const event = { subject: uid, version: 1, organizationId: system.organizationId, at: new Date() }
      await db.transaction((tx) =>
        appendEvent(tx, bookingCreated, { ...event, data: { booking: { ...booking, uid } } }),
      )
      if (n < uncounted) return
      committed.set(uid, performance.now())
      roundTrips.push(await roundTrip(nats))
    })
    await until(() => [...committed.keys()].every((uid) => arrivals.has(uid)), { timeoutMs: 30_000 })
    const waits = [...committed].map(([uid, at]) => Math.max(0, (arrivals.get(uid) ?? 0) - at))
    return [0.5, 0.99].map((q) => {
      const [ours, baseline] = [quantile(waits, q), quantile(roundTrips, q)]
      const name = `webhooks: ms from commit to first byte at ${pace} events a second, beside a NATS round trip: p${q * 100}`
      return { name, ours, baseline, ratio: baseline / ours, target: 0 }
    })
  })
}

/** Calls at the pace, without waiting for earlier calls. */
async function paced(call: (n: number) => Promise<void>): Promise<void> {
  const began = performance.now()
  const under: Promise<void>[] = []
  for (let n = 0; n < pace * seconds; n++) {
    const early = began + (n * 1_000) / pace - performance.now()
    if (early > 0) await new Promise((resume) => setTimeout(resume, early))
    under.push(call(n))
  }
  await Promise.all(under)
}

/** Returns the arrival time of each booking's webhook, by the booking's uid. */
async function startSubscriber(
  resources: Resources,
): Promise<{ url: string; arrivals: Map<string, number> }> {
  const arrivals = new Map<string, number>()
  const receiver = await startReceiver(resources)
  receiver.respondWith(({ json, at }) => {
    arrivals.set(json.payload.uid, at.getTime() - performance.timeOrigin)
    return {}
  })
  return { url: receiver.url, arrivals }
}

async function connectNats(resources: Resources): Promise<NatsConnection> {
  const { host, username, password } = new URL((await infrastructure()).natsUrl)
  const options = { servers: host, ...(username && { user: username, pass: password }) }
  const [asks, answers] = [await connect(options), await connect(options)]
  resources.teardown(() => Promise.all([asks.close(), answers.close()]))
  answers.subscribe(`bench.${process.pid}`, { callback: (_error, message) => message.respond(message.data) })
  await answers.flush()
  return asks
}

async function roundTrip(nats: NatsConnection): Promise<number> {
  const started = performance.now()
  await nats.request(`bench.${process.pid}`, 'x'.repeat(2_000))
  return performance.now() - started
}
