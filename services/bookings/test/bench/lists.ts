import { type Database, openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, median, Resources } from '@punctual/testing'
import postgres from 'postgres'
import { type ListScope, listBookings } from '../../src/db/booking-lists.ts'
import { parseListQuery } from '../../src/domain/list-query.ts'
import { presentBooking } from '../../src/present/booking.ts'
import { aBooking, aCaller, host } from '../fixtures.ts'

/**
 * Prints, as JSON, medians in milliseconds of lists of one team, and one user, with 10 000
 * bookings: as the only ones in their tables, and among 1 000 000 of 100 teams and users. It is a
 * separate program, as services export nothing. Arguments: the bookings of one team, and rounds.
 */
const [own = 10_000, rounds = 41] = process.argv.slice(2).map(Number)
const crowd = own * 100
const organizationId = 5
const now = new Date('2026-12-01T08:00:00Z')

const resources = new Resources()

/**
 * Inserts bookings of `count / own` teams in turn, every half hour; the lists are those of team and
 * host 7.
 */
async function filled(count: number): Promise<Database> {
  const admin = await freshDatabase(resources, ['bookings'])
  const sql = postgres(admin, { max: 1, connection: { search_path: 'bookings,public' }, onnotice: () => {} })
  const groups = count / own
  const type = JSON.stringify({ ...aBooking().eventType, teamId: 7 })
  await sql`insert into user_replica (id, organization_id, email, username, name, time_zone, locale, time_format, version)
    select 7 + n, ${organizationId}, 'host' || n || '@example.com', 'host' || n, ${host.name}, 'UTC', 'en', 24, 1
    from generate_series(0, ${groups - 1}::int) n`
  await sql`insert into booking (id, organization_id, uid, version, status, title, description, "start", "end",
      event_type_id, team_id, owner_id, event_type, location, responses, metadata, absent_host, ics_uid, ics_sequence,
      created_at, updated_at)
    select n, ${organizationId}, 'uid' || n, 1, 'accepted', 'Intro', '', at, at + interval '30 minutes',
      3 + n % ${groups}, 7 + n % ${groups}, 7 + n % ${groups}, ${type}::text::jsonb, 'Main St 1', '{"name":"Ann"}', '{}',
      false, 'uid' || n || '@svc', 0, ${now}, ${now}
    from generate_series(0, ${count - 1}::int) n,
      lateral (select ${now}::timestamptz + (n / ${groups}) * interval '30 minutes' as at) t`
  await sql`insert into attendee (id, organization_id, booking_id, position, name, email, time_zone, language, absent)
    select n, ${organizationId}, n, 0, 'Ann', 'ann' || n || '@example.com', 'UTC', 'en', false
    from generate_series(0, ${count - 1}::int) n`
  await sql`insert into host (organization_id, booking_id, user_id, position, "start")
    select organization_id, id, owner_id, 0, "start" from booking`
  for (const table of ['booking', 'attendee', 'host']) await sql.unsafe(`vacuum analyze ${table}`)
  await sql.end()
  const db = openDatabase(serviceUrl(admin, 'bookings'), { schema: 'bookings', transactionConnections: 1 })
  resources.teardown(() => db.close())
  return db
}

const profile = {
  ...host,
  email: 'host0@example.com',
  emailVerified: true,
  organizationId,
  weekStart: 'Monday',
  version: 1,
}
const team: ListScope = { teamId: 7, organizationId }
const user: ListScope = { own: aCaller({ userId: 7, organizationId, user: profile }) }

/** @returns milliseconds of one page, from the query to the serialized answer */
async function list(db: Database, scope: ListScope, skip: number): Promise<number> {
  const started = performance.now()
  const { bookings, total } = await listBookings(db, scope, parseListQuery({ take: 100, skip }), now)
  JSON.stringify(bookings.map((booking) => presentBooking(booking, {})))
  if (total !== own || bookings.length !== 100) throw new Error(`${bookings.length} of ${total}`)
  return performance.now() - started
}

/** Alternates both, so that other load of the machine affects both. */
async function compare(one: () => Promise<number>, other: () => Promise<number>) {
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + 5; round++) {
    const [a, b] = [await one(), await other()]
    if (round < 5) continue
    times[0].push(a)
    times[1].push(b)
  }
  return { ours: median(times[0]), baseline: median(times[1]) }
}

try {
  const [only, among] = [await filled(own), await filled(crowd)]
  const rows = [
    {
      name: `a team's list of ${own} among ${crowd}, against the list by itself`,
      target: 1 / 1.5,
      ...(await compare(
        () => list(among, team, 0),
        () => list(only, team, 0),
      )),
    },
    {
      name: `a user's list of ${own} among ${crowd}, against the list by itself`,
      target: 1 / 1.5,
      ...(await compare(
        () => list(among, user, 0),
        () => list(only, user, 0),
      )),
    },
    {
      name: "a team's last page of 100, against its first",
      target: 1 / 5,
      ...(await compare(
        () => list(among, team, own - 100),
        () => list(among, team, 0),
      )),
    },
  ]
  console.log(JSON.stringify(rows))
} finally {
  await resources.end()
}
