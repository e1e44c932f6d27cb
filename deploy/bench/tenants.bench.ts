import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '@punctual/contracts'
import { openDatabase, serviceUrl } from '@punctual/db'
import { type Account, createApi, loadBootstrap, median, quantile } from '@punctual/testing'
import { Pool } from 'undici'
import { dataOf } from '../system/fixtures.ts'
import type { BenchRun } from './harness.ts'

const feeds = 16
const recurringEvents = 20_000
const yearQueries = 20
const dayMs = 86_400_000

/** A feed of events that repeat daily, of the size that a hostile tenant could serve. */
function heavyFeed(): string {
  const event = (index: number) =>
    `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTART:20260101T${String(index % 24).padStart(2, '0')}0000Z\r\nDURATION:PT15M\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT`
  const events = Array.from({ length: recurringEvents }, (_, index) => event(index))
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n')
}

/**
 * How long a tenant waits for slots during heavy work of another tenant, against without: at most
 * twice as long.
 */
export async function tenantsBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const rounds = run.pick(5, 2)
  const samples = run.pick(200, 60)
  // Encoded once, because the measuring process serves it.
  const text = Buffer.from(heavyFeed())
  const server = createServer((_request, response) => response.end(text)).listen(0, '127.0.0.1')
  resources.teardown(() => server.close())
  const system = await run.system('bookings')
  const api = createApi(system.url, system.apiKey)
  const make = (path: string, body: object) => dataOf(api('POST', path, { body }))
  const eventType = (slug: string, slotInterval: number) =>
    make('/v2/event-types', { title: slug, slug, lengthInMinutes: 15, slotInterval })
  const quiet = await eventType('quiet', 30)
  // A user without an organization is a separate tenant.
  const stranger = await strangerOf(system.databaseUrl)
  const theirs = createApi(system.url, stranger.apiKey)
  const heavy = await dataOf(
    theirs('POST', '/v2/event-types', { body: { title: 'Heavy', slug: 'heavy', lengthInMinutes: 15 } }),
  )

  const pool = new Pool(system.url, { connections: 1, pipelining: 1 })
  const heavyPool = new Pool(system.url, { connections: 64, pipelining: 1, headersTimeout: 600_000 })
  resources.teardown(() => Promise.all([pool.destroy(), heavyPool.destroy()]))
  const from = Math.ceil(Date.now() / dayMs) * dayMs + dayMs
  const slots = (id: number, days: number) =>
    `/v2/slots?eventTypeId=${id}&start=${new Date(from).toISOString()}&end=${new Date(from + days * dayMs).toISOString()}`
  const versioned = { 'svc-api-version': '2024-09-04' }
  const timed = async (): Promise<number> => {
    const started = performance.now()
    const headers = { ...versioned, authorization: `Bearer ${system.apiKey}` }
    const answer = await pool.request({ method: 'GET', path: slots(quiet.id, 7), headers })
    const said = await answer.body.text()
    if (answer.statusCode !== 200) throw new Error(said)
    return performance.now() - started
  }
  /** The 99th percentile of a round. */
  const slowest = async () => {
    const times: number[] = []
    for (let sample = 0; sample < samples; sample++) times.push(await timed())
    return quantile(times, 0.99)
  }

  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let isOver = false
  const loops = (count: number, request: () => Promise<unknown>) =>
    Array.from({ length: count }, async () => {
      while (!isOver) await request()
    })
  const answered = { feeds: 0, lists: 0 }
  const saveFeed = async () => {
    const { statusCode, body } = await heavyPool.request({
      method: 'POST',
      path: '/v2/calendars/ics-feed/save',
      headers: { authorization: `Bearer ${stranger.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ urls: [`${endpoint}/${Math.random()}.ics`] }),
    })
    await body.dump({ limit: Number.POSITIVE_INFINITY })
    // Refused for its cost, or too late because the tenant's own feeds use all of its turns.
    if (![400, 429, 504].includes(statusCode)) throw new Error(`a feed was answered with ${statusCode}`)
    answered.feeds++
  }
  const listYear = async () => {
    const { statusCode, body } = await heavyPool.request({
      method: 'GET',
      path: slots(heavy.id, 365),
      headers: versioned,
    })
    await body.dump({ limit: Number.POSITIVE_INFINITY })
    if (statusCode !== 200) throw new Error(`a year of slots was answered with ${statusCode}`)
    answered.lists++
  }

  await slowest()
  for (const [what, count, request, done] of [
    [`${feeds} parallel feeds of ${recurringEvents} recurring events`, feeds, saveFeed, () => answered.feeds],
    [`${yearQueries} anonymous lists of a year at a time`, yearQueries, listYear, () => answered.lists],
  ] as const) {
    await request()
    const [withoutLoad, withLoad]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds && (round === 0 || run.hasTime()); round++) {
      withoutLoad.push(await slowest())
      isOver = false
      const before = done()
      const running = Promise.all(loops(count, request))
      withLoad.push(await slowest())
      isOver = true
      await running
      if (done() === before) throw new Error(`nothing was done beside: ${what}`)
    }
    const [ours, baseline] = [median(withLoad), median(withoutLoad)]
    const name = `another tenant's 99th percentile of GET /v2/slots, ms: beside ${what}, against without`
    run.report({ name, ours, baseline, ratio: baseline / ours, target: 0.5 })
  }
}

async function strangerOf(databaseUrl: string): Promise<Account> {
  const { createAccount } = await loadBootstrap()
  const db = openDatabase(serviceUrl(databaseUrl, 'identity'), {
    schema: 'identity',
    transactionConnections: 1,
    statementConnections: 1,
  })
  const input = { email: 'stranger@example.com', name: 'Sam Stranger', username: 'stranger' }
  return createAccount(db, systemClock, input).finally(() => db.close())
}
