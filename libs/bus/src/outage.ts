import { CommitOutcomeUnknown, ConnectionLost, DatabaseBusy, sqlState } from '@punctual/db'

/**
 * Connection exception, insufficient resources, operator intervention, system error; a read-only
 * standby.
 */
const outageStates = /^(08|53|57P|58)|^25006$/

/**
 * Returns whether the error means that the database is unavailable; the interrupted work then loses
 * no attempt.
 */
export function isOutage(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth++) {
    if (
      current instanceof ConnectionLost ||
      current instanceof CommitOutcomeUnknown ||
      current instanceof DatabaseBusy
    )
      return true
    current = current.cause
  }
  return outageStates.test(sqlState(error) ?? '')
}
