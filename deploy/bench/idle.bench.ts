import { serviceNames } from '@punctual/http'
import { pause } from '@punctual/servers'
import { Resources } from '@punctual/testing'
import { startSystem } from './booking-processes.ts'
import type { BenchRow } from './harness.ts'
import { spentOver, totalOf } from './processor-time.ts'

/** Milliseconds: a new system fills its caches and makes its partitions first. */
const settling = 15_000
const idling = 30_000
/** Milliseconds of processor time in a second. */
const allowed = 20

/** Milliseconds of processor time that the whole system takes in a second without requests. */
export function idleBench(): Promise<BenchRow[]> {
  return Resources.during(async (resources) => {
    const system = await startSystem(resources, { needed: [...serviceNames, 'gateway'] })
    await pause(settling)
    const cpu = await spentOver(system.pids, idling)
    const ours = totalOf(cpu)
    const name = 'idle system: ms of processor time a second, against what it may take'
    return [{ name, ours, baseline: allowed, ratio: allowed / ours, target: 0, cpu }]
  })
}
