import { pause } from '@punctual/servers'
import type { BenchRun } from './harness.ts'
import { memoryOf } from './memory.ts'
import { spentOver, totalOf } from './processor-time.ts'

/** Milliseconds of processor time in a second. */
const allowed = 20
/** Megabytes of memory. */
const allowedMemory = 500

/**
 * Milliseconds of processor time that the whole system takes in a second without requests, and the
 * memory of its processes other than Postgres.
 */
export async function idleBench(run: BenchRun): Promise<void> {
  const system = await run.system('everything')
  // First a new system fills its caches and makes its partitions, and its gateway holds a lease.
  await pause(35_000)
  const cpu = await spentOver(system.pids, run.pick(30_000, 12_000))
  const ours = totalOf(cpu)
  const name = 'idle system: ms of processor time a second, against what it may take'
  const { postgres: _, ...processes } = system.pids
  const memory = await memoryOf(processes)
  const sizes = Object.entries(memory).map(([process, size]) => `${process} ${Math.round(size)}`)
  const megabytes = Object.values(memory).reduce((sum, size) => sum + size, 0)
  run.report({ name, ours, baseline: allowed, ratio: allowed / ours, target: 0, cpu })
  run.report({
    name: `idle system: MB of memory (${sizes.join(', ')}), against what it may take`,
    ours: megabytes,
    baseline: allowedMemory,
    ratio: allowedMemory / megabytes,
    target: 0,
  })
}
