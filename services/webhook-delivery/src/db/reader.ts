import type { Sql } from '@punctual/db'

/** Runs single statements: the database, or a transaction. */
export interface Reader {
  readonly sql: Sql
}
