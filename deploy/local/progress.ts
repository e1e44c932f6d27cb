import type { ServerLog } from '@punctual/servers'

/** What the person at the terminal gets to see. */
export interface Progress extends ServerLog {
  /** Says that a step has begun, and how long it took once it is done. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>
}

/** @param write one line */
export function createProgress(write: (line: string) => void): Progress {
  return {
    info: (message) => write(`  ${message}`),
    warn: (message) => write(`! ${message}`),
    async step(what, work) {
      const startedAt = performance.now()
      write(`- ${what} ...`)
      const result = await work()
      write(`  ${what}: ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
      return result
    },
  }
}
