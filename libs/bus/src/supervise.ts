import type { Log } from '@punctual/db'
import { pause } from './pause.ts'

const firstPause = 100
const longestPause = 2_000

/**
 * Runs the work again and again until the signal is aborted. A failure is followed by a pause that grows from 100 ms
 * to 2 s, and starts anew once the work has gone well for longer than that. It is logged as a warning once, and then
 * when another takes its place.
 * @param fields whose work it is, for the log
 */
export async function supervise(
  signal: AbortSignal,
  log: Log,
  fields: object,
  work: () => Promise<void>,
): Promise<void> {
  let wait = firstPause
  let known: string | undefined
  while (!signal.aborted) {
    const started = performance.now()
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      if (performance.now() - started > longestPause) {
        wait = firstPause
        known = undefined
      }
      log[String(error) === known ? 'debug' : 'warn']({ ...fields, err: error }, 'the bus failed and goes on')
      known = String(error)
      await pause(wait, signal)
      wait = Math.min(wait * 2, longestPause)
    }
  }
}
