import { waitTimeoutMs } from './ceilings.ts'

export interface UntilOptions {
  /** Timeout of the wait in milliseconds; default: `waitTimeoutMs`. For tests of this function. */
  timeoutMs?: number
  /** Description for the failure: a text, or a function that reads the state then. */
  describe?: string | (() => unknown)
  /** Returns a value that changes while there is progress; the timeout then begins again. */
  progress?: () => unknown
}

/**
 * Polls until the result is truthy, and returns it; an error counts as "not yet".
 * @throws Error that describes the wait, with the probe's last error as its cause
 */
export async function until<T>(
  probe: () => T | Promise<T>,
  options: UntilOptions = {},
): Promise<Exclude<T, false | 0 | '' | null | undefined>> {
  const { timeoutMs = waitTimeoutMs, describe = probe, progress } = options
  let deadline = performance.now() + timeoutMs
  let reached = progress?.()
  let cause: unknown
  for (let pauseMs = 5; ; pauseMs = Math.min(pauseMs * 1.5, 100)) {
    try {
      const answer = await probe()
      if (answer) return answer as Exclude<T, false | 0 | '' | null | undefined>
      cause = undefined
    } catch (error) {
      cause = error
    }
    const before = reached
    reached = progress?.()
    if (reached !== before) deadline = performance.now() + timeoutMs
    else if (performance.now() >= deadline) break
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  const what = typeof describe === 'function' && describe !== probe ? describe() : describe
  const words = typeof what === 'string' || what === probe ? String(what) : JSON.stringify(what)
  throw new Error(`Not within ${timeoutMs} ms: ${words}`, { cause })
}
