export { type Database, type DatabaseOptions, openDatabase } from './database.ts'
export { addDeadLetter, type DeadLetter } from './dead-letter.ts'
export {
  CommitOutcomeUnknown,
  ConnectionLost,
  DatabaseBusy,
  isExclusionViolation,
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
export type { Log } from './log.ts'
export { maintain, startMaintenance } from './maintenance.ts'
export { type MigrationSet, migrate } from './migrate.ts'
export type { Orm } from './orm.ts'
export { appendEvent, type NewEvent, newEventId } from './outbox.ts'
export { outboxChannel } from './outbox-wake.ts'
export { roleOf, schemaOf, servicePassword, serviceUrl } from './service-url.ts'
export type { Session } from './session.ts'
export type { Sql, Value } from './sql.ts'
export type { Row, Rows, Statement } from './statement.ts'
export type { Tx } from './transaction.ts'
