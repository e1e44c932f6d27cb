import type { Statement, Tx } from '@punctual/db'

/** The owner of a claim: a booking, or a hold until it ends. */
export type Holder = { bookingId: number } | { holdUid: string; holdUntil: Date }

/** The span `[from, to)` to claim from each host, buffers included. */
export interface Claim {
  organizationId: number
  holder: Holder
  hostIds: readonly number[]
  from: Date
  to: Date
}

/**
 * Inserts the claims that are free, in ascending host id so that two claims of several hosts cannot
 * deadlock.
 * @returns the ids of those that were inserted and, if some are missing, whether an expired hold
 *   conflicts
 */
async function insertClaims(tx: Tx, claim: Claim, now: Date): Promise<{ ids: number[]; overdue: boolean }> {
  const { organizationId, holder, hostIds, from, to } = claim
  const bookingId = 'bookingId' in holder ? holder.bookingId : null
  const [uid, until] = 'holdUid' in holder ? [holder.holdUid, holder.holdUntil] : [null, null]
  const [done] = await tx.sql<{ ids: number[]; overdue: boolean }[]>`
    with claim as (
      insert into host_claim (organization_id, booking_id, host_id, span, hold_uid, hold_until)
      select ${organizationId}, ${bookingId}, host_id, tstzrange(${from}, ${to}), ${uid}, ${until}
      from unnest(${[...hostIds]}::bigint[]) host_id order by host_id
      on conflict do nothing
      returning id)
    select array(select id from claim) as ids,
      (select count(*) from claim) < ${hostIds.length} and exists (${overdueHolds(tx, claim, now)}) as overdue`
  return done!
}

/**
 * Deletes claims that were just inserted. By their ids, as the holder can have others: a hold of a
 * series those of its other occurrences, and a booking that is reassigned that of its present host.
 */
async function removeClaims(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.sql`delete from host_claim where id = any(${[...ids]}::bigint[])`
}

/** Deletes the claims of a hold. */
export async function releaseHold(tx: Tx, holdUid: string): Promise<void> {
  await tx.sql`delete from host_claim where hold_uid = ${holdUid}`
}

/**
 * Expired holds that conflict. The condition `active`, true for all of them, lets Postgres use the
 * constraint's index.
 */
const overdueHolds = (tx: Tx, { hostIds, from, to }: Claim, now: Date): Statement<unknown> => tx.sql`
  select id from host_claim
  where host_id = any(${[...hostIds]}::bigint[]) and span && tstzrange(${from}, ${to}) and active
    and hold_until <= ${now}`

/**
 * Claims the span of every host, or nothing. Deletes expired holds only if they conflict.
 * @returns whether all hosts were free (docs/decisions/0006-claims-against-double-booking.md)
 */
export async function claimHosts(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  const wanted = claim.hostIds.length
  const { ids, overdue } = await insertClaims(tx, claim, now)
  if (ids.length === wanted) return true
  await removeClaims(tx, ids)
  if (!overdue) return false
  await tx.sql`delete from host_claim where id in (${overdueHolds(tx, claim, now)})`
  const again = await insertClaims(tx, claim, now)
  if (again.ids.length === wanted) return true
  await removeClaims(tx, again.ids)
  return false
}

