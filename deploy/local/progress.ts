import type { ServerLog } from '@punctual/servers'

/** The output for the person at the terminal. */
export interface Progress extends ServerLog {
  /** Reports the begin of a step, and its duration at its end. */
  step<T>(what: string, work: () => Promise<T>): Promise<T>
}

/** @param write writes one line */
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
