import { sumOf } from './costs.ts'
import type { OperationCost } from './measured.ts'

/** By how much a measurement may differ from the model. */
export const tolerance = 0.2

export interface ComparedRow {
  what: string
  /** For one booking with all that belongs to it. */
  predicted: number
  measured: number
  /** 0.1: the measurement is a tenth above the model. */
  difference: number
  /** Whether the row decides: the sums do, and the parts explain them. */
  decides: boolean
}

export interface Comparison {
  replicas: number
  bookings: number
  rows: ComparedRow[]
  /** Connections to Postgres, and the most that the model allows for. */
  connections: { measured: number; most: number }
  agrees: boolean
}

/** What was predicted for a run, and what it took. */
export interface Compared {
  replicas: number
  bookings: number
  /** How fast the machine was during the run, against the recorded measurement. */
  speed: number
  predicted: OperationCost
  predictedDisk: number
  mostConnections: number
  cost: OperationCost
  disk: number
  connections: number
}

/**
 * Compares a run with the model. The recorded processor time is converted to the speed of the run.
 */
export function comparisonOf(run: Compared): Comparison {
  const { predicted, cost, bookings, speed } = run
  const row = (what: string, expected: number, found: number, decides = true): ComparedRow => ({
    what,
    predicted: expected / bookings,
    measured: found / bookings,
    difference: found / expected - 1,
    decides,
  })
  const rows = [
    row('processor time, ms', sumOf(predicted.cpu) / speed, sumOf(cost.cpu)),
    ...Object.entries(predicted.cpu)
      .filter(([, value]) => value > 0)
      .map(([name, value]) => row(`of ${name}`, value / speed, cost.cpu[name] ?? 0, false)),
    row('statements', predicted.statements, cost.statements),
    row('transactions', predicted.transactions, cost.transactions),
    row('bytes to and from Postgres', predicted.databaseBytes, cost.databaseBytes),
    row('bytes on disk', run.predictedDisk, run.disk),
  ]
  const connections = { measured: run.connections, most: run.mostConnections }
  return {
    replicas: run.replicas,
    bookings,
    rows,
    connections,
    agrees:
      connections.measured <= connections.most &&
      rows.every(({ decides, difference }) => !decides || Math.abs(difference) <= tolerance),
  }
}
