import type { Tracing } from '@punctual/tracing'
import type { Connection } from './connection.ts'
import { CommitOutcomeUnknown, ConnectionLost, StatementAfterEnd, sqlState } from './errors.ts'
import { createOrm, type Orm } from './orm.ts'
import { createSql, type Sql } from './sql.ts'
import type { Statement } from './statement.ts'

/**
 * A transaction on one connection. Await only SQL while it is open; a statement after its end
 * throws StatementAfterEnd.
 */
export interface Tx {
  readonly sql: Sql
  readonly orm: Orm
  /** W3C traceparent of the running span, for rows that continue its trace. */
  readonly traceparent: string | undefined
  /**
   * Sends a statement whose rows are not needed, without waiting for it. If it fails, so do the
   * statements after it and the transaction, with its error.
   */
  send(statement: Statement<unknown>): void
}

/**
 * Parameters of a connection whose transactions may send their first statement with `begin`: if
 * only `begin` failed, that statement would be a transaction of its own, and must not write.
 */
export const readOnlyOutside = { default_transaction_read_only: 'on' }

const noop = (): void => {}

/**
 * Runs the work between begin and commit, once. The first statement is sent with `begin`, and
 * `commit` with the last one if the work has not awaited it: two round trips fewer.
 * @param options.sendsBegin whether the connection has the parameters `readOnlyOutside`; without
 *   them, the first statement waits for `begin`
 * @throws ConnectionLost when it was rolled back, CommitOutcomeUnknown when that is unknown, or
 *   what the work threw
 */
export async function runTransaction<T>(
  connection: Connection,
  work: (tx: Tx) => Promise<T>,
  { sendsBegin = false, tracing }: { sendsBegin?: boolean; tracing?: Tracing | undefined } = {},
): Promise<T> {
  let open = true
  let firstError: unknown
  let orm: Orm | undefined
  const note = (error: unknown): never => {
    firstError ??= error
    throw error
  }
  const sql = createSql(async (start) => {
    if (!open) throw new StatementAfterEnd('transaction')
    const [, result] = await Promise.all([begun, connection.run(start).catch(note)])
    return result
  })
  const tx: Tx = {
    sql,
    get orm() {
      orm ??= createOrm(sql)
      return orm
    },
    get traceparent() {
      return tracing?.current()
    },
    send(statement) {
      if (!open) throw new StatementAfterEnd('transaction')
      statement.catch(noop)
    },
  }
  const begun = connection.run((client) => client.unsafe('begin read write')).catch(note)
  begun.catch(noop)
  if (!sendsBegin) await begun
  let result: T
  try {
    result = await work(tx)
  } catch (error) {
    open = false
    await rollback(connection)
    throw isAborted(error) ? (firstError ?? error) : error
  }
  open = false
  const command = await commit(connection)
  if (command !== 'COMMIT') {
    throw firstError ?? new Error(`the transaction ended with ${command}`)
  }
  await begun
  return result
}

/** Returns whether Postgres has refused a statement because of an earlier error. */
const isAborted = (error: unknown): boolean => sqlState(error) === '25P02'

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
