import type { Connection } from './connection.ts'
import { CommitOutcomeUnknown, ConnectionLost, StatementAfterEnd } from './errors.ts'
import { createOrm, type Orm } from './orm.ts'
import { createSql, type Sql } from './sql.ts'

/**
 * A transaction on one connection. Await only SQL while it is open; a statement after its end
 * throws StatementAfterEnd.
 */
export interface Tx {
  readonly sql: Sql
  readonly orm: Orm
}

/**
 * Runs the work between begin and commit, once.
 * @throws ConnectionLost when it was rolled back, CommitOutcomeUnknown when that is unknown, or
 *   what the work threw
 */
export async function runTransaction<T>(connection: Connection, work: (tx: Tx) => Promise<T>): Promise<T> {
  let open = true
  let firstError: unknown
  let orm: Orm | undefined
  const sql = createSql(async (start) => {
    if (!open) throw new StatementAfterEnd('transaction')
    try {
      return await connection.run(start)
    } catch (error) {
      firstError ??= error
      throw error
    }
  })
  const tx: Tx = {
    sql,
    get orm() {
      orm ??= createOrm(sql)
      return orm
    },
  }
  await connection.run((client) => client.unsafe('begin'))
  let result: T
  try {
    result = await work(tx)
  } catch (error) {
    open = false
    await rollback(connection)
    throw error
  }
  open = false
  const command = await commit(connection)
  if (command !== 'COMMIT') {
    throw firstError ?? new Error(`the transaction ended with ${command}`)
  }
  return result
}

/**
 * Commits. @returns the command tag: `ROLLBACK` when a statement failed and the work ignored the
 * error
 */
async function commit(connection: Connection): Promise<string> {
  try {
    const { command } = await connection.run((client) => client.unsafe('commit'))
    return command
  } catch (error) {
    if (error instanceof ConnectionLost && !error.sent) throw error
    if (connection.dead) throw new CommitOutcomeUnknown(error)
    throw error
  }
}

/** Kills a connection that cannot roll back, because it is unusable. */
async function rollback(connection: Connection): Promise<void> {
  try {
    await connection.run((client) => client.unsafe('rollback'))
  } catch (error) {
    connection.kill(error)
  }
}
