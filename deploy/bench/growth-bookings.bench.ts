import { createApi, Resources } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import { BookingClient, makeEventType } from './bookings.bench.ts'
import type { BenchRow } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf, totalOf } from './processor-time.ts'
import { insertBookings } from './stored-bookings.ts'

const sizes = [10_000, 100_000, 1_000_000]
const hosts = 100
/** Until then V8 compiles the hot path. */
const warmUp = 1_500
const warmAgain = 100
const counted = 500

/**
 * Milliseconds of processor time of a page of 20 bookings, and of a booking's request, as the
 * bookings of an organization become more; each against the smallest number of them.
 */
export function bookingsGrowthBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { roles: 'apart' })
    const { url, apiKey, databaseUrl } = system
    const client = new BookingClient(resources, system)
    const eventTypeId = await makeEventType(createApi(url, apiKey))
    const list = getLoad(resources, url, '/v2/bookings?take=20', {
      apiKey,
      version: '2024-08-13',
      connections: 8,
    })
    const operations: Record<string, (count: number) => Promise<number>> = {
      'a page of 20': list,
      'a booking': (count) => client.book(count, eventTypeId),
    }
    const rows: BenchRow[] = []
    const smallest = new Map<string, number>()
    let from = 0
    for (const to of sizes) {
      await insertBookings(databaseUrl, system, { from, to, hosts, isPast: true })
      for (const [what, run] of Object.entries(operations)) {
        await run(from === 0 ? warmUp : warmAgain)
        const cpu = await processorTimeOf(system.pids, () => run(counted).then(() => counted))
        const ours = totalOf(cpu)
        const baseline = smallest.get(what) ?? ours
        smallest.set(what, baseline)
        const name = `${what} among ${to} bookings: ms of processor time, against among ${sizes[0]}`
        rows.push({ name, ours, baseline, ratio: baseline / ours, target: 0, cpu })
      }
      from = to
    }
    return rows
  })
}
