import { diskOf } from './costs.ts'
import type { Load } from './load.ts'
import type { Measured } from './measured.ts'
import { keptDays } from './retention.ts'

export interface TablePlan {
  table: string
  /** Bytes that a month of 30 days adds. */
  bytesAMonth: number
  /** Days for which rows are kept; undefined: for good. */
  keptDays?: number
  /** Bytes after a month, with the organizations and users. */
  bytesHeld: number
}

const daysOfMonth = 30

/** Returns what each table holds, the largest first. */
export function tablesOf(measured: Measured, load: Load): TablePlan[] {
  const { organizations } = load
  const people = diskOf(measured, {
    organization: organizations,
    user: organizations * load.usersPerOrganization,
  })
  const daily = diskOf(measured, {
    booking: load.bookingsPerDay,
    webhook: load.bookingsPerDay * load.webhooksPerBooking,
  })
  return [...new Set([...Object.keys(people), ...Object.keys(daily)])]
    .map((table): TablePlan => {
      const kept = keptDays(table)
      const perDay = daily[table] ?? 0
      return {
        table,
        bytesAMonth: perDay * daysOfMonth,
        ...(kept !== undefined && { keptDays: kept }),
        bytesHeld: perDay * Math.min(kept ?? daysOfMonth, daysOfMonth) + (people[table] ?? 0),
      }
    })
    .filter(({ bytesHeld }) => bytesHeld > 0)
    .toSorted((a, b) => b.bytesHeld - a.bytesHeld)
}

/** Returns the bytes that a month adds for good. */
export const growthOf = (tables: readonly TablePlan[]): number =>
  tables.reduce((sum, { keptDays: kept, bytesAMonth }) => (kept === undefined ? sum + bytesAMonth : sum), 0)
