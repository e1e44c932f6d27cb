import {
  type DatabaseCost,
  type Measured,
  type OperationCost,
  type OperationName,
  type Pace,
  servers,
} from './measured.ts'

/** How many operations of each kind. */
export type Operations = Record<OperationName, number>

/** Returns the processes that the measurement names. */
export const processesOf = ({ idle }: Measured): string[] => Object.keys(idle)

/**
 * Returns what operations take while that many bookings come in a second. Between two recorded
 * paces, costs follow the logarithm of the pace; beyond them, they stay.
 */
export function operationsAt(
  { operations, paces }: Pick<Measured, 'operations' | 'paces'>,
  bookingsPerSecond: number,
): Record<OperationName, OperationCost> {
  const [slowest] = paces
  const below = paces.findLast((pace) => pace.bookingsPerSecond <= bookingsPerSecond) ?? slowest
  const above = paces.find((pace) => pace.bookingsPerSecond > bookingsPerSecond) ?? below
  const [low, high] = [below.bookingsPerSecond, above.bookingsPerSecond]
  const share =
    high > low && bookingsPerSecond > low ? Math.log(bookingsPerSecond / low) / Math.log(high / low) : 0
  const between = (of: (pace: Pace) => OperationCost): OperationCost => {
    const parts = { below: of(below), above: of(above) }
    return costOf(parts, { below: 1 - share, above: share })
  }
  return {
    ...operations,
    booking: between(({ booking }) => booking),
    hooked: between(({ hooked }) => hooked),
    webhook: between(({ webhook }) => webhook),
  }
}

/** Returns what Postgres does in a second without load, for that many copies of each process. */
export function idleDatabaseOf(
  { idleDatabase }: Pick<Measured, 'idleDatabase'>,
  copies: number,
): DatabaseCost {
  const { first, further } = idleDatabase
  const of = (name: keyof DatabaseCost) => first[name] + (copies - 1) * further[name]
  return {
    statements: of('statements'),
    transactions: of('transactions'),
    databaseBytes: of('databaseBytes'),
  }
}

/** A run of operations on some copies of each process. */
export interface Run {
  counts: Operations
  seconds: number
  replicas: number
  /** Of the cores, against the recorded ones. */
  speed: number
}

/** Returns what a run takes, at the recorded speed, with what the system does without load. */
export function predictedCost(measured: Measured, { counts, seconds, replicas, speed }: Run): OperationCost {
  const pace = counts.booking / seconds / speed
  const idle = (name: string) => (servers.includes(name) ? 1 : replicas) * (measured.idle[name] ?? 0)
  const inASecond = {
    cpu: Object.fromEntries(processesOf(measured).map((name) => [name, idle(name)])),
    ...idleDatabaseOf(measured, replicas),
  }
  return costOf({ ...operationsAt(measured, pace), inASecond }, { ...counts, inASecond: seconds })
}

/** Returns what that many operations take together. */
export function costOf<Name extends string>(
  operations: Readonly<Record<Name, OperationCost>>,
  counts: Readonly<Record<Name, number>>,
): OperationCost {
  const entries = Object.entries(counts) as [Name, number][]
  const total = (of: (cost: OperationCost) => number) =>
    entries.reduce((sum, [name, count]) => sum + count * of(operations[name]), 0)
  const names = [...new Set(entries.flatMap(([name]) => Object.keys(operations[name].cpu)))]
  return {
    cpu: Object.fromEntries(names.map((name) => [name, total(({ cpu }) => cpu[name] ?? 0)])),
    statements: total(({ statements }) => statements),
    transactions: total(({ transactions }) => transactions),
    databaseBytes: total(({ databaseBytes }) => databaseBytes),
  }
}

/** Returns the bytes that bookings with that many webhooks each add to every table. */
export function diskOf(
  { disk }: Pick<Measured, 'disk'>,
  counts: Partial<Record<keyof Measured['disk'], number>>,
) {
  const sums: Record<string, number> = {}
  for (const [what, count] of Object.entries(counts) as [keyof Measured['disk'], number][])
    for (const [table, bytes] of Object.entries(disk[what])) sums[table] = (sums[table] ?? 0) + count * bytes
  return sums
}

/** Returns the sum of the values. */
export const sumOf = (values: Record<string, number>): number =>
  Object.values(values).reduce((sum, value) => sum + value, 0)
