import type { Clock } from '@punctual/contracts'
import { type Database, isOutage, type Log, type Tx } from '@punctual/db'
import { type ClaimedTimer, claimDue, claimOne } from './claim.ts'
import { maxAttempts, recordFailure } from './failed-attempt.ts'
import type { Timer } from './timer.ts'

/**
 * Handles one timer in the transaction that deletes it. May only run SQL: external effects must be
 * written as a row or an event. It must check the aggregate's state, which decides whether there is
 * still something to do.
 */
export type Fire = (tx: Tx, timer: Timer, now: Date) => Promise<void>

export interface TimerDeps {
  db: Database
  clock: Clock
  log: Log
  fire: Fire
}

const batchSize = 100

/**
 * Fires due timers. Timers that have not failed are fired in batches of a hundred per transaction;
 * when one throws, that batch is fired one by one. Timers that have failed are fired separately
 * from the start, so they block no others.
 * @returns how many timers were claimed
 */
export const fireDue = async (deps: TimerDeps): Promise<number> => (await fireRound(deps)).fired

/** Like `fireDue`. @returns also when the next timer is due that this round has not claimed */
export async function fireRound(deps: TimerDeps): Promise<{ fired: number; nextAt: Date | undefined }> {
  const now = deps.clock.now()
  // With `exists`, Postgres reads a whole table of which it has no statistics yet: 6 ms for 10,000.
  const [first] = await deps.db.sql<{ untried: Date | null; tried: Date | null }[]>`
    select (select min(run_at) from timer where attempts = 0) as untried,
      (select min(run_at) from timer where attempts > 0) as tried`
  const { untried = null, tried = null } = first ?? {}
  let fired = 0
  if (untried && untried <= now) fired += await fireBatch(deps, now)
  if (tried && tried <= now) fired += await fireTriedBefore(deps, now)
  const nextAt = [untried, tried].flatMap((at) => at ?? []).sort((a, b) => a.getTime() - b.getTime())[0]
  return { fired, nextAt }
}

async function fireBatch(deps: TimerDeps, now: Date): Promise<number> {
  let batch: ClaimedTimer[] = []
  try {
    await deps.db.transaction(async (tx) => {
      batch = await claimDue(tx, now, false, batchSize)
      for (const timer of batch) await act(deps, tx, timer, now)
    })
  } catch (error) {
    if (isOutage(error) || batch.length === 0) throw error
    for (const timer of batch) await fireAlone(deps, timer, now)
  }
  return batch.length
}

async function fireTriedBefore(deps: TimerDeps, now: Date): Promise<number> {
  let fired = 0
  for (; fired < batchSize; fired++) {
    let current: ClaimedTimer | undefined
    try {
      await deps.db.transaction(async (tx) => {
        ;[current] = await claimDue(tx, now, true, 1)
        if (current) await act(deps, tx, current, now)
      })
    } catch (error) {
      if (!current || isOutage(error)) throw error
      await fail(deps, current, error, now)
    }
    if (!current) break
  }
  return fired
}

async function fireAlone(deps: TimerDeps, timer: ClaimedTimer, now: Date): Promise<void> {
  try {
    await deps.db.transaction(async (tx) => {
      const claimed = await claimOne(tx, timer)
      if (claimed) await act(deps, tx, claimed, now)
    })
  } catch (error) {
    if (isOutage(error)) throw error
    await fail(deps, timer, error, now)
  }
}

async function act(deps: TimerDeps, tx: Tx, timer: ClaimedTimer, now: Date): Promise<void> {
  const { attempts, traceparent, ...handed } = timer
  const { db, fire } = deps
  const { tracing } = db
  if (!tracing) return fire(tx, handed, now)
  const attributes = { 'punctual.service': db.schema, 'punctual.attempt': attempts + 1 }
  const options = { isRoot: true, links: [traceparent], attributes }
  await tracing.run('timer', options, () => fire(tx, handed, now))
}

async function fail(deps: TimerDeps, timer: ClaimedTimer, error: unknown, now: Date): Promise<void> {
  const attempts = await deps.db.transaction((tx) => recordFailure(tx, timer, error, now))
  if (attempts === 0) return
  const { key, purpose } = timer
  const given = attempts >= maxAttempts
  deps.log[given ? 'error' : 'warn'](
    { err: error, key, purpose, attempts },
    given ? 'a timer was given up' : 'a timer failed and will be retried',
  )
}
