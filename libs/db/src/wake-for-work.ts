import type { Clock } from '@punctual/contracts'
import type { Database } from './database.ts'
import { Wake } from './wake.ts'
import type { WorkKind } from './work-wakes.ts'

/** What wakes a loop that does queued work. */
export interface WorkWake {
  wake: Wake
  close(): Promise<void>
}

/**
 * Calls the wake of a loop when a transaction queues its work, and when the clock jumps, until it
 * is closed. This process then counts as one that does the work.
 */
export function wakeForWork(
  { db, clock }: { db: Database; clock: Clock },
  kind: WorkKind,
  wake = new Wake(),
): WorkWake {
  const listener = db.onWork(kind, () => {
    wake.call()
    return true
  })
  const forget = clock.onMoved?.(() => wake.call())
  return {
    wake,
    close() {
      forget?.()
      return listener.close()
    },
  }
}
