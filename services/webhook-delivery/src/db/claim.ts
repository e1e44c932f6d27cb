import type { Database, Statement, Tx } from '@punctual/db'
import {
  allowedNow,
  type Candidate,
  type Chosen,
  choose,
  type Due,
  dueOf,
  type InFlight,
  type Limits,
  type Pace,
  pacedAfter,
} from '../domain/delivery-classes.ts'
import { startsNothingNew } from '../domain/receiver-health.ts'
import { claimKeys, deliveryKey } from './claim-keys.ts'
import type { Claim, Claimed } from './claimed.ts'
import { cancelPending, dropQueued } from './delivery-queue.ts'
import { type StateRow, stateColumns } from './states.ts'

/**
 * Milliseconds until a claim expires: the deadline of a request, and the same again to store its
 * result.
 */
export const lease = 30_000

/** Maximum number of webhooks that one claim examines. */
const webhooksPerClaim = 64

interface QueueRow extends Due {
  eventId: string
  epoch: number
  replay: boolean
  /** ISO 8601. */
  expiresAt: string | null
}

export interface ClaimOptions {
  /** Webhooks up to this id had their turn. */
  cursor: number
  now: Date
  inFlight: InFlight
  limits: Limits
  /** Default limit in requests per second, for webhooks without their own; 0: unlimited. */
  rateLimit?: number
}

/** The result of one step of the walk over the webhooks. */
export interface ClaimStep {
  claims: Claimed[]
  /** For the next step; 0 when the round is complete. */
  cursor: number
  /** When the first paced webhook may send again; undefined when the pace delayed none. */
  pacedUntil?: Date | undefined
  /** Whether webhooks were skipped because another transaction had locked them. */
  skipped: boolean
  /** Whether due deliveries were left, such as for lack of capacity. */
  leavesDue: boolean
  /** Whether nothing is queued, so that only new deliveries or other processes bring work. */
  isEmpty: boolean
}

/** A step of the walk before its data is loaded. */
interface Leased extends Omit<ClaimStep, 'claims'> {
  claims: Claim[]
  loaded?: Statement<LoadedRow[]>
}

/**
 * Claims due deliveries, a few webhooks at a time in the order of their ids, so that a long queue
 * of one webhook does not delay the others. Skips webhooks that another process has locked. All
 * that makes a queued delivery wait is in `lockReady`, `findCandidates` and `choose`
 * (docs/operations.md#why-a-delivery-waited).
 */
export async function claimDue(db: Database, options: ClaimOptions): Promise<ClaimStep> {
  const { claims, loaded, ...step } = await db.transaction(async (tx): Promise<Leased> => {
    const found = await lockReady(tx, options)
    const ready = found.filter(({ locked }) => locked)
    const cursor = found.length < webhooksPerClaim ? 0 : (found.at(-1)?.webhookId ?? 0)
    const skipped = ready.length < found.length
    if (ready.length === 0)
      return { claims: [], cursor, skipped, leavesDue: false, isEmpty: await isEmpty(tx) }
    const gone = ready.flatMap(({ webhookId, deleted }) => (deleted ? [webhookId] : []))
    await dropQueued(tx, gone, options.now)
    const candidates = await findCandidates(
      tx,
      ready.filter(({ deleted }) => !deleted),
      options,
    )
    const inactive = candidates.filter(({ active }) => !active).map(({ webhookId }) => webhookId)
    await cancelPending(tx, inactive, 'inactive', options.now)
    const chosen = choose(candidates, options.inFlight, options.now, options.limits)
    const pacedUntil = await keepPaces(tx, candidates, chosen, options.now)
    const leavesDue = chosen.length < candidates.reduce((sum, { due }) => sum + due.length, 0)
    return { ...takeLease(tx, chosen, options.now), cursor, pacedUntil, skipped, leavesDue, isEmpty: false }
  })
  const rows = new Map((await loaded)?.map((row) => [deliveryKey(row), row]))
  return {
    ...step,
    claims: claims.flatMap((claim) => {
      const row = rows.get(deliveryKey(claim))
      return row ? { ...claim, ...row } : []
    }),
  }
}

