import { systemClock } from '@punctual/contracts'
import { newEventId } from '@punctual/db'
import { quantile, Resources, until } from '@punctual/testing'
import { enqueueEvent } from '../../src/db/enqueue-event.ts'
import { messageId } from '../../src/domain/request-headers.ts'
import { benchHarness, benchWebhook, benchWorker, preload, startSink, wallTime } from './fixtures.ts'

// Prints as JSON how long healthy subscribers wait for their events, in milliseconds from the
// commit to the first byte: without others, and next to two bad ones, of which one never answers
// and one has 10 000 queued deliveries. Arguments: seconds and rounds.

const healthy = 20
/** Events per second in total, each for one subscriber. */
const pace = 50
const [seconds = 8, rounds = 2] = process.argv.slice(2).map(Number)
const deep = 10_000
const hanging = 200

const payload = { text: 'x'.repeat(2_000) }
const body = Buffer.from(JSON.stringify({ triggerEvent: 'BOOKING_CREATED', payload }))
const resources = new Resources()
const harness = await benchHarness(resources)
const { db } = harness
const { port, arrivals } = await startSink(resources)
const ids: number[] = []
for (let n = 1; n <= healthy; n++) ids.push(await benchWebhook(db, `http://127.0.0.${n}:${port}/timed`, n))
const hangs = await benchWebhook(db, `http://127.0.1.1:${port}/hang`, 101)
const isDeep = await benchWebhook(db, `http://127.0.1.2:${port}/`, 102)

/** Returns the milliseconds that each event took, without those of the first second. */
async function waits(): Promise<number[]> {
  const committed = new Map<string, number>()
  const began = performance.now()
  const writing: Promise<unknown>[] = []
  const enqueue = async (n: number): Promise<void> => {
    const at = systemClock.now()
    const event = {
      id: newEventId(at),
      trigger: 'BOOKING_CREATED' as const,
      at,
      organizationId: 5,
      payload,
      eventTypeId: (n % healthy) + 1,
    }
    await db.transaction((tx) => enqueueEvent(tx, event, at))
    if (n >= pace) committed.set(messageId(event.id, ids[n % healthy] ?? 0), wallTime())
  }
  for (let n = 0; n < pace * seconds; n++) {
    const due = began + (n * 1_000) / pace
    const early = due - performance.now()
    if (early > 0) await new Promise((resume) => setTimeout(resume, early))
    writing.push(enqueue(n))
  }
  await Promise.all(writing)
  await until(() => [...committed.keys()].every((id) => arrivals.has(id)), { timeoutMs: 30_000 })
  return [...committed].map(([id, at]) => Math.max(0, (arrivals.get(id) ?? 0) - at))
}

async function waitsWithoutOthers(): Promise<number[]> {
  const worker = benchWorker(harness)
  const found = await waits()
  await worker.stop()
  return found
}

async function waitsWithBadOnes(): Promise<number[]> {
  await preload(db, hangs, hanging, body)
  await preload(db, isDeep, deep, body)
  await db.sql`analyze webhook_queue`
  const worker = benchWorker(harness)
  const found = await waits()
  const [left] = await db.sql<{ n: number }[]>`
    select count(*)::int as n from webhook_queue where webhook_id = ${isDeep}`
  deepLeft.push(left?.n ?? 0)
  await worker.stop()
  await db.sql`delete from webhook_queue`
  await db.sql`update webhook_state set cap = 2, outages = 0, open_until = null, probing = false,
    retries_only_until = null, latency_ms = null where webhook_id = ${hangs}`
  return found
}

const deepLeft: number[] = []
await waitsWithoutOthers()
const figures = { baseline: [] as number[], withOthers: [] as number[] }
for (let round = 0; round < rounds; round++) {
  figures.baseline.push(...(await waitsWithoutOthers()))
  figures.withOthers.push(...(await waitsWithBadOnes()))
}
await resources.end()
const shown = (values: number[]) => ({ p50: quantile(values, 0.5), p99: quantile(values, 0.99) })
console.log(
  JSON.stringify({ baseline: shown(figures.baseline), withOthers: shown(figures.withOthers), deepLeft }),
)
process.exit(0)
