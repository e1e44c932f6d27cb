import type { Link } from './bus.ts'
import { DurableSilent } from './durable.ts'
import { findStream } from './stream.ts'

/** Milliseconds. */
const usualLimit = 30_000

/** How long a durable has not answered while its stream did. */
export class Silence {
  readonly #stream: string
  readonly #limitMs: number
  #since: number | undefined

  /** @param limitMs milliseconds that are too long (30,000) */
  constructor(stream: string, limitMs = usualLimit) {
    this.#stream = stream
    this.#limitMs = limitMs
  }

  /**
   * Returns what the durable answers, or, once its silence has lasted too long, what `instead`
   * returns.
   * @throws DurableSilent before that
   */
  async listen<T>(
    link: Link,
    ask: () => Promise<T>,
    instead: (silent: DurableSilent) => T | Promise<T>,
  ): Promise<T> {
    try {
      const answer = await ask()
      this.end()
      return answer
    } catch (error) {
      if (error instanceof DurableSilent && (await this.#isTooLong(link))) return instead(error)
      throw error
    }
  }

  /** Begins to count again. */
  end(): void {
    this.#since = undefined
  }

  async #isTooLong(link: Link): Promise<boolean> {
    if (!(await findStream(link, this.#stream))) return false
    this.#since ??= performance.now()
    return performance.now() - this.#since >= this.#limitMs
  }
}