interface ReadyRow extends StateRow {
  /** false: another transaction has locked it, and only its id is known. */
  locked: boolean
  subscriberUrl: string
  active: boolean
  deleted: boolean
  rateLimit: number | null
  pacedUntil: Date | null
}

async function isEmpty({ sql }: Tx): Promise<boolean> {
  return (await sql`select 1 from webhook_queue limit 1`).length === 0
}

/**
 * Walks from webhook to webhook over the index of the queue, so that the cost does not depend on
 * the number of queued rows.
 */
async function lockReady(tx: Tx, { cursor, now }: ClaimOptions): Promise<ReadyRow[]> {
  return tx.sql<ReadyRow[]>`
    with recursive walk as (
      (select webhook_id, next_at from webhook_queue where webhook_id > ${cursor}
       order by webhook_id, next_at limit 1)
      union all
      select n.webhook_id, n.next_at from walk cross join lateral (
        select q.webhook_id, q.next_at from webhook_queue q where q.webhook_id > walk.webhook_id
        order by q.webhook_id, q.next_at limit 1) n
    ), ready as materialized (
      select walk.webhook_id from walk cross join lateral (
        select greatest(s.open_until, s.asked_until, s.paced_until) as held_until,
          w.active and w.deleted_at is null as active
        from webhook_state s join webhook w on w.id = s.webhook_id
        where s.webhook_id = walk.webhook_id offset 0) s
      where walk.next_at <= ${now} and (
        not s.active or s.held_until is null or s.held_until <= ${now}
        or exists (select 1 from webhook_queue q
          where q.webhook_id = walk.webhook_id and q.forced and q.next_at <= ${now}))
      limit ${webhooksPerClaim}
    ), locked as materialized (
      select ${stateColumns(tx.sql)}, s.paced_until as "pacedUntil", w.subscriber_url as "subscriberUrl", w.active,
        w.rate_limit as "rateLimit", w.deleted_at is not null as deleted, true as locked
      from ready join webhook_state s on s.webhook_id = ready.webhook_id join webhook w on w.id = s.webhook_id
      order by s.webhook_id for update of s skip locked
    )
    select locked.*, ready.webhook_id as "webhookId", locked.locked is not null as locked
    from ready left join locked on locked."webhookId" = ready.webhook_id
    order by ready.webhook_id`
}

async function findCandidates(
  tx: Tx,
  ready: readonly ReadyRow[],
  { now, rateLimit = 0 }: ClaimOptions,
): Promise<Candidate<QueueRow>[]> {
  const retriesOnly = ready.map((row) => startsNothingNew(row, now))
  const rows = await tx.sql<{ webhookId: number; inFlight: number; due: QueueRow[] | null }[]>`
    select r.webhook_id as "webhookId",
      (select count(*)::int from webhook_queue l
       where l.webhook_id = r.webhook_id and l.leased and l.next_at > ${now}) as "inFlight",
      (select json_agg(json_build_object('eventId', d.event_id, 'epoch', d.epoch, 'tries', d.tries,
         'forced', d.forced, 'replay', d.replay, 'expiresAt', d.expires_at))
       from (
         (select * from webhook_queue f
          where f.webhook_id = r.webhook_id and f.forced and f.next_at <= ${now}
          order by f.next_at limit r.due)
         union all
         (select * from webhook_queue o
          where o.webhook_id = r.webhook_id and not o.forced and o.next_at <= ${now}
            and (not r.retries_only or o.tries > 0)
            and (o.order_key is null or o.passes_at <= ${now} or not exists (
              select 1 from webhook_queue e
              where e.webhook_id = o.webhook_id and e.order_key = o.order_key and e.event_id < o.event_id))
          order by o.next_at limit r.due)) d) as due
    from unnest(${ready.map(({ webhookId }) => webhookId)}::bigint[], ${retriesOnly}::boolean[],
      ${ready.map((row) => dueOf(row))}::integer[]) r(webhook_id, retries_only, due)`
  const found = new Map(rows.map((row) => [row.webhookId, row]))
  return ready.map((row) => ({
    webhookId: row.webhookId,
    origin: new URL(row.subscriberUrl).origin,
    active: row.active,
    health: row,
    pace: paceOf(row, rateLimit),
    inFlight: found.get(row.webhookId)?.inFlight ?? 0,
    due: found.get(row.webhookId)?.due ?? [],
  }))
}

