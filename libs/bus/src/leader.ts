import { type Database, pause } from '@punctual/db'
import type { LockSession } from './lock-session.ts'

/** Milliseconds between two attempts of a standby process to get the lock. */
const standbyInterval = 500

/**
 * Waits until no other process holds the lock of that name in this database and schema, then runs
 * the work while holding it. The lock belongs to the connection; losing the connection aborts the
 * work's signal.
 */
export async function lead(
  db: Database,
  locks: LockSession,
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const key = `${db.schema} ${name}`
  try {
    while (!(await locks.tryLock(key))) {
      await pause(standbyInterval, signal)
      if (signal.aborted) return
    }
    try {
      await work(AbortSignal.any([signal, locks.lost]))
    } finally {
      await locks.unlock(key)
    }
  } finally {
    await locks.leave()
  }
}
