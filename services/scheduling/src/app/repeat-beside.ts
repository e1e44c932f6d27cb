import { setTimeout as sleep } from 'node:timers/promises'
import type { Log, Wake } from '@punctual/db'
import { type Loop, repeat } from '@punctual/http'

/** Milliseconds of real time. */
const usualPatience = 2_000
const roundsAtOnce = 4

export interface BesideOptions {
  /** Milliseconds of real time between two rounds that nothing calls for. */
  pause: number
  log: Log
  /** Logged when a round fails. */
  what: string
  wake: Wake
  /** Milliseconds of real time for which a round holds up the next one (2,000). */
  patience?: number
}

/**
 * Repeats a round like `repeat`; a round that waits for a provider that hangs does not hold up the
 * next one for long. At most four run at once.
 * @param round claims its work, so that several can run; resolves to whether there may be more work
 */
export function repeatBeside(
  round: () => Promise<boolean>,
  { patience = usualPatience, ...options }: BesideOptions,
): Loop {
  const { log, what, wake } = options
  const running = new Set<Promise<boolean>>()

  async function start(): Promise<boolean> {
    try {
      return await round()
    } catch (error) {
      log.warn({ err: error }, what)
      return false
    }
  }

  const loop = repeat(async () => {
    if (running.size === roundsAtOnce) await Promise.race(running)
    const run = start()
    running.add(run)
    const waiting = new AbortController()
    const slow = sleep(patience, 'slow' as const, { signal: waiting.signal }).catch(() => 'slow' as const)
    let isLeft = false
    const ended = run.then((busy) => {
      running.delete(run)
      waiting.abort()
      if (isLeft && busy) wake.call()
      return busy
    })
    const first = await Promise.race([ended, slow])
    isLeft = first === 'slow'
    return first === true
  }, options)
  return {
    async stop() {
      await loop.stop()
      await Promise.all(running)
    },
  }
}
