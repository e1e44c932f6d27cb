import postgres from 'postgres'
import { benchEventType } from './bench-event-type.ts'

/** Beyond the ids that the service gives. */
const firstId = 1_000_000_000
const dayMs = 86_400_000
/** One time for all calls of a run, so that claims of later ones continue those of earlier ones. */
const midnight = new Date(Math.floor(Date.now() / dayMs) * dayMs)

/**
 * Inserts accepted bookings of half hours by hosts in turn, the given user first. They lie from
 * midnight on, or before it with the claims of their hosts, so that new ones find no time taken.
 * @param stored numbers of the first booking, and of the one after the last
 */
export async function insertBookings(
  databaseUrl: string,
  { organizationId, userId }: { organizationId: number; userId: number },
  stored: { from: number; to: number; hosts: number; isPast?: boolean },
): Promise<void> {
  const { from, to, hosts, isPast = false } = stored
  const sql = postgres(databaseUrl, {
    max: 1,
    connection: { search_path: 'bookings,public' },
    onnotice: () => {},
  })
  const type = JSON.stringify(benchEventType(organizationId, userId))
  const halfHours = isPast ? sql`-1 - n / ${hosts}` : sql`n / ${hosts}`
  await sql`insert into booking (id, organization_id, uid, version, status, title, description, "start", "end",
      event_type_id, team_id, owner_id, event_type, location, responses, metadata, absent_host, ics_uid, ics_sequence,
      created_at, updated_at)
    select ${firstId}::bigint + n, ${organizationId}, 'uid' || n, 1, 'accepted', 'Intro', '', at, at + interval '30 minutes',
      1 + n % ${hosts}, null, ${userId} + n % ${hosts}, ${type}::text::jsonb, 'Main St 1', '{"name":"Ann"}', '{}',
      false, 'uid' || n || '@svc', 0, ${midnight}, ${midnight}
    from generate_series(${from}::int, ${to - 1}::int) n,
      lateral (select ${midnight}::timestamptz + (${halfHours}) * interval '30 minutes' as at) t`
  await sql`insert into attendee (id, organization_id, booking_id, position, name, email, time_zone, language, absent)
    select ${firstId}::bigint + n, ${organizationId}, ${firstId}::bigint + n, 0, 'Ann', 'ann' || n || '@example.com', 'UTC', 'en', false
    from generate_series(${from}::int, ${to - 1}::int) n`
  await sql`insert into host (organization_id, booking_id, user_id, position, "start")
    select organization_id, id, owner_id, 0, "start" from booking
    where id >= ${firstId + from} and id < ${firstId + to}`
  if (isPast) {
    await sql`insert into host_claim (organization_id, booking_id, host_id, span)
      select organization_id, id, owner_id, tstzrange("start", "end") from booking
    where id >= ${firstId + from} and id < ${firstId + to}`
  }
  for (const table of ['booking', 'attendee', 'host', 'host_claim'])
    await sql.unsafe(`vacuum analyze ${table}`)
  await sql.end()
}
