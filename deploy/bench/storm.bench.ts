import { randomUUID } from 'node:crypto'
import { serviceUrl } from '@punctual/db'
import { createApi, freshDatabase, type Resources } from '@punctual/testing'
import postgres from 'postgres'
import { Pool } from 'undici'
import { makeEventType } from './bookings.bench.ts'
import { type BenchRun, figuresOf, interleaved } from './harness.ts'

const clients = 64
const slots = 25
const target = 0.5
const halfHour = 1_800_000

/**
 * One side of the comparison: a function that books and returns the cancellation, or undefined when
 * the slot is taken.
 */
interface Side {
  book(start: Date): Promise<string | undefined>
  cancel(uid: string): Promise<void>
}

/**
 * Each client books a random slot, or cancels its booking.
 * @param steps of each client
 * @returns steps per second
 */
async function storm({ book, cancel }: Side, from: number, steps: number): Promise<number> {
  const started = performance.now()
  const client = async () => {
    const mine: string[] = []
    for (let step = 0; step < steps; step++) {
      const last = mine.length > 0 && Math.random() < 0.5 ? mine.pop() : undefined
      if (last !== undefined) await cancel(last)
      else {
        const uid = await book(new Date(from + Math.floor(Math.random() * slots) * halfHour))
        if (uid !== undefined) mine.push(uid)
      }
    }
    for (const uid of mine) await cancel(uid)
  }
  await Promise.all(Array.from({ length: clients }, client))
  return (clients * steps) / ((performance.now() - started) / 1_000)
}

/**
 * Bookings and cancellations per second of 64 clients on 25 slots through the gateway, against the
 * same rows in plain SQL.
 */
export async function stormBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const steps = run.pick(40, 4)
  const system = await run.system('bookings')
  const eventTypeId = await makeEventType(createApi(system.url, system.apiKey))
  const ours = throughApi(resources, system.url, eventTypeId)
  const straight = await throughSql(resources)
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000
  let day = 7
  const nextDay = () => {
    day += 1
    return midnight + day * 86_400_000
  }
  const api = () => storm(ours, nextDay(), steps)
  const sql = () => storm(straight, nextDay(), steps)
  await api()
  await sql()
  const rates = await interleaved(run, api, sql)
  const name = `${clients} clients book and cancel ${slots} slots, steps a second, against straight SQL`
  run.report({
    name: `${name}: through the gateway`,
    ...rates,
    ratio: rates.ours / rates.baseline,
    target: 0,
  })
  await requireNoOverlap(system.databaseUrl)
  const service = await byTheService(run, steps)
  const own = await interleaved(run, () => service.storm(nextDay()), sql)
  await requireNoOverlap(service.databaseUrl)
  run.report({ name: `${name}: the service's transactions`, ...own, ratio: own.ours / own.baseline, target })
}

/** The same load on the transactions of bookings, in its own process. */
async function byTheService(run: BenchRun, steps: number) {
  const databaseUrl = await freshDatabase(run.resources, ['bookings'])
  const url = serviceUrl(databaseUrl, 'bookings')
  return {
    databaseUrl,
    async storm(from: number): Promise<number> {
      const args = [url, clients, steps, new Date(from).toISOString(), slots]
      const { rate } = await figuresOf<{ rate: number }>(run, 'services/bookings/test/bench/storm.ts', {
        args,
      })
      return rate
    },
  }
}

function throughApi(resources: Resources, url: string, eventTypeId: number): Side {
  const pool = new Pool(url, { connections: clients, pipelining: 1 })
  resources.teardown(() => pool.close())
  const headers = { 'content-type': 'application/json', 'svc-api-version': '2024-08-13' }
  const attendee = { name: 'Ann', email: 'ann@example.com', timeZone: 'Europe/Paris' }
  const post = async (path: string, body: unknown) => {
    const answer = await pool.request({ method: 'POST', path, headers, body: JSON.stringify(body) })
    return { status: answer.statusCode, text: await answer.body.text() }
  }
  return {
    async book(start) {
      const { status, text } = await post('/v2/bookings', {
        start: start.toISOString(),
        eventTypeId,
        attendee,
      })
      if (status === 409) return undefined
      if (status !== 201) throw new Error(`${status} ${text}`)
      return JSON.parse(text).data.uid
    },
    async cancel(uid) {
      const { status, text } = await post(`/v2/bookings/${uid}/cancel`, {})
      if (status !== 200) throw new Error(`${status} ${text}`)
    },
  }
}

/** Inserts and cancels the rows of a booking in one transaction each, on its own tables. */
async function throughSql(resources: Resources): Promise<Side> {
  const url = serviceUrl(await freshDatabase(resources, ['bookings']), 'bookings')
  const sql = postgres(url, { max: clients, connection: { search_path: 'bookings,public' } })
  resources.teardown(() => sql.end())
  const eventType = { id: 1, slug: 'bench', title: 'Bench', lengthInMinutes: 30, ownerId: 1 }
  const tell = (tx: postgres.TransactionSql, uid: string, version: number, at: Date) => tx`
    insert into outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
    values (${randomUUID()}, ${uid}, ${version}, 'bookings.booking.changed', ${'x'.repeat(1_500)}, 1, ${at})`
  return {
    book: async (start) => {
      const uid = randomUUID()
      const end = new Date(start.getTime() + halfHour)
      const now = new Date()
      const booked = await sql.begin(async (tx) => {
        const [drawn] = await tx`select nextval('booking_id_seq') as id`
        const id: number = drawn?.id
        const claimed = await tx`
          insert into host_claim (organization_id, booking_id, host_id, span)
          values (1, ${id}, 1, tstzrange(${start}, ${end})) on conflict do nothing`
        if (claimed.count === 0) return false
        await tx`insert into booking ${tx({
          id,
          uid,
          organization_id: 1,
          version: 1,
          status: 'accepted',
          title: 'Bench',
          description: '',
          start,
          end,
          event_type_id: 1,
          owner_id: 1,
          event_type: eventType,
          location: 'Main St 1',
          responses: { name: 'Ann' },
          metadata: {},
          absent_host: false,
          ics_uid: uid,
          ics_sequence: 0,
          created_at: now,
          updated_at: now,
        } as never)}`
        await tx`insert into attendee ${tx({
          organization_id: 1,
          booking_id: id,
          position: 0,
          name: 'Ann',
          email: 'ann@example.com',
          time_zone: 'Europe/Paris',
          language: 'en',
          absent: false,
        })}`
        await tx`insert into host ${tx({ organization_id: 1, booking_id: id, user_id: 1, position: 0, start })}`
        await tell(tx, uid, 1, now)
        return true
      })
      return booked ? uid : undefined
    },
    cancel: async (uid) => {
      const now = new Date()
      await sql.begin(async (tx) => {
        const [row] = await tx`select id from booking where uid = ${uid} for update`
        await tx`update booking set status = 'cancelled', version = 2, updated_at = ${now} where uid = ${uid}`
        await tx`
          update host_claim set active = false where organization_id = 1 and booking_id = ${row?.id} and active`
        await tell(tx, uid, 2, now)
      })
    },
  }
}

async function requireNoOverlap(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  const found = await sql`
    select a.id from bookings.host_claim a join bookings.host_claim b
      on a.host_id = b.host_id and a.id < b.id and a.span && b.span and a.active and b.active`
  await sql.end()
  if (found.length > 0) throw new Error(`${found.length} claims overlap`)
}
