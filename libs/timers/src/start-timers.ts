import { setTimeout as sleep } from 'node:timers/promises'
import { fireDue, type TimerDeps } from './fire-due.ts'

/** Milliseconds of real time between two looks for due timers. */
const pollInterval = 200

/** Milliseconds to wait after the database failed. */
const outagePause = 1_000

/**
 * Fires timers as they come due by the clock, at once and then until it is stopped. Any number of instances
 * may run: a timer is deleted in the transaction that acts on it, so it acts once. After an outage what is
 * overdue fires, late.
 */
export function startTimers(deps: TimerDeps): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const pause = (ms: number): Promise<unknown> =>
    sleep(ms, undefined, { signal: stopped.signal }).catch(() => undefined)
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        if ((await fireDue(deps)) === 0) await pause(pollInterval)
      } catch (error) {
        deps.log.warn({ err: error, schema: deps.db.schema }, 'timers could not be fired')
        await pause(outagePause)
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
