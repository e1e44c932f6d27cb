import type { Tracing } from '@punctual/tracing'
import type { openConnection } from './client.ts'
import { Connection } from './connection.ts'
import { ConnectionPool } from './connection-pool.ts'
import { isTransient } from './errors.ts'
import { type Listener, listen } from './listen.ts'
import { type Log, silentLog } from './log.ts'
import { createOrm, type Orm } from './orm.ts'
import { OutageLog } from './outage-log.ts'
import { pause } from './pause.ts'
import { createSession, type Session } from './session.ts'
import { createSql, type Sql } from './sql.ts'
import { readOnlyOutside, runTransaction, type Tx } from './transaction.ts'
import { queuedBy, type WorkKind, type WorkListener, WorkWakes, workChannel } from './work-wakes.ts'

/** A service's own schema. */
export interface Database {
  readonly schema: string
  /** Runs single statements outside transactions. */
  readonly sql: Sql
  readonly orm: Orm
  /** For what works on rows of this schema: relay, consumers, timers. Undefined while it is off. */
  readonly tracing: Tracing | undefined
  /**
   * Runs the work in one transaction and commits it. Reruns the whole work, up to `attempts` times
   * (3), after a serialization failure, a deadlock, a lock timeout, or a connection lost before the
   * commit.
   * @throws CommitOutcomeUnknown, ConnectionLost, DatabaseBusy (all 503), or what the work threw
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: { attempts?: number }): Promise<T>
  /**
   * Calls the listener after every commit that queued such work (`queueWork`): at once for commits
   * here, by a notification for those of processes without the work's loop. Also calls it when it
   * may have missed some.
   */
  onWork(kind: WorkKind, listener: WorkListener): Listener
  /** Listens on a channel of this database. */
  listen(channel: string, fn: (payload: string | undefined) => void): Listener
  /** Opens a separate connection, outside the pools. */
  session(): Session
  /**
   * Waits for running work (10 s at most) and ends every connection except those of listeners and
   * sessions.
   */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** search_path = this schema, then public. */
  schema: string
  log?: Log
  /** Makes a span of each transaction within another span. */
  tracing?: Tracing | undefined
  /** Connections for transactions (8). */
  transactionConnections?: number
  /** Connections for single statements (4). */
  statementConnections?: number
  /**
   * Statement timeout in milliseconds (10 000). After one and a half times as long without an
   * answer the connection counts as lost.
   */
  statementTimeout?: number
  /** Milliseconds to wait for a free connection, and for running work at the end (10 000). */
  acquireTimeoutMs?: number
  /** Multiplies the default timeouts above and the timeout of a new connection (1). */
  deadlineFactor?: number
  /** Opens connections to something else than Postgres, for simulations. */
  connect?: typeof openConnection
}

/** Milliseconds. An idle transaction is ended only long after its request's deadline. */
const idleInTransaction = 60_000
const usualDeadline = 10_000
/** Seconds. */
const connectTimeout = 5

/**
 * Opens the database for one service. Connects at the first use and reconnects when necessary. Long
 * because its functions share the pools.
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { schema, log = silentLog, tracing, deadlineFactor = 1 } = options
  const {
    statementTimeout = usualDeadline * deadlineFactor,
    acquireTimeoutMs = usualDeadline * deadlineFactor,
  } = options
  const outage = new OutageLog(log, schema)
  const parameters = {
    search_path: `"${schema}", public`,
    application_name: schema,
    statement_timeout: `${statementTimeout}`,
    lock_timeout: `${Math.ceil(statementTimeout / 2)}`,
    idle_in_transaction_session_timeout: `${idleInTransaction * deadlineFactor}`,
  }
  const openConnection = (more = {}): Connection => {
    const connection = new Connection(url, {
      parameters: { ...parameters, ...more },
      statementDeadline: statementTimeout * 1.5,
      connectTimeout: connectTimeout * deadlineFactor,
      ...(options.connect && { connect: options.connect }),
    })
    connection.onDeath((cause) => outage.lost(cause))
    return connection
  }
  const useConnection = async <T>(
    pool: ConnectionPool,
    use: (connection: Connection) => Promise<T>,
  ): Promise<T> => {
    const connection = await pool.take()
    try {
      const result = await use(connection)
      outage.works()
      return result
    } finally {
      pool.giveBack(connection)
    }
  }
  const transactionConnections = new ConnectionPool(
    () => openConnection(readOnlyOutside),
    options.transactionConnections ?? 8,
    acquireTimeoutMs,
  )
  const statementConnections = new ConnectionPool(
    () => openConnection(),
    options.statementConnections ?? 4,
    acquireTimeoutMs,
  )
  const sql = createSql((start) => useConnection(statementConnections, (connection) => connection.run(start)))
  const wakes = new WorkWakes({
    notify: (kind) => sql`select pg_notify(${workChannel(schema)}, ${kind})`,
    listen: (fn) => listen(url, workChannel(schema), fn, log),
    log,
  })

  async function once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    let queued: readonly WorkKind[] = []
    const result = await useConnection(transactionConnections, (connection) =>
      runTransaction(
        connection,
        async (tx) => {
          const value = await work(tx)
          queued = queuedBy(tx)
          return value
        },
        { sendsBegin: true, tracing },
      ),
    )
    wakes.committed(queued)
    return result
  }

  async function transaction<T>(work: (tx: Tx) => Promise<T>, { attempts = 3 } = {}): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt >= attempts || !isTransient(error)) throw error
        await pause(attempt * (10 + Math.random() * 40))
      }
    }
  }

  const attributes = { 'db.system.name': 'postgresql', 'db.namespace': schema }

  return {
    schema,
    sql,
    orm: createOrm(sql),
    tracing,
    // Those of loops, outside of any span, would each be a trace.
    transaction: (work, options) =>
      tracing?.current()
        ? tracing.run('transaction', { kind: 'client', attributes }, () => transaction(work, options))
        : transaction(work, options),
    onWork: (kind, listener) => wakes.subscribe(kind, listener),
    listen: (channel, fn) => listen(url, channel, fn, log),
    session: () => createSession(openConnection()),
    async close() {
      wakes.stop()
      await Promise.all([
        transactionConnections.close(acquireTimeoutMs),
        statementConnections.close(acquireTimeoutMs),
      ])
    },
  }
}
