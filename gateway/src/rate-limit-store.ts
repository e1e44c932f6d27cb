import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Log } from '@punctual/http'
import type { Policy } from './limits.ts'

/** A part of a caller's window. Times are milliseconds since 1970. */
export interface Lease {
  /** Requests that whoever asked may let through; 0 when the caller is blocked. */
  granted: number
  /** Requests that nobody has taken yet. */
  left: number
  windowEnds: number
  /** 0: not blocked. */
  blockedUntil: number
}

export interface LeaseStore {
  /**
   * @param needed requests that the part should have at least; where fewer are left, nothing is granted
   * @returns undefined while the store is out
   */
  lease(principal: string, policy: Policy, now: Date, needed: number): Promise<Lease | undefined>
  stop(): Promise<void>
}

/** Milliseconds of real time: that a request waits for the store, and that a store that failed is left alone. */
const patience = 500
const respite = 1_000
const sweepEvery = 60_000
/** Milliseconds of the callers' time that a row stays after it is over, for clocks that differ. */
const keptFor = 120_000

/** @returns a tenth of what is left, so that the last requests of a window are given out one by one */
const partOf = (left: number): number => Math.max(1, Math.floor(left / 10))

/**
 * Leases in an unlogged table: one write for about ten requests of a busy caller.
 * @param deadlineFactor multiplies how long a request waits for the table
 */
export function createLeaseStore(db: Database, clock: Clock, log: Log, deadlineFactor = 1): LeaseStore {
  let isOut = false
  let again: NodeJS.Timeout | undefined

  function rest(error: unknown): undefined {
    if (!isOut) log.warn({ err: error }, 'rate limits are not shared: the database does not answer')
    isOut = true
    clearTimeout(again)
    again = setTimeout(() => {
      isOut = false
    }, respite).unref()
    return undefined
  }

  const sweep = setInterval(() => {
    const old = new Date(clock.now().getTime() - keptFor)
    db.sql`delete from rate_limit where window_ends < ${old} and coalesce(blocked_until, window_ends) < ${old}`.catch(
      rest,
    )
  }, sweepEvery).unref()

  return {
    async lease(principal, policy, now, needed) {
      if (isOut) return undefined
      const asked = leaseFrom(db, principal, policy, now, needed)
      return await Promise.race([asked, tooLate(patience * deadlineFactor)]).catch(rest)
    },
    async stop() {
      clearInterval(sweep)
      clearTimeout(again)
    },
  }
}

function tooLate(after: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${after} ms`)), after).unref()
  })
}

interface Row {
  window_ends: Date
  used: number
  granted: number
  blocked_until: Date | null
}

async function leaseFrom(
  db: Database,
  principal: string,
  { calls: limit, window, block }: Policy,
  now: Date,
  needed: number,
): Promise<Lease> {
  const first = Math.max(partOf(limit), needed)
  const ends = new Date(now.getTime() + window)
  const blockEnds = block > 0 ? new Date(now.getTime() + block) : null
  // Another replica's clock may be a little ahead; a window that ends much later was left by a clock that was wrong.
  const impossible = new Date(ends.getTime() + window)
  const [row] = await db.sql<Row[]>`
    insert into rate_limit as held (principal, window_ends, used, granted)
    values (${principal}, ${ends}, ${first}, ${first})
    on conflict (principal) do update set (window_ends, used, granted, blocked_until) = (
      select
        case when is_over then ${ends} else held.window_ends end,
        case when is_over then 0 else held.used end + part,
        part,
        case
          when is_over then null
          when held.blocked_until is null and held.used >= ${limit} then coalesce(${blockEnds}, held.window_ends)
          else held.blocked_until
        end
      from (
        select coalesce(held.blocked_until, held.window_ends) <= ${now} or held.window_ends > ${impossible} as is_over
      ) as time, lateral (
        select case
          when is_over then ${first}
          when held.blocked_until is not null or held.used + ${needed} > ${limit} then 0
          else greatest(${needed}, (${limit} - held.used) / 10)
        end as part
      ) as lease
    )
    returning window_ends, used, granted, blocked_until`
  if (!row) throw new Error('the upsert returned nothing')
  return {
    granted: row.granted,
    left: Math.max(0, limit - row.used),
    windowEnds: row.window_ends.getTime(),
    blockedUntil: row.blocked_until?.getTime() ?? 0,
  }
}
