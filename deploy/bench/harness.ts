import { median } from '@punctual/testing'

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
