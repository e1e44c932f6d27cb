import { StatementAfterEnd } from './errors.ts'
import type { Lane } from './lane.ts'
import { createSql, type Sql } from './sql.ts'
import { runTransaction, type Tx } from './transaction.ts'

/**
 * A connection of one's own, for what lives as long as it does: advisory locks, temporary settings. Never
 * reconnects.
 */
export interface Session {
  readonly sql: Sql
  readonly lost: boolean
  /** Calls the listener once, when the connection dies. @returns takes the listener back */
  onLost(listener: (cause: unknown) => void): () => void
  /** Runs the work once, on this connection: whoever has lost the session's locks cannot commit. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** @returns the session of a lane that nobody else uses; it connects at its first statement */
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
