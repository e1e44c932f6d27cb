import { createApi } from '@punctual/testing'
import postgres from 'postgres'
import { dataOf } from '../system/fixtures.ts'
import type { RunningSystem } from './booking-processes.ts'
import { BookingClient, makeEventType } from './bookings.bench.ts'
import type { BenchRun } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf, totalOf } from './processor-time.ts'

const connections = 8
const pageOf = 20
const dayMs = 86_400_000

/** Milliseconds of processor time that each call may take. */
const aims = { me: 0.67, slots: 2, taken: 4, booking: 6, list: 2 }

/**
 * Processor time of the most frequent calls through the gateway, in warm processes that answer
 * requests only, without workers.
 */
export async function requestsBench(run: BenchRun): Promise<void> {
  const { resources } = run
  // Until then V8 compiles the hot path: a fifth of the time of the first 1,000 lists.
  const warmUp = run.pick(2_500, 300)
  const warmUpBookings = run.pick(1_500, 200)
  const counted = run.pick(1_500, 200)
  const system = await run.system('requests')
  const api = createApi(system.url, system.apiKey)
  const own = (slug: string) =>
    dataOf(api('POST', '/v2/event-types', { body: { title: slug, slug, lengthInMinutes: 30 } }))
  const from = Math.ceil(Date.now() / dayMs) * dayMs + dayMs
  const [start, end] = [from, from + 31 * dayMs].map((at) => new Date(at).toISOString())
  const { id } = await own('month')
  const slots = `/v2/slots?eventTypeId=${id}&start=${start}&end=${end}`
  const row = async (
    name: string,
    aim: number,
    work: (count: number) => Promise<unknown>,
    first = warmUp,
  ): Promise<void> => {
    await work(first)
    const cpu = await processorTimeOf(system.pids, () => work(counted).then(() => counted))
    const ours = totalOf(cpu)
    const title = `${name}: ms of processor time, against the aim`
    run.report({ name: title, ours, baseline: aim, ratio: aim / ours, target: 0, cpu })
  }
  const get = (path: string, version: string) =>
    getLoad(resources, system.url, path, { apiKey: system.apiKey, version, connections })
  const client = new BookingClient(resources, system)
  const eventTypeId = await makeEventType(api)
  await row('GET /v2/me', aims.me, get('/v2/me', '2024-06-11'))
  await row('slots of a month, nothing taken', aims.slots, get(slots, '2024-09-04'))
  await row('a booking', aims.booking, (count) => client.book(count, eventTypeId), warmUpBookings)
  await row(`a page of ${pageOf} bookings`, aims.list, get(`/v2/bookings?take=${pageOf}`, '2024-08-13'))
  const free = await takeMonth(system, from)
  resources.teardown(free)
  await row('slots of a month, all taken', aims.taken, get(slots, '2024-09-04'))
}

/**
 * Claims every half hour of the month, as 1,440 bookings do.
 * @returns a function that removes the claims
 */
async function takeMonth({ databaseUrl, organizationId, userId }: RunningSystem, from: number) {
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`delete from bookings.host_claim`
  await sql`
    insert into bookings.host_claim (organization_id, hold_uid, hold_until, host_id, span)
    select ${organizationId}, 'hold ' || n, at, ${userId}, tstzrange(at, at + interval '30 minutes')
    from generate_series(0, 1439) n,
      lateral (select ${new Date(from)}::timestamptz + n * interval '30 minutes' as at) t`
  await sql`vacuum analyze bookings.host_claim`
  return async () => {
    await sql`delete from bookings.host_claim where hold_uid like 'hold %'`
    await sql.end()
  }
}
