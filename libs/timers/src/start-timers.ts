import { wakeForWork } from '@punctual/db'
import { fireRound, type TimerDeps } from './fire-due.ts'

/** Milliseconds of real time between two looks for due timers that nothing announced. */
const lookInterval = 5_000

/** Milliseconds to wait for due timers that another transaction has locked. */
const lockedPause = 200

/** Milliseconds to wait after the database failed. */
const outagePause = 1_000

/**
 * Fires due timers by the clock, starting immediately, until stopped. Sleeps until the next one is
 * due, and looks again when a timer is set. Several instances may run: a timer fires once because
 * its row is deleted in its transaction. After an outage overdue timers fire late.
 */
export function startTimers(deps: TimerDeps): { stop(): Promise<void> } {
  const { db, clock, log } = deps
  const stopped = new AbortController()
  const { signal } = stopped
  const { wake, close } = wakeForWork(deps, 'timers')

  /** Fires what is due. @returns the milliseconds until the next look */
  async function look(): Promise<number> {
    const { fired, nextAt } = await fireRound(deps)
    if (fired > 0) return 0
    if (!nextAt) return lookInterval
    const ahead = nextAt.getTime() - clock.now().getTime()
    return Math.min(lookInterval, ahead > 0 ? ahead : lockedPause)
  }

  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      try {
        const left = await look()
        if (left > 0) await wake.wait(left, signal)
      } catch (error) {
        log.warn({ err: error, schema: db.schema }, 'timers could not be fired')
        await wake.wait(outagePause, signal)
      }
    }
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await Promise.all([close(), running])
    },
  }
}
