import { Agent } from 'node:http'
import { newEventId } from '@punctual/db'
import { median, Resources, until } from '@punctual/testing'
import got from 'got'
import { Pool } from 'undici'
import { requestHeaders } from '../../src/domain/request-headers.ts'
import { benchHarness, benchSecret, benchWebhook, benchWorker, preload, startSink } from './fixtures.ts'

// Prints deliveries per second as JSON: from a full queue to one receiver, and of plain request
// loops with the same headers (both signatures included), body and concurrency. Arguments:
// deliveries and rounds.

/**
 * Number of webhooks, each on its own loopback address of the receiver, and concurrent requests of
 * each.
 */
const webhooks = 16
const each = 8
const concurrency = webhooks * each
const [deliveries = 4_000, rounds = 3] = process.argv.slice(2).map(Number)

const body = Buffer.from(
  JSON.stringify({ triggerEvent: 'BOOKING_CREATED', payload: { text: 'x'.repeat(2_000) } }),
)
const resources = new Resources()
const harness = await benchHarness(resources)
const sink = await startSink(resources)
const urls = Array.from({ length: webhooks }, (_, n) => `http://127.0.0.${n + 1}:${sink.port}/`)
const ids: number[] = []
for (const [n, url] of urls.entries()) ids.push(await benchWebhook(harness.db, url, n + 1))

const headersNow = () => {
  const at = new Date()
  const message = {
    eventId: newEventId(at),
    webhookId: 1,
    webhookVersion: '2021-10-20',
    attempt: 1,
    replay: false,
  }
  return requestHeaders({ ...message, contentType: 'application/json', body, at, secrets: [benchSecret] })
}

/** Returns requests per second. */
async function loop(
  post: (url: string, headers: Record<string, string>) => Promise<unknown>,
): Promise<number> {
  let sent = 0
  const started = performance.now()
  const work = async (url: string) => {
    while (sent++ < deliveries) await post(url, headersNow())
  }
  await Promise.all(urls.flatMap((url) => Array.from({ length: each }, () => work(url))))
  return deliveries / ((performance.now() - started) / 1_000)
}

async function drain(): Promise<number> {
  for (const id of ids) await preload(harness.db, id, deliveries / webhooks, body)
  await harness.db.sql`analyze webhook_queue`
  const started = performance.now()
  const worker = benchWorker(harness)
  await until(async () => (await harness.db.sql`select 1 from webhook_queue limit 1`).length === 0, {
    timeoutMs: 60_000,
  })
  const rate = deliveries / ((performance.now() - started) / 1_000)
  await worker.stop()
  return rate
}

const agent = { http: new Agent({ keepAlive: true, maxSockets: each }) }
const client = got.extend({ agent, followRedirect: false, retry: { limit: 0 }, throwHttpErrors: false })
const pools = new Map(urls.map((url) => [url, new Pool(new URL(url).origin, { connections: each })]))
resources.teardown(() => Promise.all([...pools.values()].map((pool) => pool.close())))
resources.teardown(() => agent.http.destroy())

const ways = {
  ours: drain,
  got: () => loop((url, headers) => client.post(url, { headers, body })),
  undici: () =>
    loop(async (url, headers) => {
      const answer = await pools.get(url)?.request({ method: 'POST', path: '/', headers, body })
      await answer?.body.text()
    }),
}
const rates = { ours: [] as number[], got: [] as number[], undici: [] as number[] }
await drain()
for (let round = 0; round < rounds; round++)
  for (const name of ['ours', 'got', 'undici'] as const) rates[name].push(await ways[name]())
await resources.end()
console.log(
  JSON.stringify({
    concurrency,
    ours: median(rates.ours),
    got: median(rates.got),
    undici: median(rates.undici),
  }),
)
process.exit(0)
