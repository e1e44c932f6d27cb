import { infrastructure } from '@punctual/testing'
import { type BenchRow, type BenchRun, figuresOf } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf } from './processor-time.ts'
import { insertBookings } from './stored-bookings.ts'

const warmUp = 300

/**
 * Milliseconds per page: lists of bookings among a hundred times as many others, against without
 * others.
 */
export async function listsBench(run: BenchRun): Promise<void> {
  // Of each host, the caller and 99 others.
  const each = run.pick(10_000, 500)
  const crowd = each * 100
  const { databaseUrl, natsUrl } = await infrastructure()
  const env = { TEST_DATABASE_URL: databaseUrl, TEST_NATS_URL: natsUrl }
  const args = [each, run.pick(41, 15)]
  const program = 'services/bookings/test/bench/lists.ts'
  for (const row of await figuresOf<Omit<BenchRow, 'ratio'>[]>(run, program, { args, env }))
    run.report({ ...row, name: `ms a page: ${row.name}`, ratio: row.baseline / row.ours })
  await throughGateway(run, each, crowd)
}

/** A page of 20 of the caller's bookings through the gateway, against an empty request. */
async function throughGateway(run: BenchRun, each: number, crowd: number): Promise<void> {
  const counted = run.pick(1_000, 300)
  const system = await run.system('bookings')
  const { databaseUrl, apiKey } = system
  await insertBookings(databaseUrl, system, { from: 0, to: crowd, hosts: crowd / each })
  const load = (path: string) =>
    getLoad(run.resources, system.url, path, { apiKey, version: '2024-08-13', connections: 8 })
  const [list, empty] = [load('/v2/bookings?take=20'), load('/v2/versions')]
  await list(warmUp)
  await empty(warmUp)
  const [ours, baseline] = [await list(counted), await empty(counted)]
  const cpu = await processorTimeOf(system.pids, () => list(counted).then(() => counted))
  const name = `lists of 20 bookings of ${each} among ${crowd} a second, against empty requests`
  run.report({ name, ours, baseline, ratio: ours / baseline, target: 0, cpu })
}