/** Returns the hosts with a committed claim that overlaps `[from, to)`. */
export async function busyHosts(
  { sql }: Tx,
  { hostIds, from, to }: Pick<Claim, 'hostIds' | 'from' | 'to'>,
  now: Date,
): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select distinct host_id as id from host_claim
    where host_id = any(${[...hostIds]}::bigint[]) and span && tstzrange(${from}, ${to}) and active
      and (hold_until is null or hold_until > ${now})`
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns the statement, not run yet, that deactivates the claims of a booking; the rows stay,
 * outside the constraint.
 */
export function claimRelease(tx: Tx, organizationId: number, bookingId: number): Statement<unknown> {
  return tx.sql`
    update host_claim set active = false
    where organization_id = ${organizationId} and booking_id = ${bookingId} and active`
}

/**
 * Releases the claims of a booking, and moves them along with it: should it come back, its buffers
 * are those of its claims (`claimedBuffers`).
 */
export function moveReleasedClaims(
  tx: Tx,
  organizationId: number,
  bookingId: number,
  { from, to }: Pick<Claim, 'from' | 'to'>,
): void {
  tx.send(tx.sql`
    update host_claim set active = false, span = tstzrange(${from}, ${to})
    where organization_id = ${organizationId} and booking_id = ${bookingId}`)
}

/** Deletes the claims of hosts who no longer host a booking. */
export async function releaseHosts(
  tx: Tx,
  organizationId: number,
  bookingId: number,
  hostIds: readonly number[],
): Promise<void> {
  await tx.sql`
    delete from host_claim where organization_id = ${organizationId} and booking_id = ${bookingId}
      and host_id = any(${[...hostIds]}::bigint[])`
}

/** Returns the span that a live booking takes from a host, claimed or not, buffers included. */
export async function claimedSpan(
  { sql }: Tx,
  organizationId: number,
  bookingId: number,
  hostId: number,
): Promise<{ from: Date; to: Date } | undefined> {
  const [row] = await sql<{ from: Date; to: Date }[]>`
    select lower(span) as "from", upper(span) as "to" from host_claim
    where organization_id = ${organizationId} and booking_id = ${bookingId} and host_id = ${hostId}
    order by id desc limit 1`
  return row
}

/**
 * Returns the uids of the pending bookings that have lost their time to the claims of this one, in
 * the order of their ids. A booking with its buffers is at most two days longer than its start is
 * away. It begins with the tentative requests, as `hasRequests`.
 */
export async function overtakenBookings(
  { sql }: Tx,
  organizationId: number,
  bookingId: number,
): Promise<string[]> {
  const rows = await sql<{ uid: string }[]>`
    with won as materialized (
      select host_id, span from host_claim
      where organization_id = ${organizationId} and booking_id = ${bookingId} and active)
    select b.uid from booking b
    where b.organization_id = ${organizationId} and b.status = 'pending'
      and (b.event_type->>'pendingIsTentative')::boolean
      and b."start" between (select min(lower(span)) from won) - interval '2 days'
        and (select max(upper(span)) from won) + interval '2 days'
      and exists (
        select from won join host_claim lost on lost.host_id = won.host_id and lost.span && won.span
        where lost.organization_id = b.organization_id and lost.booking_id = b.id and not lost.active)
    order by b.id`
  return rows.map(({ uid }) => uid)
}

/**
 * Returns whether tentative requests of these hosts are near one of the spans: their buffers, and
 * those of a new booking, are at most a day each. The few tentative requests, which have an index,
 * are materialized first. Else Postgres, which cannot know how few they are, begins with all that
 * the hosts ever had: 30 ms for a host with 3,000 bookings.
 */
export async function hasRequests(
  { sql }: Tx,
  organizationId: number,
  { hostIds, spans }: { hostIds: readonly number[]; spans: readonly { start: string; end: string }[] },
): Promise<boolean> {
  const [row] = await sql<{ has: boolean }[]>`
    with span as materialized (
      select "start" - interval '2 days' as first, "end" + interval '2 days' as last
      from unnest(${spans.map(({ start }) => start)}::timestamptz[],
        ${spans.map(({ end }) => end)}::timestamptz[]) asked("start", "end")),
    near as materialized (
      select b.id, b."start" from booking b
      where b.organization_id = ${organizationId} and b.status = 'pending'
        and (b.event_type->>'pendingIsTentative')::boolean
        and b."start" between (select min(first) from span) and (select max(last) from span))
    select exists (
      select from near
      join host h on h.organization_id = ${organizationId} and h.booking_id = near.id
        and h.user_id = any(${[...hostIds]}::bigint[])
      join span on near."start" between span.first and span.last) as has`
  return row?.has === true
}

/**
 * Locks the hosts for moves of their bookings, until the transaction ends. Without it, two bookings
 * that swap times would deadlock.
 */
export function queueMoves(tx: Tx, hostIds: readonly number[]): void {
  tx.send(tx.sql`
    select pg_advisory_xact_lock(hashtextextended('host-move', host_id))
    from (select host_id from unnest(${[...hostIds]}::bigint[]) host_id order by host_id) ordered`)
}

/** Returns the buffers of a booking in milliseconds, from its active or released claims. */
export async function claimedBuffers(
  tx: Tx,
  { organizationId, id, start, end }: { organizationId: number; id: number; start: string; end: string },
): Promise<{ before: number; after: number }> {
  const [claim] = await tx.sql<{ from: Date; to: Date }[]>`
    select lower(span) as "from", upper(span) as "to" from host_claim
    where organization_id = ${organizationId} and booking_id = ${id} order by id desc limit 1`
  if (!claim) return { before: 0, after: 0 }
  return {
    before: Math.max(0, Date.parse(start) - claim.from.getTime()),
    after: Math.max(0, claim.to.getTime() - Date.parse(end)),
  }
}

/**
 * Deletes all claims of a booking, active or not, so that new ones can replace them in the same
 * transaction.
 */
export function removeBookingClaims(tx: Tx, organizationId: number, bookingId: number): void {
  tx.send(
    tx.sql`delete from host_claim where organization_id = ${organizationId} and booking_id = ${bookingId}`,
  )
}
