import type { Sql } from '@punctual/db'

/** What runs single statements: the database, or a transaction. */
export interface Reader {
  readonly sql: Sql
}
