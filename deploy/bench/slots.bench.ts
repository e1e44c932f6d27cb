import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { BenchRow } from './harness.ts'

/** Prints the costs as JSON; a program of its own, as services export nothing. */
const program = fileURLToPath(new URL('../../services/scheduling/test/slots/bench.ts', import.meta.url))
const target = 50

/** Microseconds a call: the slots engine against the plain luxon implementation that is also its oracle. */
export async function slotsBench(): Promise<BenchRow[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program])
  const costs = JSON.parse(stdout) as Pick<BenchRow, 'name' | 'ours' | 'baseline'>[]
  return costs.map(({ name, ours, baseline }) => ({
    name: `slots, µs a call: ${name}`,
    ours,
    baseline,
    ratio: baseline / ours,
    target,
  }))
}
