import type { Test } from './test.ts'

/** Collects the teardowns of a program that is not a test: acts as `t` for these helpers. */
export class Resources implements Test {
  readonly #ends: (() => unknown)[] = []

  teardown(end: () => unknown): void {
    this.#ends.unshift(end)
  }

  /** Runs the teardowns in reverse order. */
  async end(): Promise<void> {
    for (const end of this.#ends) await end()
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
