import type { Clock } from '@punctual/contracts'
import { type Database, type Log, Wake, type WorkKind, wakeForWork } from '@punctual/db'

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

/**
 * Repeats a round like `repeat`, and also when a transaction queues that work or the clock jumps.
 * @param options.pause between two looks for work that nothing announced
 */
export function repeatWork(
  round: () => Promise<boolean>,
  {
    db,
    clock,
    work,
    ...options
  }: Parameters<typeof repeat>[1] & { db: Database; clock: Clock; work: WorkKind },
): Loop {
  const woken = wakeForWork({ db, clock }, work, options.wake)
  const loop = repeat(round, { ...options, wake: woken.wake })
  return {
    async stop() {
      await Promise.all([woken.close(), loop.stop()])
    },
  }
}
