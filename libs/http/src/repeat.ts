import type { Log } from '@punctual/db'

/** A loop that runs until it is stopped. */
export interface Loop {
  stop(): Promise<void>
}

/**
 * Repeats a round: immediately while there was work, else after a pause of real time. A failure is
 * logged and followed by the same pause.
 * @param round resolves to whether there was work
 */
export function repeat(
  round: () => Promise<boolean>,
  options: { pause: number; log: Log; what: string },
): Loop {
  const { pause, log, what } = options
  let stopped = false
  let resume: () => void = () => {}
  const wait = () =>
    new Promise<void>((done) => {
      const timer = setTimeout(done, pause)
      resume = () => {
        clearTimeout(timer)
        done()
      }
    })
  const run = async (): Promise<void> => {
    while (!stopped) {
      const busy = await round().catch((error: unknown) => {
        log.warn({ err: error }, what)
        return false
      })
      if (!busy && !stopped) await wait()
    }
  }
  const running = run()
  return {
    async stop() {
      stopped = true
      resume()
      await running
    },
  }
}
