import type { Statement, Tx } from '@punctual/db'

/** Who takes the time: a booking, or a hold until it is over. */
export type Holder = { bookingId: number } | { holdUid: string; holdUntil: Date }

/** What is taken from each host: half-open, buffers included. */
export interface Claim {
  organizationId: number
  holder: Holder
  hostIds: readonly number[]
  from: Date
  to: Date
}

/**
 * Inserts what is free, in ascending host id so that two claims of several hosts cannot deadlock.
 * @returns how many, and when it is not all of them, whether a hold that is over stands in the way
 */
async function insertClaims(tx: Tx, claim: Claim, now: Date): Promise<{ claimed: number; overdue: boolean }> {
  const { organizationId, holder, hostIds, from, to } = claim
  const bookingId = 'bookingId' in holder ? holder.bookingId : null
  const [uid, until] = 'holdUid' in holder ? [holder.holdUid, holder.holdUntil] : [null, null]
  const [done] = await tx.sql<{ claimed: number; overdue: boolean }[]>`
    with claim as (
      insert into host_claim (organization_id, booking_id, host_id, span, hold_uid, hold_until)
      select ${organizationId}, ${bookingId}, host_id, tstzrange(${from}, ${to}), ${uid}, ${until}
      from unnest(${[...hostIds]}::bigint[]) host_id order by host_id
      on conflict do nothing
      returning id)
    select count(*)::int as claimed,
      count(*) < ${hostIds.length} and exists (${overdueHolds(tx, claim, now)}) as overdue
    from claim`
  return done!
}

async function removeClaims(tx: Tx, { organizationId, holder }: Claim): Promise<void> {
  if ('holdUid' in holder) return releaseHold(tx, holder.holdUid)
  await removeBookingClaims(tx, organizationId, holder.bookingId)
}

/** Ends a hold. */
export async function releaseHold(tx: Tx, holdUid: string): Promise<void> {
  await tx.sql`delete from host_claim where hold_uid = ${holdUid}`
}

/** Holds that are over and stand in the way: `active`, which they all are, lets the constraint's index find them. */
const overdueHolds = (tx: Tx, { hostIds, from, to }: Claim, now: Date): Statement<unknown> => tx.sql`
  select id from host_claim
  where host_id = any(${[...hostIds]}::bigint[]) and span && tstzrange(${from}, ${to}) and active
    and hold_until <= ${now}`

/**
 * Claims the span of every host, or nothing. Holds that are over are cleared away only where they stand in the way.
 * @returns whether all hosts were free (docs/decisions/0006-claims-against-double-booking.md)
 */
export async function claimHosts(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  const wanted = claim.hostIds.length
  const { claimed, overdue } = await insertClaims(tx, claim, now)
  if (claimed === wanted) return true
  if (claimed > 0) await removeClaims(tx, claim)
  if (!overdue) return false
  await tx.sql`delete from host_claim where id in (${overdueHolds(tx, claim, now)})`
  if ((await insertClaims(tx, claim, now)).claimed === wanted) return true
  await removeClaims(tx, claim)
  return false
}

/** @returns those of the hosts whose time is taken within [from, to), as far as is committed */
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

/** @returns what gives the time of a booking back, not run yet: its claims stay, outside the constraint */
export function claimRelease(tx: Tx, organizationId: number, bookingId: number): Statement<unknown> {
  return tx.sql`
    update host_claim set active = false
    where organization_id = ${organizationId} and booking_id = ${bookingId} and active`
}

/** Gives the time of some hosts of a booking back: they do not host it any more. */
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

/** @returns what a booking takes of a host's time, buffers included */
export async function claimedSpan(
  { sql }: Tx,
  organizationId: number,
  bookingId: number,
  hostId: number,
): Promise<{ from: Date; to: Date } | undefined> {
  const [row] = await sql<{ from: Date; to: Date }[]>`
    select lower(span) as "from", upper(span) as "to" from host_claim
    where organization_id = ${organizationId} and booking_id = ${bookingId} and host_id = ${hostId} and active`
  return row
}

/**
 * Lets one move of a host's bookings go first: two that want each other's time would wait for each other otherwise.
 * Held until the transaction ends.
 */
export async function queueMoves(tx: Tx, hostIds: readonly number[]): Promise<void> {
  await tx.sql`
    select pg_advisory_xact_lock(hashtextextended('host-move', host_id))
    from (select host_id from unnest(${[...hostIds]}::bigint[]) host_id order by host_id) ordered`
}

/** @returns milliseconds that the booking's claims were longer than itself, before and after; released claims tell too */
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

/** Takes all claims of a booking away, active or not, for others to take their place in the same transaction. */
export async function removeBookingClaims(tx: Tx, organizationId: number, bookingId: number): Promise<void> {
  await tx.sql`delete from host_claim where organization_id = ${organizationId} and booking_id = ${bookingId}`
}
