import type { Link } from './bus.ts'
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

  /** To be called when the durable has not answered. @returns whether that has lasted too long */
  async isTooLong(link: Link): Promise<boolean> {
    if (!(await findStream(link, this.#stream))) return false
    this.#since ??= performance.now()
    return performance.now() - this.#since >= this.#limitMs
  }

  /** To be called when the durable has answered. */
  end(): void {
    this.#since = undefined
  }
}
