import { createApi, median, Resources } from '@punctual/testing'
import postgres from 'postgres'
import { Pool } from 'undici'
import { dataOf } from '../system/fixtures.ts'
import { startSystem } from './booking-processes.ts'
import type { BenchRow } from './harness.ts'

const hosts = 20
const claimsEach = 200
const rounds = 60
const warmUp = 20
const dayMs = 86_400_000

/**
 * Milliseconds for a month of slots of 20 round-robin hosts with 200 claims each, as a multiple of
 * an empty request.
 */
export function slotsGatewayBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources)
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
    await claim(resources, system.databaseUrl, system.organizationId, people, from)

    const pool = new Pool(system.url, { connections: 1, pipelining: 1 })
    resources.teardown(() => pool.close())
    const headers = { authorization: `Bearer ${system.apiKey}`, 'svc-api-version': '2024-09-04' }
    const timed = async (path: string): Promise<number> => {
      const started = performance.now()
      const answer = await pool.request({ method: 'GET', path, headers })
      const text = await answer.body.text()
      if (answer.statusCode !== 200) throw new Error(`${path}: ${text}`)
      return performance.now() - started
    }
    const [start, end] = [from, from + 31 * dayMs].map((at) => new Date(at).toISOString())
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round < warmUp + rounds; round++) {
      const [ours, empty] = [
        await timed(`/v2/slots?eventTypeId=${id}&start=${start}&end=${end}`),
        await timed('/v2/versions'),
      ]
      if (round < warmUp) continue
      times[0].push(ours)
      times[1].push(empty)
    }
    const [ours, baseline] = [median(times[0]), median(times[1])]
    const name = `slots through the gateway, ms: ${hosts} round-robin hosts, a month, ${claimsEach} claims each, against an empty request`
    return [{ name, ours, baseline, ratio: baseline / ours, target: 0 }]
  })
}

/** Half hours to claim, seven a day for each host. */
async function claim(
  resources: Resources,
  databaseUrl: string,
  organizationId: number,
  people: readonly number[],
  from: number,
): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1 })
  resources.teardown(() => sql.end())
  await sql`
    insert into bookings.host_claim (organization_id, hold_uid, hold_until, host_id, span)
    select ${organizationId}, 'hold ' || row_number() over (), at, host_id, tstzrange(at, at + interval '30 minutes')
    from unnest(${people as number[]}::bigint[]) host_id, generate_series(0, ${claimsEach - 1}::int) n,
      lateral (select ${new Date(from)}::timestamptz + make_interval(days => n / 7, hours => 9 + n % 7) as at) t`
}
