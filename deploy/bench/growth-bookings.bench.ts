import { createApi } from '@punctual/testing'
import { BookingClient, makeEventType } from './bookings.bench.ts'
import type { BenchRun } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf, totalOf } from './processor-time.ts'
import { insertBookings } from './stored-bookings.ts'

const hosts = 100
const warmAgain = 100

/**
 * Milliseconds of processor time of a page of 20 bookings, and of a booking's request, as the
 * bookings of an organization become more; each against the smallest number of them.
 */
export async function bookingsGrowthBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const sizes = run.pick([10_000, 100_000, 1_000_000], [5_000, 50_000])
  // Until then V8 compiles the hot path.
  const warmUp = run.pick(1_500, 300)
  const counted = run.pick(500, 200)
  const system = await run.system('requests')
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
  const smallest = new Map<string, number>()
  let from = 0
  for (const to of sizes) {
    await insertBookings(databaseUrl, system, { from, to, hosts, isPast: true })
    for (const [what, operate] of Object.entries(operations)) {
      await operate(from === 0 ? warmUp : warmAgain)
      const cpu = await processorTimeOf(system.pids, () => operate(counted).then(() => counted))
      const ours = totalOf(cpu)
      const baseline = smallest.get(what) ?? ours
      smallest.set(what, baseline)
      const name = `${what} among ${to} bookings: ms of processor time, against among ${sizes[0]}`
      run.report({ name, ours, baseline, ratio: baseline / ours, target: 0, cpu })
    }
    from = to
  }
}
