import { CommitOutcomeUnknown, ConnectionLost, StatementAfterEnd } from './errors.ts'
import type { Lane } from './lane.ts'
import { createOrm, type Orm } from './orm.ts'
import { createSql, type Sql } from './sql.ts'

/**
 * A transaction on one lane. Only SQL is awaited while it is open; a statement after its end throws
 * StatementAfterEnd.
 */
export interface Tx {
  readonly sql: Sql
  readonly orm: Orm
}

/**
 * Runs the work between begin and commit, once.
 * @throws ConnectionLost when nothing of it is kept, CommitOutcomeUnknown when that cannot be told, or what
 * the work threw
 */
export async function runTransaction<T>(lane: Lane, work: (tx: Tx) => Promise<T>): Promise<T> {
  let open = true
  let firstError: unknown
  let orm: Orm | undefined
  const sql = createSql(async (start) => {
    if (!open) throw new StatementAfterEnd('transaction')
    try {
      return await lane.run(start)
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
  await lane.run((client) => client.unsafe('begin'))
  let result: T
  try {
    result = await work(tx)
  } catch (error) {
    open = false
    await rollback(lane)
    throw error
  }
  open = false
  const command = await commit(lane)
  if (command !== 'COMMIT') {
    throw firstError ?? new Error(`the transaction ended with ${command}`)
  }
  return result
}

/** @returns the command tag: `ROLLBACK` when a statement had failed and the work went on as if it had not */
async function commit(lane: Lane): Promise<string> {
  try {
    const { command } = await lane.run((client) => client.unsafe('commit'))
    return command
  } catch (error) {
    if (error instanceof ConnectionLost && !error.sent) throw error
    if (lane.dead) throw new CommitOutcomeUnknown(error)
    throw error
  }
}

/** A lane that cannot roll back is of no use to anyone else. */
async function rollback(lane: Lane): Promise<void> {
  try {
    await lane.run((client) => client.unsafe('rollback'))
  } catch (error) {
    lane.kill(error)
  }
}
