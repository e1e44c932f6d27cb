import { PgDialect } from 'drizzle-orm/pg-core'
import { PostgresJsDatabase, PostgresJsSession } from 'drizzle-orm/postgres-js'
import type { Sql as DriverSql } from 'postgres'
import type { Sql } from './sql.ts'

/**
 * drizzle without its relational queries. Use `Database.transaction` instead of its `transaction`.
 */
export type Orm = PostgresJsDatabase<Record<string, never>>

type Session = PostgresJsSession<DriverSql, Record<string, never>, Record<string, never>>

const dialect = new PgDialect()

/**
 * Creates drizzle on a connection through the few client calls that it uses. Does not use
 * `drizzle()`, which would replace the client's parsers. Errors stay unwrapped because drizzle's
 * wrapper puts every parameter in the message.
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
