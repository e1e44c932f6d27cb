import type { Tx } from '@punctual/db'
import type { Counted } from '../domain/limits.ts'

/**
 * Lets one booking of an event type be decided on at a time: limits and turns need to see what the others did. Held until
 * the transaction ends. Taken before any row is locked.
 */
export async function queueEventType(tx: Tx, eventTypeId: number): Promise<void> {
  await tx.sql`select pg_advisory_xact_lock(hashtextextended('event-type', ${eventTypeId}))`
}

/** @returns the live bookings of an event type that start in [from, to), one aside */
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

/** @returns how many live bookings of an event type that are not over somebody has a part in as a booker */
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
