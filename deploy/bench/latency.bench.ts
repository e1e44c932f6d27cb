import { bookingCreated } from '@punctual/contracts'
import { appendEvent } from '@punctual/db'
import { infrastructure, quantile, type Resources, startReceiver, until } from '@punctual/testing'
import { connect, type NatsConnection } from 'nats'
import type { BenchRun } from './harness.ts'
import { repeatedBooking } from './repeated-booking.ts'

const pace = 100
/** Events of the warm-up seconds. */
const uncounted = 3 * pace

/**
 * Milliseconds from the commit of an event to the first byte at a subscriber, at 100 events per
 * second, against a NATS round trip.
 */
export async function latencyBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const booking = await repeatedBooking(resources, await run.system('webhooks'))
  const { url, arrivals } = await startSubscriber(resources)
  await booking.subscribe(url)
  const nats = await connectNats(resources)

  const committed = new Map<string, number>()
  const roundTrips: number[] = []
  await paced(run.pick(10, 6), async (n) => {
    const { uid, event } = booking.next()
    await booking.db.transaction((tx) => appendEvent(tx, bookingCreated, event))
    if (n < uncounted) return
    committed.set(uid, performance.now())
    roundTrips.push(await roundTrip(nats))
  })
  await until(() => [...committed.keys()].every((uid) => arrivals.has(uid)), { timeoutMs: 30_000 })
  const waits = [...committed].map(([uid, at]) => Math.max(0, (arrivals.get(uid) ?? 0) - at))
  for (const q of [0.5, 0.99]) {
    const [ours, baseline] = [quantile(waits, q), quantile(roundTrips, q)]
    const name = `webhooks: ms from commit to first byte at ${pace} events a second, beside a NATS round trip: p${q * 100}`
    run.report({ name, ours, baseline, ratio: baseline / ours, target: 0 })
  }
}

/** Calls at the pace, without waiting for earlier calls. */
async function paced(seconds: number, call: (n: number) => Promise<void>): Promise<void> {
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
