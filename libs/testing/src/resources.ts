import type { Test } from './test.ts'

/** What a program takes that is no test, and has to give back: a `t` for these helpers. */
export class Resources implements Test {
  readonly #ends: (() => unknown)[] = []

  teardown(end: () => unknown): void {
    this.#ends.unshift(end)
  }

  /** Gives back everything, what was taken last first. */
  async end(): Promise<void> {
    for (const end of this.#ends) await end()
  }

  /** Runs the work, then gives back what it has taken. */
  static async during<T>(work: (resources: Resources) => Promise<T>): Promise<T> {
    const resources = new Resources()
    try {
      return await work(resources)
    } finally {
      await resources.end()
    }
  }
}
