/** One line of the benchmark's table. */
export interface BenchRow {
  name: string
  /** Whatever the bench measures, of our way and of the plain one, in the same unit. */
  ours: number
  baseline: number
  /** How many times better ours is. */
  ratio: number
  /** What the ratio must reach; 0: it is only reported. */
  target: number
}

const rounds = 5

/** Runs both in turn, five times each, so that what else the machine does hits both. @returns their medians */
export async function interleaved(
  ours: () => Promise<number>,
  baseline: () => Promise<number>,
): Promise<{ ours: number; baseline: number }> {
  const figures = { ours: [] as number[], baseline: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    figures.baseline.push(await baseline())
    figures.ours.push(await ours())
  }
  return { ours: median(figures.ours), baseline: median(figures.baseline) }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** What a bench takes and has to give back: a `t` for libs/testing. */
export class Resources {
  readonly #ends: (() => unknown)[] = []

  teardown(end: () => unknown): void {
    this.#ends.unshift(end)
  }

  /** Runs the work, then what it has left to do, last first. */
  static async during<T>(work: (resources: Resources) => Promise<T>): Promise<T> {
    const resources = new Resources()
    try {
      return await work(resources)
    } finally {
      for (const end of resources.#ends) await end()
    }
  }
}
