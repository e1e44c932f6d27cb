import { type Database, openDatabase } from './database.ts'
import { type Log, silentLog } from './log.ts'
import { pause } from './pause.ts'

/** Reads that may lack the last commits, of a bounded time. */
export interface StaleReads {
  /** Runs the work on a standby that is fresh enough, else on the primary. */
  read<T>(work: (db: Pick<Database, 'sql' | 'orm'>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface StandbyOptions {
  /** Milliseconds: a standby that may lack older commits is not asked. */
  maxLagMs: number
  log?: Log
  /** Multiplies the timeouts of the standby (1). */
  deadlineFactor?: number
  /** Called for each read, with the server that has answered it. */
  onRead?: (from: 'standby' | 'primary') => void
}

/** A position in the primary's log, and when it was asked for, by `performance.now`. */
interface Sample {
  at: number
  position: bigint
}

/** Checks in the time of the largest lag. */
const checksPerLag = 5
const shortestPause = 20
/** Milliseconds after which a standby that does not answer is left for the primary. */
const standbyTimeout = 2_000

/** Reads from the primary only. */
export const primaryReads = (primary: Database): StaleReads => ({
  read: (work) => work(primary),
  close: async () => undefined,
})

/**
 * Reads from a standby of the primary. A loop asks the primary for its position and the standby for
 * what it has replayed: once that has reached the position, the standby has every commit up to the
 * moment of the question. So the bound holds whatever the clocks of the servers say, and while
 * either of them or the replication between them is down. The standby must not be ahead of a
 * promoted primary, which is why `ops failover` promotes the one with the most WAL. Long because
 * its functions share what is known of the standby.
 * @param url of the standby, with the role of the primary's
 */
export function standbyReads(url: string, primary: Database, options: StandbyOptions): StaleReads {
  const { maxLagMs, log = silentLog, deadlineFactor = 1, onRead = () => undefined } = options
  const { schema } = primary
  const timeout = standbyTimeout * deadlineFactor
  const standby = openDatabase(url, {
    schema,
    transactionConnections: 1,
    statementTimeout: timeout,
    acquireTimeoutMs: timeout,
    deadlineFactor,
  })
  const stopped = new AbortController()
  let samples: Sample[] = []
  let freshAt = Number.NEGATIVE_INFINITY
  let isUsed = true

  const isFresh = (): boolean => performance.now() - freshAt <= maxLagMs
  const say = (cause?: unknown): void => {
    if (isUsed === isFresh()) return
    isUsed = !isUsed
    if (isUsed) log.info({ schema }, 'the standby answers reads')
    else log.warn({ err: cause, schema }, 'the standby is too late or down: the primary answers reads')
  }

  const check = async (): Promise<void> => {
    const at = performance.now()
    const [now] = await primary.sql<{ position: string }[]>`
      select (pg_current_wal_lsn() - '0/0')::text as position`
    if (now) samples.push({ at, position: BigInt(now.position) })
    const [row] = await standby.sql<{ replayed: string | null }[]>`
      select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::text end as replayed`
    const replayed = BigInt(row?.replayed ?? -1)
    // Neither a promoted standby nor another primary is a standby of this one.
    if (replayed < 0n) freshAt = Number.NEGATIVE_INFINITY
    const reached = samples.findLast(({ position }) => position <= replayed)
    if (reached) freshAt = reached.at
    samples = samples.filter(({ at }) => at > freshAt && performance.now() - at <= maxLagMs)
  }

  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await check().then(() => say(), say)
      await pause(Math.max(maxLagMs / checksPerLag, shortestPause), stopped.signal)
    }
  }
  const running = run()

  return {
    async read(work) {
      if (isFresh()) {
        try {
          const answer = await work(standby)
          onRead('standby')
          return answer
        } catch (error) {
          // Not asked again until a check has succeeded: it may hang, or cancel what is in the way
          // of its replay.
          freshAt = Number.NEGATIVE_INFINITY
          say(error)
        }
      }
      onRead('primary')
      return work(primary)
    },
    async close() {
      stopped.abort()
      await Promise.all([running, standby.close()])
    },
  }
}
