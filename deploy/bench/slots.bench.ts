import { type BenchRow, figuresOf } from './harness.ts'

const target = 100
/** Memory limit of the largest case, in megabytes above idle. */
const memoryLimit = 20

/**
 * Microseconds per call: the slots engine against the plain luxon implementation that is also its
 * test oracle.
 */
export async function slotsBench(): Promise<BenchRow[]> {
  type Figures = { costs: Pick<BenchRow, 'name' | 'ours' | 'baseline'>[]; megabytes: number }
  const { costs, megabytes } = await figuresOf<Figures>('services/scheduling/test/slots/bench.ts')
  const rows = costs.map(({ name, ours, baseline }) => ({
    name: `slots, µs a call: ${name}`,
    ours,
    baseline,
    ratio: baseline / ours,
    target,
  }))
  const memory = {
    name: `slots, MB above idle: ${costs.at(-1)?.name}, against the limit`,
    ours: megabytes,
    baseline: memoryLimit,
    ratio: memoryLimit / megabytes,
    target: 1,
  }
  return [...rows, memory]
}
