import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BenchRow } from './harness.ts'

/** Prints the costs as JSON; a program of its own, as services export nothing. */
const program = fileURLToPath(new URL('../../services/scheduling/test/slots/bench.ts', import.meta.url))
const target = 100
/** Megabytes above idle that the largest case may take. */
const memoryLimit = 20

/** Microseconds a call: the slots engine against the plain luxon implementation that is also its oracle. */
export async function slotsBench(): Promise<BenchRow[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program])
  const { costs, megabytes } = JSON.parse(stdout) as {
    costs: Pick<BenchRow, 'name' | 'ours' | 'baseline'>[]
    megabytes: number
  }
  const rows = costs.map(({ name, ours, baseline }) => ({
    name: `slots, µs a call: ${name}`,
    ours,
    baseline,
    ratio: baseline / ours,
    target,
  }))
  const memory = {
    name: `slots, MB above idle: ${costs.at(-1)?.name}, against the limit`,
    ...{ ours: megabytes, baseline: memoryLimit, ratio: memoryLimit / megabytes, target: 1 },
  }
  return [...rows, memory]
}
