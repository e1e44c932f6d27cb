/**
 * The database of a service. src/migrations has the tables of every schema (outbox, event_log,
 * inbox, dead_letter, relay_state, consumer_state, idempotency_key, erasure).
 *
 * The loops of a worker wake by `db.onWork(kind, fn)` for commits of this process and of others,
 * and also look on their own. The publisher of the outbox holds its leader lock on `db.session()`,
 * whose `transaction` cannot commit once the lock is lost.
 */
export { type Client, type ClientOptions, type OneConnection, openConnection } from './client.ts'
export { type Database, type DatabaseOptions, openDatabase } from './database.ts'
export { addDeadLetter, type DeadLetter } from './dead-letter.ts'
export { type Erasure, erasedSince, rememberErasure } from './erasures.ts'
export {
  CommitOutcomeUnknown,
  ConnectionLost,
  DatabaseBusy,
  isContention,
  isOutage,
  isTransient,
  isUniqueViolation,
  StatementAfterEnd,
  sqlState,
} from './errors.ts'
export {
  type IdempotentRequest,
  type IdempotentResult,
  ReplayedError,
  runIdempotent,
} from './idempotency.ts'
export { firstSeen } from './inbox.ts'
export { type Listener, listen } from './listen.ts'
export { type Log, silentLog } from './log.ts'
export { maintain, startMaintenance } from './maintenance.ts'
export { mentions } from './mentions.ts'
export { type MigrationSet, migrate, pendingMigrations } from './migrate.ts'
export type { Orm } from './orm.ts'
export { appendEvent, insertEvents, type NewEvent, newEventId } from './outbox.ts'
export { pause } from './pause.ts'
export { preparedOnce } from './prepared.ts'
export { containsText } from './search.ts'
export { serverUrls } from './server-urls.ts'
export { roleOf, schemaOf, servicePassword, serviceUrl } from './service-url.ts'
export type { Session } from './session.ts'
export { listed, type Sql, type Value } from './sql.ts'
export { primaryReads, type StaleReads, standbyReads } from './stale-reads.ts'
export type { Row, Rows, Statement } from './statement.ts'
export type { Tx } from './transaction.ts'
export { Wake } from './wake.ts'
export { wakeForWork } from './wake-for-work.ts'
export { queueWork, type WorkKind, workChannel } from './work-wakes.ts'
