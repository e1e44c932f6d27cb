import type { Log } from '@punctual/db'
import { pause } from './pause.ts'

const firstPause = 100
const longestPause = 5_000

/**
 * Runs the work again and again until the signal is aborted. A failure is logged and followed by a pause that
 * grows from 100 ms to 5 s, and starts anew once the work has gone well for as long as that.
 */
export async function supervise(
  signal: AbortSignal,
  log: (error: unknown) => void,
  work: () => Promise<void>,
): Promise<void> {
  let wait = firstPause
  while (!signal.aborted) {
    const started = performance.now()
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      log(error)
      if (performance.now() - started > longestPause) wait = firstPause
      await pause(wait, signal)
      wait = Math.min(wait * 2, longestPause)
    }
  }
}

/** @returns a `log` for `supervise`: what failed, with the fields that say whose it is */
export function warner(log: Log, fields: object, message: string): (error: unknown) => void {
  return (error) => log.warn({ ...fields, err: error }, message)
}
