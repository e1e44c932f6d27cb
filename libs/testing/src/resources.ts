import type { Test } from './test.ts'

/** Collects the teardowns of a program that is not a test: acts as `t` for these helpers. */
export class Resources implements Test {
  readonly #ends: (() => unknown)[] = []
  #hasEnded = false

  /** Runs the teardown at once when the others have run: for work that went on after them. */
  teardown(end: () => unknown): void {
    if (this.#hasEnded)
      void Promise.resolve()
        .then(end)
        .catch(() => {})
    else this.#ends.unshift(end)
  }

  /** Runs the teardowns in reverse order, all of them. @throws what the first failing one threw */
  async end(): Promise<void> {
    this.#hasEnded = true
    const errors: unknown[] = []
    for (const end of this.#ends) {
      try {
        await end()
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }

  /** Runs the work, then the teardowns. */
  static async during<T>(work: (resources: Resources) => Promise<T>): Promise<T> {
    const resources = new Resources()
    try {
      return await work(resources)
    } finally {
      await resources.end()
    }
  }
}
