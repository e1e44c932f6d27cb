import { type Log, pause } from '@punctual/db'

const firstPause = 100
const longestPause = 2_000

/**
 * Runs the work repeatedly until the signal is aborted. Pauses after a failure for 100 ms, growing
 * to 2 s; the pause resets once the work has run for longer than that. Logs a failure as a warning
 * once, and again when it changes.
 * @param fields log fields that identify the work
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
      log[String(error) === known ? 'debug' : 'warn'](
        { ...fields, err: error },
        'the bus failed and will retry',
      )
      known = String(error)
      await pause(wait, signal)
      wait = Math.min(wait * 2, longestPause)
    }
  }
}