function paceOf({ rateLimit, pacedUntil }: ReadyRow, usualLimit: number): Pace | undefined {
  const perSecond = rateLimit ?? usualLimit
  return perSecond > 0 ? { perSecond, pacedUntil } : undefined
}

/**
 * Stores the new pace of the webhooks that send now, and returns when the first of those with more
 * to send may continue.
 */
async function keepPaces(
  tx: Tx,
  candidates: readonly Candidate<QueueRow>[],
  chosen: readonly { candidate: Candidate<QueueRow> }[],
  now: Date,
): Promise<Date | undefined> {
  const paced = candidates.flatMap((candidate) => {
    const { webhookId, pace } = candidate
    const sent = pace ? chosen.filter((one) => one.candidate === candidate).length : 0
    return pace && sent > 0 ? { webhookId, pace, until: pacedAfter(pace, sent, now) } : []
  })
  if (paced.length === 0) return undefined
  await tx.sql`
    update webhook_state s set paced_until = p.until
    from unnest(${paced.map(({ webhookId }) => webhookId)}::bigint[], ${paced.map((one) => one.until)}::timestamptz[])
      p(webhook_id, until)
    where s.webhook_id = p.webhook_id`
  const held = paced.filter(({ pace, until }) => allowedNow({ ...pace, pacedUntil: until }, now) === 0)
  return held.map(({ until }) => until).sort((a, b) => a.getTime() - b.getTime())[0]
}

type LoadedRow = Omit<Claimed, Exclude<keyof Claim, 'eventId' | 'webhookId'>>

/**
 * Takes the leases and loads the data of the requests, in one statement. Its rows are awaited after
 * the commit, which is sent with it. They lack deliveries that another process has claimed, and
 * those that were deleted with their day or their webhook.
 */
function takeLease(
  { sql, send }: Tx,
  chosen: readonly Chosen<QueueRow>[],
  now: Date,
): Pick<Leased, 'claims' | 'loaded'> {
  if (chosen.length === 0) return { claims: [] }
  const claims = chosen.map(({ delivery, candidate: { webhookId, origin }, deliveryClass, isAhead }) => ({
    eventId: delivery.eventId,
    webhookId,
    epoch: delivery.epoch + 1,
    tries: delivery.tries,
    replay: delivery.replay,
    expiresAt: delivery.expiresAt === null ? null : new Date(delivery.expiresAt),
    deliveryClass,
    origin,
    isAhead,
  }))
  const rows = sql<LoadedRow[]>`
    with taken as (
      update webhook_queue q set leased = true, next_at = ${new Date(now.getTime() + lease)}, epoch = c.epoch
      from ${claimKeys(sql, claims)} c(event_id, webhook_id, epoch)
      where q.event_id = c.event_id and q.webhook_id = c.webhook_id and q.epoch = c.epoch - 1
      returning q.event_id, q.webhook_id, q.traceparent
    )
    select d.event_id as "eventId", d.webhook_id as "webhookId", d.trigger, d.attempts + 1 as attempt, d.body,
      d.content_type as "contentType", d.created_at as "createdAt", w.subscriber_url as url,
      w.version as "webhookVersion", array(
        select s.sealed from webhook_secret s
        where s.webhook_id = w.id and (s.valid_until is null or s.valid_until > ${now})
        order by s.valid_until desc nulls first) as secrets, d.organization_id as "organizationId", t.traceparent
    from taken t
    join webhook_delivery d on d.event_id = t.event_id and d.webhook_id = t.webhook_id
      and d.event_id = any(${claims.map(({ eventId }) => eventId)}::uuid[])
    join webhook w on w.id = d.webhook_id and w.deleted_at is null`
  send(rows)
  return { claims, loaded: rows }
}
