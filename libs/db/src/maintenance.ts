import type { Clock } from '@punctual/contracts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import { pause } from './pause.ts'

const day = 24 * 3_600_000
const daysKept = 30
const daysAhead = 3
const rowsPerStatement = 5_000

/** Milliseconds of real time between two rounds. */
const interval = 60_000

/**
 * Runs one round: creates the coming partitions of event_log, drops those past 30 days, and deletes
 * inbox rows and erasures past 30 days and stored responses past 24 hours, in small statements.
 * Several instances may run it in parallel.
 */
export async function maintain(db: Database, now: Date): Promise<void> {
  await db.transaction((tx) => tx.sql`select maintain_event_log(${now}, ${daysAhead}, ${daysKept})`)
  const horizon = new Date(now.getTime() - daysKept * day)
  await inBatches(
    () => db.sql`delete from inbox where ctid = any(array(
      select ctid from inbox where seen_at < ${horizon} limit ${rowsPerStatement}))`,
  )
  await db.sql`delete from erasure where until < ${horizon}`
  const expired = new Date(now.getTime() - day)
  await inBatches(
    () => db.sql`delete from idempotency_key where ctid = any(array(
      select ctid from idempotency_key where created_at <= ${expired} limit ${rowsPerStatement}))`,
  )
}

async function inBatches(deleteSome: () => PromiseLike<{ count: number }>): Promise<void> {
  let { count } = await deleteSome()
  while (count === rowsPerStatement) ({ count } = await deleteSome())
}

/**
 * Runs a round immediately and then every minute until stopped. A failed round is logged and
 * retried.
 */
export function startMaintenance(deps: { db: Database; clock: Clock; log: Log }): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await maintain(deps.db, deps.clock.now()).catch((error: unknown) => {
        if (!stopped.signal.aborted) {
          deps.log.warn({ err: error, schema: deps.db.schema }, 'the maintenance of the database failed')
        }
      })
      await pause(interval, stopped.signal)
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}
