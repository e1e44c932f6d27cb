import { DomainError } from '@punctual/contracts'

/**
 * The connection died and the transaction was rolled back: rerunning the whole work is safe. 503.
 */
export class ConnectionLost extends DomainError {
  /**
   * Whether a statement had been sent. A single statement outside a transaction may then have been
   * executed.
   */
  readonly sent: boolean

  constructor(cause: unknown, sent: boolean) {
    super('ServiceUnavailableException', 'The service is unavailable for a moment; try again.', {
      cause,
      retryAfter: 1,
    })
    this.name = 'ConnectionLost'
    this.sent = sent
  }
}

/**
 * The connection died during the commit, so the transaction is either committed or rolled back.
 * Never retried automatically; the client finds out by repeating the request with its
 * Idempotency-Key. 503.
 */
export class CommitOutcomeUnknown extends DomainError {
  constructor(cause: unknown) {
    super(
      'ServiceUnavailableException',
      'It is not known whether the request was carried out; send it again with the same Idempotency-Key.',
      { cause, retryAfter: 1 },
    )
    this.name = 'CommitOutcomeUnknown'
  }
}

/** No connection became free within the timeout. 503. */
export class DatabaseBusy extends DomainError {
  constructor() {
    super('ServiceUnavailableException', 'The service is busy; try again.', { retryAfter: 1 })
    this.name = 'DatabaseBusy'
  }
}

/** A programming error: a statement on a transaction, session or database that has ended. */
export class StatementAfterEnd extends Error {
  constructor(ended: string) {
    super(`a statement was run on a ${ended} that has ended`)
    this.name = 'StatementAfterEnd'
  }
}

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

/**
 * Returns the SQLSTATE of an error or of its cause (`23505`), or undefined when Postgres did not
 * raise it.
 */
export function sqlState(error: unknown): string | undefined {
  return field(postgresError(error), 'code') as string | undefined
}

/**
 * Returns whether a unique (or primary key) constraint rejected the row: the named one, or any
 * without a name.
 */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return (
    sqlState(error) === '23505' &&
    (constraint === undefined || field(postgresError(error), 'constraint_name') === constraint)
  )
}

function postgresError(error: unknown): unknown {
  let current = error
  for (let depth = 0; depth < 5 && current !== undefined; depth++) {
    if (field(current, 'name') === 'PostgresError') return current
    current = field(current, 'cause')
  }
  return undefined
}

const contentionStates = new Set(['40001', '40P01', '55P03'])

/**
 * Returns whether the error is contention: a serialization failure, a deadlock, or a lock timeout.
 */
export function isContention(error: unknown): boolean {
  return contentionStates.has(sqlState(error) ?? '')
}

/**
 * Connection exception, insufficient resources (a full disk), operator intervention, system error;
 * a read-only standby.
 */
const outageStates = /^(08|53|57P|58)|^25006$/

/**
 * Returns whether the error means that the database is unavailable. The work failed for a reason of
 * the database's, not its own: it costs no attempt, and a request gets 503.
 */
export function isOutage(error: unknown): boolean {
  for (let current = error, depth = 0; current instanceof Error && depth < 5; depth++) {
    if (
      current instanceof ConnectionLost ||
      current instanceof CommitOutcomeUnknown ||
      current instanceof DatabaseBusy
    )
      return true
    current = current.cause
  }
  return outageStates.test(sqlState(error) ?? '')
}

/** Returns whether rerunning the whole work may succeed. */
export function isTransient(error: unknown): boolean {
  if (error instanceof CommitOutcomeUnknown) return false
  return error instanceof ConnectionLost || isStalePlan(error) || isContention(error)
}

/**
 * A prepared statement that a migration has invalidated; the driver prepares it again at the next
 * attempt.
 */
function isStalePlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && field(postgresError(error), 'routine') === 'RevalidateCachedQuery'
}

/**
 * Returns whether the error means that the connection is lost, or will be before the next
 * statement.
 */
export function endsConnection(error: unknown): boolean {
  const severity = field(error, 'severity')
  if (severity === 'FATAL' || severity === 'PANIC') return true
  const code = field(error, 'code')
  if (typeof code !== 'string') return false
  if (field(error, 'name') === 'PostgresError') return /^(08...|57P0[1-5]|25P03)$/.test(code)
  return /^(CONNECT|E[A-Z]+$|ERR_)/.test(code)
}
