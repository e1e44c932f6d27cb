import type { Log } from './log.ts'

/** Stops components in reverse order of their start, once; a failure does not stop the others. */
export class Teardown {
  readonly #ends: (() => Promise<unknown>)[] = []
  readonly #log: Log
  #running: Promise<void> | undefined

  constructor(log: Log) {
    this.#log = log
  }

  add(end: () => Promise<unknown>): void {
    this.#ends.push(end)
  }

  run(): Promise<void> {
    this.#running ??= this.#endAll()
    return this.#running
  }

  async #endAll(): Promise<void> {
    for (const end of this.#ends.toReversed()) {
      await end().catch((error: unknown) =>
        this.#log.error({ err: error }, 'a component did not stop cleanly'),
      )
    }
  }
}
