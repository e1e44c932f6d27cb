import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Log } from '@punctual/http'
import type { Policy } from './policies.ts'

/** A replica's share of a caller's window. Times are milliseconds since 1970. */
export interface LimitShare {
  /** Requests that the replica may let through; 0 if the caller is blocked. */
  granted: number
  /** Requests that no replica has taken yet. */
  left: number
  windowEnds: number
  /** 0: not blocked. */
  blockedUntil: number
}

/** Where replicas take their shares of a limit. */
export interface LimitShareStore {
  /**
   * Takes a share of a caller's window; undefined while the store is down.
   * @param needed minimum requests of the share; if fewer are left, none are granted
   */
  take(principal: string, policy: Policy, now: Date, needed: number): Promise<LimitShare | undefined>
  stop(): Promise<void>
}

/** Milliseconds of real time that a request waits for the store. */
const timeoutMs = 500
/** Milliseconds of real time before a failed store is used again. */
const retryDelayMs = 1_000
const sweepEvery = 60_000
/** Milliseconds that a row stays after its end, as the clocks of gateways differ. */
const retentionMs = 120_000

/**
 * Returns a tenth of what is left, so that the last requests of a window are granted one by one.
 */
const shareOf = (left: number): number => Math.max(1, Math.floor(left / 10))

/**
 * Creates a store of limit shares in an unlogged table: about one write per ten requests of a busy
 * caller.
 * @param deadlineFactor multiplies the timeout of the table
 */
export function createLimitShareStore(
  db: Database,
  clock: Clock,
  log: Log,
  deadlineFactor = 1,
): LimitShareStore {
  let isDown = false
  let retry: NodeJS.Timeout | undefined

  function pause(error: unknown): undefined {
    if (!isDown) log.warn({ err: error }, 'rate limits are not shared: the database does not answer')
    isDown = true
    clearTimeout(retry)
    retry = setTimeout(() => {
      isDown = false
    }, retryDelayMs).unref()
    return undefined
  }

  const sweep = setInterval(() => {
    const old = new Date(clock.now().getTime() - retentionMs)
    db.sql`delete from rate_limit where window_ends < ${old} and coalesce(blocked_until, window_ends) < ${old}`.catch(
      pause,
    )
  }, sweepEvery).unref()

  return {
    async take(principal, policy, now, needed) {
      if (isDown) return undefined
      const share = takeShare(db, principal, policy, now, needed)
      return await Promise.race([share, timeout(timeoutMs * deadlineFactor)]).catch(pause)
    },
    async stop() {
      clearInterval(sweep)
      clearTimeout(retry)
    },
  }
}

function timeout(after: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer in ${after} ms`)), after).unref()
  })
}

interface Row {
  windowEnds: Date
  used: number
  granted: number
  blockedUntil: Date | null
}

async function takeShare(
  db: Database,
  principal: string,
  { calls: limit, window, block }: Policy,
  now: Date,
  needed: number,
): Promise<LimitShare> {
  const first = Math.max(shareOf(limit), needed)
  const ends = new Date(now.getTime() + window)
  const blockEnds = block > 0 ? new Date(now.getTime() + block) : null
  // Another replica's clock can be a little ahead; a window that ends much later was written by a
  // wrong clock.
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
      ) as share
    )
    returning window_ends as "windowEnds", used, granted, blocked_until as "blockedUntil"`
  if (!row) throw new Error('the upsert returned nothing')
  return {
    granted: row.granted,
    left: Math.max(0, limit - row.used),
    windowEnds: row.windowEnds.getTime(),
    blockedUntil: row.blockedUntil?.getTime() ?? 0,
  }
}
