import { type BenchRow, type BenchRun, figuresOf } from './harness.ts'

const target = 100
/** Memory limit of the largest case, in megabytes above idle. */
const memoryLimit = 20

/**
 * Microseconds per call: the slots engine against the plain luxon implementation that is also its
 * test oracle.
 */
export async function slotsBench(run: BenchRun): Promise<void> {
  type Figures = { costs: Pick<BenchRow, 'name' | 'ours' | 'baseline'>[]; megabytes: number }
  const { costs, megabytes } = await figuresOf<Figures>(run, 'services/scheduling/test/slots/bench.ts', {
    args: [run.pick(5, 3)],
  })
  for (const { name, ours, baseline } of costs)
    run.report({ name: `slots, µs a call: ${name}`, ours, baseline, ratio: baseline / ours, target })
  run.report({
    name: `slots, MB above idle: ${costs.at(-1)?.name}, against the limit`,
    ours: megabytes,
    baseline: memoryLimit,
    ratio: memoryLimit / megabytes,
    target: 1,
  })
}
