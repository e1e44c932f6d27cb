import type { Check } from './check.ts'

interface StoredBooking {
  uid: string
  status: string
  start: Date
  rescheduledTo: string | null
}

export const bookingChecks: Record<string, Check> = {
  'no-double-booking': async ({ db }) => {
    const pairs = await db.sql<{ one: string; other: string }[]>`
      with live as (
        select uid, user_id, tstzrange(b.start, b."end") as span
        from bookings.booking b join bookings.host h on h.organization_id = b.organization_id and h.booking_id = b.id
        where status in ('accepted', 'pending')
      )
      select a.uid as one, b.uid as other from live a join live b using (user_id)
      where a.uid < b.uid and a.span && b.span`
    return pairs.map(({ one, other }) => `${one} and ${other} take the same host's time`)
  },
  'claims-match-bookings': async ({ db }) => {
    const rows = await db.sql<{ uid: string; status: string; claims: number }[]>`
      select uid, status, (select count(*)::int from bookings.host_claim c
        where c.organization_id = b.organization_id and c.booking_id = b.id and active) as claims
      from bookings.booking b`
    return rows
      .filter(({ status, claims }) => claims !== (status === 'accepted' ? 1 : 0))
      .map(({ uid, status, claims }) => `${uid} is ${status} and has ${claims} active claims`)
  },
  'acknowledged-stays': async ({ db }, { bookings }) => {
    const rows = await db.sql<StoredBooking[]>`
      select uid, status, start, rescheduled_to_uid as "rescheduledTo" from bookings.booking`
    const stored = new Map(rows.map((row) => [row.uid, row]))
    return [...bookings.values()].flatMap(({ uid, status, start, from }) => {
      const row = stored.get(uid)
      if (!row) return [`${uid} does not exist`]
      if (row.status !== status) return [`${uid} is ${row.status}, acknowledged as ${status}`]
      if (row.start.getTime() !== Date.parse(start)) return [`${uid} starts at ${row.start.toISOString()}`]
      if (from && stored.get(from)?.rescheduledTo !== uid) return [`${from} does not lead to ${uid}`]
      return []
    })
  },
  'nothing-unasked': async ({ db }, { bookings }) => {
    const rows = await db.sql<{ uid: string }[]>`select uid from bookings.booking`
    return rows.filter(({ uid }) => !bookings.has(uid)).map(({ uid }) => `${uid} was never acknowledged`)
  },
}
