import type { Database, Tx } from '@punctual/db'

/** What a booking takes from each of its hosts: half-open, buffers included. */
export interface Claim {
  organizationId: number
  bookingId: number
  hostIds: readonly number[]
  from: Date
  to: Date
}

/** Inserts what is free, in ascending host id so that two claims of several hosts cannot deadlock. */
async function insertClaims(tx: Tx, claim: Claim): Promise<number> {
  const { organizationId, bookingId, hostIds, from, to } = claim
  const rows = await tx.sql`
    insert into host_claim (organization_id, booking_id, host_id, span)
    select ${organizationId}, ${bookingId}, host_id, tstzrange(${from}, ${to})
    from unnest(${[...hostIds]}::bigint[]) host_id order by host_id
    on conflict do nothing
    returning id`
  return rows.length
}

async function removeClaims(tx: Tx, { organizationId, bookingId }: Claim): Promise<void> {
  await tx.sql`delete from host_claim where organization_id = ${organizationId} and booking_id = ${bookingId}`
}

/**
 * Claims the span of every host, or nothing. Holds that are over are cleared away only where they stand in the way.
 * @returns whether all hosts were free (architecture, invariant 1)
 */
export async function claimHosts(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  const { hostIds, from, to } = claim
  const claimed = await insertClaims(tx, claim)
  if (claimed === hostIds.length) return true
  if (claimed > 0) await removeClaims(tx, claim)
  const cleared = await tx.sql`
    delete from host_claim
    where host_id = any(${[...hostIds]}::bigint[]) and span && tstzrange(${from}, ${to}) and hold_until <= ${now}
    returning id`
  if (cleared.length === 0) return false
  if ((await insertClaims(tx, claim)) === hostIds.length) return true
  await removeClaims(tx, claim)
  return false
}

/** Gives the time of a booking back: its claims stay, outside the constraint. */
export async function releaseClaims(tx: Tx, organizationId: number, bookingId: number): Promise<void> {
  await tx.sql`
    update host_claim set active = false
    where organization_id = ${organizationId} and booking_id = ${bookingId} and active`
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

export interface ClaimedSpan {
  hostId: number
  start: Date
  end: Date
}

/** @returns the claims of active bookings and live holds that touch the window, one booking's aside */
export async function listClaims(
  db: Pick<Database, 'sql'>,
  question: { hostIds: readonly number[]; from: Date; to: Date; ignoreBookingUid?: string | undefined },
  now: Date,
): Promise<ClaimedSpan[]> {
  const { hostIds, from, to, ignoreBookingUid } = question
  const ignored = ignoreBookingUid
    ? db.sql`and not exists (select from booking b where b.uid = ${ignoreBookingUid}
        and b.organization_id = c.organization_id and b.id = c.booking_id)`
    : db.sql``
  return db.sql<ClaimedSpan[]>`
    select c.host_id as "hostId", lower(c.span) as start, upper(c.span) as "end"
    from host_claim c
    where c.host_id = any(${[...hostIds]}::bigint[]) and c.span && tstzrange(${from}, ${to}) and c.active
      and (c.hold_until is null or c.hold_until > ${now}) ${ignored}
    order by c.host_id, c.span`
}
