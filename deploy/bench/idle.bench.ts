import { serviceNames } from '@punctual/http'
import { pause } from '@punctual/servers'
import { Resources } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import type { BenchRow } from './harness.ts'
import { memoryOf } from './memory.ts'
import { spentOver, totalOf } from './processor-time.ts'

/** Milliseconds: a new system fills its caches and makes its partitions first. */
const settling = 15_000
const idling = 30_000
/** Milliseconds of processor time in a second. */
const allowed = 20
/** Megabytes of memory. */
const allowedMemory = 500

/**
 * Milliseconds of processor time that the whole system takes in a second without requests, and the
 * memory of its processes other than Postgres.
 */
export function idleBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { needed: [...serviceNames, 'gateway'] })
    await pause(settling)
    const cpu = await spentOver(system.pids, idling)
    const ours = totalOf(cpu)
    const name = 'idle system: ms of processor time a second, against what it may take'
    const { postgres: _, ...processes } = system.pids
    const memory = await memoryOf(processes)
    const sizes = Object.entries(memory).map(([process, size]) => `${process} ${Math.round(size)}`)
    const megabytes = Object.values(memory).reduce((sum, size) => sum + size, 0)
    return [
      { name, ours, baseline: allowed, ratio: allowed / ours, target: 0, cpu },
      {
        name: `idle system: MB of memory (${sizes.join(', ')}), against what it may take`,
        ours: megabytes,
        baseline: allowedMemory,
        ratio: allowedMemory / megabytes,
        target: 0,
      },
    ]
  })
}
