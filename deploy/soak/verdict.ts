import { median } from '@punctual/testing'

/** What was read at one time, by name, which begins with its kind: `memory: gateway`. */
export type Readings = Readonly<Record<string, number>>

/** How far a value may be above an earlier one before that counts as growth. */
export interface Bound {
  factor: number
  /** In the unit of the value: what is too little to count. */
  slack: number
}

/** Each kind of reading. All must be flat while the load is. */
export const bounds = {
  /** Megabytes, without shared memory, whose size Postgres fixes. */
  memory: { factor: 1.25, slack: 20 },
  'open files': { factor: 1.1, slack: 8 },
  connections: { factor: 1.1, slack: 8 },
  /** Rows of what waits to be done. */
  waiting: { factor: 1.5, slack: 200 },
  'dead rows': { factor: 2, slack: 2_000 },
  /** Of tables that hold only what waits. */
  megabytes: { factor: 1.5, slack: 8 },
  /** Of tables that keep rows; partitions of a day start empty. */
  'bytes per row, table': { factor: 1.3, slack: 100 },
  'bytes per row, indexes': { factor: 1.3, slack: 100 },
} satisfies Record<string, Bound>

export interface Trend {
  name: string
  /** Medians of the second and the last quarter of the time. */
  second: number
  last: number
  /** The last quarter may reach it. */
  bound: number
  grows: boolean
}

/**
 * Compares the last quarter of the time with the second one; the first one warms up. A reading that
 * is missing in one of them has no trend.
 */
export function trendsOf(samples: readonly Readings[]): Trend[] {
  const quarter = samples.length / 4
  const part = (number: number) =>
    samples.slice(Math.floor((number - 1) * quarter), Math.floor(number * quarter))
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))].toSorted()
  return names.flatMap((name) => {
    const middle = (readings: readonly Readings[]) => {
      const values = readings.flatMap((sample) => sample[name] ?? [])
      return values.length === 0 ? undefined : median(values)
    }
    const [second, last] = [middle(part(2)), middle(part(4))]
    if (second === undefined || last === undefined) return []
    const { factor, slack } = bounds[name.slice(0, name.indexOf(':')) as keyof typeof bounds]
    const bound = second * factor + slack
    return [{ name, second, last, bound, grows: last > bound }]
  })
}

/** The oldest row of a table that keeps rows for a time, in milliseconds since 1970. */
export interface Kept {
  name: string
  days: number
  oldestAtFirst: number | undefined
  oldestAtLast: number | undefined
}

export interface Removal extends Kept {
  /** Whether rows have come of age. */
  isTried: boolean
  /** Whether none of them is left. */
  isFine: boolean
}

const dayMs = 86_400_000
/** Partitions are whole days; a round of maintenance comes each minute, while days pass. */
const graceDays = 8

/** Returns whether each retention job has removed what had come of age. */
export const removalsOf = (kept: readonly Kept[], now: number): Removal[] =>
  kept.map((each) => {
    const horizon = now - each.days * dayMs
    return {
      ...each,
      isTried: each.oldestAtFirst !== undefined && each.oldestAtFirst < horizon - graceDays * dayMs,
      isFine: (each.oldestAtLast ?? now) >= horizon - graceDays * dayMs,
    }
  })
