import { createApi, median, type Resources } from '@punctual/testing'
import postgres from 'postgres'
import { dataOf } from '../system/fixtures.ts'
import type { RunningSystem } from './booking-processes.ts'
import type { BenchRun } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf } from './processor-time.ts'

const hosts = 20
const claimsEach = 200
/** Claims of one busy host: every half hour of a month. */
const claimsOfOne = 1_440
const dayMs = 86_400_000

/**
 * Milliseconds for a month of slots, as a multiple of an empty request: of one host with nothing
 * taken, of one whose month is taken, and of 20 round-robin hosts. Long because its rows share the
 * system.
 */
export async function slotsGatewayBench(run: BenchRun): Promise<void> {
  const { resources } = run
  const rounds = run.pick(60, 20)
  // Until then V8 compiles the hot path: a fifth of the time of the first 1,000 lists.
  let warmUp = run.pick(2_500, 400)
  const counted = run.pick(600, 100)
  const system = await run.system('bookings')
  const api = createApi(system.url, system.apiKey)
  const make = (path: string, body: object) => dataOf(api('POST', path, { body }))
  const from = Math.ceil(Date.now() / dayMs) * dayMs + dayMs
  const organization = `/v2/organizations/${system.organizationId}`
  const team = await make(`${organization}/teams`, { name: 'Bench' })
  const people: number[] = []
  for (let n = 0; n < hosts; n++) {
    const { id } = await make(`${organization}/users`, {
      email: `host${n}@example.com`,
      name: `Host ${n}`,
    })
    await make(`${organization}/teams/${team.id}/memberships`, {
      userId: id,
      role: 'MEMBER',
      accepted: true,
    })
    people.push(id)
  }
  const { id } = await make(`${organization}/teams/${team.id}/event-types`, {
    title: 'Bench',
    slug: 'bench',
    lengthInMinutes: 30,
    schedulingType: 'roundRobin',
    hosts: people.map((userId) => ({ userId })),
  })
  const own = (slug: string) => make('/v2/event-types', { title: slug, slug, lengthInMinutes: 30 })
  const [start, end] = [from, from + 31 * dayMs].map((at) => new Date(at).toISOString())
  const measure = async (what: string, eventTypeId: number): Promise<void> => {
    const path = `/v2/slots?eventTypeId=${eventTypeId}&start=${start}&end=${end}`
    const load = (asked: string, connections: number) =>
      getLoad(resources, system.url, asked, { apiKey: system.apiKey, version: '2024-09-04', connections })
    const [one, empty, two] = [load(path, 1), load('/v2/versions', 1), load(path, 2)]
    await one(warmUp)
    await empty(warmUp)
    warmUp = run.pick(2_500, 50)
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round++) {
      times[0].push(1_000 / (await one(1)))
      times[1].push(1_000 / (await empty(1)))
    }
    const cpu = await processorTimeOf(system.pids, () => two(counted).then(() => counted))
    const [ours, baseline] = [median(times[0]), median(times[1])]
    const name = `slots of a month through the gateway, ms: ${what}, against an empty request`
    run.report({ name, ours, baseline, ratio: baseline / ours, target: 0, cpu })
  }
  const mine = await own('mine')
  await measure('one host, nothing taken', mine.id)
  await claim(resources, system, [system.userId], claimsOfOne, from)
  await measure(`one host, ${claimsOfOne} claims`, mine.id)
  await claim(resources, system, people, claimsEach, from)
  await measure(`${hosts} round-robin hosts, ${claimsEach} claims each`, id)
}

/**
 * Claims half hours until the bench ends: as many a day as a month needs, from midnight or from
 * nine.
 */
async function claim(
  resources: Resources,
  { databaseUrl, organizationId }: RunningSystem,
  people: readonly number[],
  count: number,
  from: number,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  resources.teardown(async () => {
    await sql`delete from bookings.host_claim where hold_uid like 'hold %'`
    await sql.end()
  })
  const [perDay, firstHour] = count > 1_000 ? [48, 0] : [7, 18]
  await sql`
    insert into bookings.host_claim (organization_id, hold_uid, hold_until, host_id, span)
    select ${organizationId}, 'hold ' || host_id || ' ' || n, at, host_id, tstzrange(at, at + interval '30 minutes')
    from unnest(${people as number[]}::bigint[]) host_id, generate_series(0, ${count - 1}::int) n,
      lateral (select ${new Date(from)}::timestamptz
        + make_interval(days => n / ${perDay}, mins => 30 * (${firstHour} + n % ${perDay})) as at) t`
  await sql`vacuum analyze bookings.host_claim`
}
