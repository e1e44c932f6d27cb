import { PgDialect } from 'drizzle-orm/pg-core'
import { PostgresJsDatabase, PostgresJsSession } from 'drizzle-orm/postgres-js'
import type { Sql as DriverSql } from 'postgres'
import type { Sql } from './sql.ts'

/** drizzle without its relational queries. Its `transaction` is not used: `Database.transaction` is. */
export type Orm = PostgresJsDatabase<Record<string, never>>

type Session = PostgresJsSession<DriverSql, Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

/**
 * drizzle on a lane through the few calls that it makes of its client. It is built without `drizzle()`, which
 * would rewrite the client's parsers, and its errors are left as they come: its own wrapper puts every
 * parameter in the message.
 */
export function createOrm(sql: Sql): Orm {
  const client = {
    unsafe: (text: string, values: unknown[]) => sql.unsafe(text, values),
    begin: () =>
      Promise.reject(new Error('drizzle transactions are not used here: call Database.transaction')),
  } as unknown as DriverSql
  const session: Session = new PostgresJsSession(client, dialect, undefined)
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (...args) =>
    Object.assign(prepareQuery(...args), {
      queryWithCache: (_text: string, _values: unknown[], run: () => Promise<unknown>) => run(),
    }) as never
  return new PostgresJsDatabase(dialect, session, undefined)
}
