import { pause } from '@punctual/db'
import { fireDue, type TimerDeps } from './fire-due.ts'

/** Milliseconds of real time between two polls for due timers. */
const pollInterval = 200

/** Milliseconds to wait after the database failed. */
const outagePause = 1_000

/**
 * Fires due timers by the clock, starting immediately, until stopped. Several instances may run: a
 * timer fires once because its row is deleted in its transaction. After an outage overdue timers
 * fire late.
 */
export function startTimers(deps: TimerDeps): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        if ((await fireDue(deps)) === 0) await pause(pollInterval, stopped.signal)
      } catch (error) {
        deps.log.warn({ err: error, schema: deps.db.schema }, 'timers could not be fired')
        await pause(outagePause, stopped.signal)
      }
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
