import type { Store } from './store.ts'

/** One execution of a statement. */
export interface Execution {
  store: Store
  /** The parameters, in the order of the text. */
  values: readonly unknown[]
  /** The number of the connection. */
  connection: number
}

/** What Postgres does with a statement, in memory. */
export interface ModelledStatement {
  /** How its text begins, with single spaces and parameters as `?`. */
  sql: string
  /** @returns its rows, the number of affected rows, or nothing when the caller needs neither */
  run(execution: Execution): readonly object[] | number | undefined
  /**
   * Returns what must be equal to Postgres's rows, where these do not follow from the data: ids of
   * connections, or which ones of equally early rows are within a limit. Without it, all rows.
   */
  comparable?: (rows: readonly object[]) => unknown
}
