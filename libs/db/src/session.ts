import { StatementAfterEnd } from './errors.ts'
import type { Lane } from './lane.ts'
import { createSql, type Sql } from './sql.ts'
import { runTransaction, type Tx } from './transaction.ts'

/**
 * A separate connection for state that lives as long as it does: advisory locks, temporary settings. Never reconnects.
 */
export interface Session {
  readonly sql: Sql
  readonly lost: boolean
  /** Calls the listener once, when the connection dies. @returns a function that removes the listener */
  onLost(listener: (cause: unknown) => void): () => void
  /** Runs the work once, on this connection, so that it cannot commit after the session's locks are lost. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Returns the session of an exclusively used lane, which connects at its first statement. */
export function createSession(lane: Lane): Session {
  let closed = false
  const check = (): void => {
    if (closed) throw new StatementAfterEnd('session')
  }
  return {
    sql: createSql(async (start) => {
      check()
      return lane.run(start)
    }),
    get lost() {
      return lane.dead
    },
    onLost: (listener) => lane.onDeath(listener),
    async transaction(work) {
      check()
      return runTransaction(lane, work)
    },
    async close() {
      closed = true
      await lane.end()
    },
  }
}
