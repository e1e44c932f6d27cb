import type { Tx } from '@punctual/db'
import type { Counted } from '../domain/limits.ts'

/**
 * Locks an event type until the transaction ends: limits and turns must see all earlier bookings.
 * Take it before any row lock.
 */
export async function queueEventType(tx: Tx, eventTypeId: number): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('event-type', ${eventTypeId}))`
}

/** Returns the live bookings of an event type that start in `[from, to)`, except `exceptUid`. */
export async function countedBookings(
  { sql }: Pick<Tx, 'sql'>,
  question: { eventTypeId: number; from: Date; to: Date; exceptUid?: string | undefined },
): Promise<(Counted & { hostIds: number[] })[]> {
  const { eventTypeId, from, to, exceptUid = '' } = question
  return sql<(Counted & { hostIds: number[] })[]>`
    select b."start", (extract(epoch from b."end" - b."start") / 60)::int as minutes,
      array(select h.user_id from host h where h.organization_id = b.organization_id and h.booking_id = b.id
        order by h.position) as "hostIds"
    from booking b
    where b.event_type_id = ${eventTypeId} and b."start" >= ${from} and b."start" < ${to}
      and b.status in ('pending', 'accepted') and b.uid <> ${exceptUid}`
}

/**
 * Returns the number of live bookings of an event type that have not ended and that an address
 * booked.
 */
export async function countActiveBookings(
  { sql }: Tx,
  { eventTypeId, email, now }: { eventTypeId: number; email: string; now: Date },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from booking b
    where b.event_type_id = ${eventTypeId} and b."end" > ${now} and b.status in ('pending', 'accepted')
      and exists (select from attendee a where a.organization_id = b.organization_id and a.booking_id = b.id
        and lower(a.email) = lower(${email}) and (a.position = 0 or a.seat_uid is not null))`
  return row?.count ?? 0
}
