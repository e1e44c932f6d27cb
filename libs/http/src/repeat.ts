import { type Log, Wake } from '@punctual/db'

/** A loop that runs until it is stopped. */
export interface Loop {
  stop(): Promise<void>
}

/**
 * Repeats a round: immediately while there was work, else after a pause of real time or at a call
 * of `wake`. A failure is logged and followed by the same pause.
 * @param round resolves to whether there was work
 */
export function repeat(
  round: () => Promise<boolean>,
  options: { pause: number; log: Log; what: string; wake?: Wake },
): Loop {
  const { pause, log, what, wake = new Wake() } = options
  let stopped = false
  const run = async (): Promise<void> => {
    while (!stopped) {
      const busy = await round().catch((error: unknown) => {
        log.warn({ err: error }, what)
        return false
      })
      if (!busy && !stopped) await wake.wait(pause)
    }
  }
  const running = run()
  return {
    async stop() {
      stopped = true
      wake.call()
      await running
    },
  }
}
