import type { Load } from './load.ts'
import type { Measured } from './measured.ts'

export interface ProcessPlan {
  name: string
  /** Cores that the load takes at the peak, in all copies. */
  cores: number
  copies: number
  /** What a copy uses at the peak, from 0 to 1; of those that only stand by, nothing is counted. */
  busy: number
  memoryMb: number
}

/** Partitions of the events of a source. */
export const partitions = 16
/** Connections of a process: of both pools, listeners and locks. */
export const connectionsEach = 16
/** Processes whose copies share the events of bookings; of other workers, one works at a time. */
export const sharing = ['automation-worker', 'webhook-delivery-worker']
const twoForSafety = 2

/** Returns whether the work of a process is done by one copy at a time. */
export const isLed = (name: string): boolean => name.endsWith('-worker') && !sharing.includes(name)

/**
 * Returns how many copies of a process there must be.
 * @param cores that the load takes at the peak
 */
export function processPlan(measured: Measured, load: Load, name: string, cores: number): ProcessPlan {
  const idle = (measured.idle[name] ?? 0) / 1_000 / load.speed
  const working = isLed(name) ? 1 : Math.max(1, Math.ceil(cores / Math.max(0.01, load.utilization - idle)))
  return {
    name,
    cores,
    copies: Math.max(twoForSafety, working),
    busy: cores / (isLed(name) ? 1 : Math.max(twoForSafety, working)) + idle,
    memoryMb: measured.memoryMb[name] ?? 0,
  }
}
