import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** One line of the benchmark's table; costs in microseconds of processor time a call. */
interface Row {
  name: string
  ours: number
  baseline: number
  /** Of the baseline's cost to ours: higher is better. */
  ratio: number
  /** What the ratio must reach. */
  target: number
}

const program = fileURLToPath(new URL('../../services/scheduling/test/slots/bench.ts', import.meta.url))
const target = 50

/** The slots engine against the plain luxon implementation that is also its oracle, on the same questions. */
export async function slotsBench(): Promise<Row[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program])
  const costs = JSON.parse(stdout) as Pick<Row, 'name' | 'ours' | 'baseline'>[]
  return costs.map((cost) => ({
    ...cost,
    name: `slots: ${cost.name}`,
    ratio: cost.baseline / cost.ours,
    target,
  }))
}
