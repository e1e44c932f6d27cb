import type { Connection } from './connection.ts'
import { StatementAfterEnd } from './errors.ts'
import { createSql, type Sql } from './sql.ts'
import { runTransaction, type Tx } from './transaction.ts'

/**
 * A separate connection for state that lives as long as it does: advisory locks, temporary
 * settings. Never reconnects.
 */
export interface Session {
  readonly sql: Sql
  readonly lost: boolean
  /**
   * Calls the listener once, when the connection dies. @returns a function that removes the
   * listener
   */
  onLost(listener: (cause: unknown) => void): () => void
  /**
   * Runs the work once, on this connection, so that it cannot commit after the session's locks are
   * lost.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Returns the session of an exclusively used connection, which connects at its first statement. */
export function createSession(connection: Connection): Session {
  let closed = false
  const check = (): void => {
    if (closed) throw new StatementAfterEnd('session')
  }
  return {
    sql: createSql(async (start) => {
      check()
      return connection.run(start)
    }),
    get lost() {
      return connection.dead
    },
    onLost: (listener) => connection.onDeath(listener),
    async transaction(work) {
      check()
      return runTransaction(connection, work)
    },
    async close() {
      closed = true
      await connection.end()
    },
  }
}
