import { infrastructure, Resources } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import { type BenchRow, figuresOf } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf } from './processor-time.ts'
import { insertBookings } from './stored-bookings.ts'

/** All bookings, and those of each host: the caller and as many others. */
const crowd = 1_000_000
const each = 10_000
const warmUp = 300
const counted = 1_000

/**
 * Milliseconds per page: lists of bookings among a hundred times as many others, against without
 * others.
 */
export async function listsBench(): Promise<BenchRow[]> {
  const { databaseUrl, natsUrl } = await infrastructure()
  const env = { TEST_DATABASE_URL: databaseUrl, TEST_NATS_URL: natsUrl }
  const medians = await figuresOf<Omit<BenchRow, 'ratio'>[]>('services/bookings/test/bench/lists.ts', { env })
  const pages = medians.map((row) => ({
    ...row,
    name: `ms a page: ${row.name}`,
    ratio: row.baseline / row.ours,
  }))
  return [...pages, await throughGateway()]
}

/** A page of 20 of the caller's bookings through the gateway, against an empty request. */
function throughGateway(): Promise<BenchRow> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { needed: ['identity', 'bookings', 'gateway'] })
    const { databaseUrl, apiKey } = system
    await insertBookings(databaseUrl, system, { from: 0, to: crowd, hosts: crowd / each })
    const load = (path: string) =>
      getLoad(resources, system.url, path, { apiKey, version: '2024-08-13', connections: 8 })
    const [list, empty] = [load('/v2/bookings?take=20'), load('/v2/versions')]
    await list(warmUp)
    await empty(warmUp)
    const [ours, baseline] = [await list(counted), await empty(counted)]
    const cpu = await processorTimeOf(system.pids, () => list(counted).then(() => counted))
    const name = `lists of 20 bookings of ${each} among ${crowd} a second, against empty requests`
    return { name, ours, baseline, ratio: ours / baseline, target: 0, cpu }
  })
}
