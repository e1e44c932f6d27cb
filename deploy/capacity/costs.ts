import type { Measured, OperationCost, OperationName } from './measured.ts'

/** How many operations of each kind. */
export type Operations = Record<OperationName, number>

/** Returns the processes that the measurement names. */
export const processesOf = ({ idle }: Measured): string[] => Object.keys(idle)

/** Returns what that many operations take together. */
export function costOf<Name extends OperationName>(
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
