import { costOf, idleDatabaseOf, operationsAt, processesOf } from './costs.ts'
import { type Demand, type Limit, limitsOf } from './limits.ts'
import { type Load, operationsOf } from './load.ts'
import { type Measured, type OperationCost, servers } from './measured.ts'
import { connectionsEach, partitions, processPlan, sharing } from './processes.ts'
import { type TablePlan, tablesOf } from './tables.ts'

/** Its cores and connections are those at the peak; connections with every pool full. */
export interface Plan extends Demand {
  bookingsPerSecondAtPeak: number
  /** A second, at the peak. */
  statements: number
  transactions: number
  databaseBytes: number
  partitions: { events: 'one' | 'shared'; ofEach: Record<string, number> }
  tables: TablePlan[]
  /** Bytes of the streams of NATS, which keep 7 days. */
  busBytes: number
  /** The nearest first. */
  limits: Limit[]
}

const daysInStream = 7

/** Returns what a load needs. */
export function planFor(measured: Measured, load: Load): Plan {
  const peak = peakOf(load)
  const cost = costAtPeak(measured, load)
  const demandAt = (bookingsPerDay: number) => demandOf(measured, { ...load, bookingsPerDay })
  const demand = demandAt(load.bookingsPerDay)
  const copies = demand.processes.reduce((sum, one) => sum + one.copies, 0) / demand.processes.length
  const idle = idleDatabaseOf(measured, copies)
  const shares = demand.processes.filter(({ name }) => sharing.includes(name))
  return {
    bookingsPerSecondAtPeak: peak,
    ...demand,
    statements: cost.statements + idle.statements,
    transactions: cost.transactions + idle.transactions,
    databaseBytes: cost.databaseBytes + idle.databaseBytes,
    partitions: {
      events: shares.some(({ cores }) => cores > load.utilization) ? 'shared' : 'one',
      ofEach: Object.fromEntries(
        shares.map(({ name, copies }) => [name, partitions / Math.min(partitions, copies)]),
      ),
    },
    tables: tablesOf(measured, load),
    busBytes: measured.events.bytesPerBooking * load.bookingsPerDay * daysInStream,
    limits: limitsOf(load, demandAt),
  }
}

/** Returns bookings a second. */
const peakOf = ({ bookingsPerDay, peakFactor }: Load): number => (bookingsPerDay / 86_400) * peakFactor

/** Returns what the peak takes in a second. Batches depend on the pace against the cores' speed. */
function costAtPeak(measured: Measured, load: Load): OperationCost {
  const peak = peakOf(load)
  return costOf(operationsAt(measured, peak / load.speed), operationsOf(load, peak))
}

function demandOf(measured: Measured, load: Load): Demand {
  const { cpu } = costAtPeak(measured, load)
  const coresOf = (name: string) => (cpu[name] ?? 0) / 1_000 / load.speed
  const ofServer = (name: string) => coresOf(name) + (measured.idle[name] ?? 0) / 1_000 / load.speed
  const processes = processesOf(measured)
    .filter((name) => !servers.includes(name))
    .map((name) => processPlan(measured, load, name, coresOf(name)))
  return {
    processes,
    postgresCores: ofServer('postgres'),
    natsCores: ofServer('nats'),
    connections: processes.reduce((sum, { copies }) => sum + copies * connectionsEach, 0),
  }
}
