import { infrastructure, Resources } from '@punctual/testing'
import postgres from 'postgres'
import { benchEventType } from './bench-event-type.ts'
import { startSystem } from './booking-processes.ts'
import { type BenchRow, figuresOf } from './harness.ts'
import { getLoad } from './load.ts'
import { processorTimeOf } from './processor-time.ts'

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
    const { databaseUrl, organizationId, userId, apiKey } = system
    await fill(databaseUrl, organizationId, userId)
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

/** Inserts bookings every half hour, of hosts in turn, the caller first. */
async function fill(databaseUrl: string, organizationId: number, userId: number): Promise<void> {
  const sql = postgres(databaseUrl, {
    max: 1,
    connection: { search_path: 'bookings,public' },
    onnotice: () => {},
  })
  const hosts = crowd / each
  const now = new Date()
  const type = JSON.stringify(benchEventType(organizationId, userId))
  await sql`insert into booking (id, organization_id, uid, version, status, title, description, "start", "end",
      event_type_id, team_id, owner_id, event_type, location, responses, metadata, absent_host, ics_uid, ics_sequence,
      created_at, updated_at)
    select n, ${organizationId}, 'uid' || n, 1, 'accepted', 'Intro', '', at, at + interval '30 minutes',
      1 + n % ${hosts}, null, ${userId} + n % ${hosts}, ${type}::text::jsonb, 'Main St 1', '{"name":"Ann"}', '{}',
      false, 'uid' || n || '@svc', 0, ${now}, ${now}
    from generate_series(0, ${crowd - 1}::int) n,
      lateral (select ${now}::timestamptz + (n / ${hosts}) * interval '30 minutes' as at) t`
  await sql`insert into attendee (id, organization_id, booking_id, position, name, email, time_zone, language, absent)
    select n, ${organizationId}, n, 0, 'Ann', 'ann' || n || '@example.com', 'UTC', 'en', false
    from generate_series(0, ${crowd - 1}::int) n`
  await sql`insert into host (organization_id, booking_id, user_id, position, "start")
    select organization_id, id, owner_id, 0, "start" from booking`
  for (const table of ['booking', 'attendee', 'host']) await sql.unsafe(`vacuum analyze ${table}`)
  await sql.end()
}
