import type { Load } from './load.ts'
import { isLed, type ProcessPlan, partitions } from './processes.ts'

/** What more processes cannot raise. */
export interface Limit {
  name: string
  /** How much of it the load uses at the peak; above 1, the load does not fit. */
  used: number
  /** Bookings a day that fill it, with the same peak; null: none do. */
  bookingsPerDay: number | null
  /** What raises it. */
  remedy: string
}

/** What a load asks of the limits. */
export interface Demand {
  processes: readonly ProcessPlan[]
  /** Cores at the peak. */
  postgresCores: number
  natsCores: number
  connections: number
}

const mostBookings = 1e12
const steps = 40

/**
 * Returns the limits, the nearest first.
 * @param demandAt what that many bookings a day ask for
 */
export function limitsOf(load: Load, demandAt: (bookingsPerDay: number) => Demand): Limit[] {
  const usedAt = (bookings: number, index: number) => usesOf(load, demandAt(bookings))[index]?.used ?? 0
  const fullAt = (index: number): number | null => {
    let [fits, full] = [0, 1]
    while (usedAt(full, index) < 1) {
      fits = full
      full *= 2
      if (full > mostBookings) return null
    }
    for (let step = 0; step < steps; step++) {
      const middle = (fits + full) / 2
      if (usedAt(middle, index) < 1) fits = middle
      else full = middle
    }
    return Math.round(full)
  }
  return usesOf(load, demandAt(load.bookingsPerDay))
    .map((use, index) => ({ ...use, bookingsPerDay: fullAt(index) }))
    .toSorted((a, b) => (a.bookingsPerDay ?? mostBookings) - (b.bookingsPerDay ?? mostBookings))
}

/** Returns how much of each limit is used, always in the same order. */
function usesOf(load: Load, demand: Demand): Omit<Limit, 'bookingsPerDay'>[] {
  const workers = demand.processes.filter(({ name }) => name.endsWith('-worker'))
  return [
    ...workers.map(({ name, cores }) =>
      isLed(name)
        ? {
            name: `${name}: one copy at a time publishes and handles events`,
            used: cores / load.utilization,
            remedy: 'faster cores; then share the events by partition, as webhook-delivery does',
          }
        : {
            name: `${name}: ${partitions} copies share the events of bookings`,
            used: cores / (partitions * load.utilization),
            remedy: 'more partitions, or faster cores',
          },
    ),
    {
      name: 'processor time of Postgres',
      used: demand.postgresCores / (load.postgresCores * load.utilization),
      remedy: 'more cores; then a Postgres of its own for the busiest service',
    },
    {
      name: 'connections of Postgres',
      used: demand.connections / load.maxConnections,
      remedy: 'a higher max_connections; then a pooler in session mode, or a Postgres for each service',
    },
    {
      name: 'processor time of NATS',
      used: demand.natsCores / (load.natsCores * load.utilization),
      remedy: 'more cores',
    },
  ]
}
