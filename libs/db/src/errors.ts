import { DomainError } from '@punctual/contracts'

/** The connection died and nothing of the transaction is kept: running the whole work again is safe. 503. */
export class ConnectionLost extends DomainError {
  /**
   * Whether a statement was on its way, so that a single statement outside a transaction may have been
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
 * The connection died while the commit was under way: the work is done, or nothing of it is. Never retried
 * blindly; the caller settles it by asking again with its Idempotency-Key. 503.
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

/** Every connection stayed busy for longer than a caller should wait. 503. */
export class DatabaseBusy extends DomainError {
  constructor() {
    super('ServiceUnavailableException', 'The service is busy; try again.', { retryAfter: 1 })
    this.name = 'DatabaseBusy'
  }
}

/** A fault of the program: a statement on a transaction, session or database that has ended. */
export class StatementAfterEnd extends Error {
  constructor(ended: string) {
    super(`a statement was run on a ${ended} that has ended`)
    this.name = 'StatementAfterEnd'
  }
}

const field = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? (error as Record<string, unknown>)[name] : undefined

/**
 * @returns the SQLSTATE of an error or of what caused it (`23505`); undefined when Postgres did not raise it
 */
export function sqlState(error: unknown): string | undefined {
  return field(postgresError(error), 'code') as string | undefined
}

/** @returns whether a unique (or primary key) constraint refused the row; of that name, when one is given */
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

/** @returns whether others are at the same rows: a serialization failure, a deadlock, or a lock not to be had */
export function isContention(error: unknown): boolean {
  return contentionStates.has(sqlState(error) ?? '')
}

/** @returns whether the same work may succeed when it is run again from its begin */
export function isTransient(error: unknown): boolean {
  if (error instanceof CommitOutcomeUnknown) return false
  return error instanceof ConnectionLost || isStalePlan(error) || isContention(error)
}

/** A prepared statement that a migration has overtaken; the driver prepares it anew at the next try. */
function isStalePlan(error: unknown): boolean {
  return sqlState(error) === '0A000' && field(postgresError(error), 'routine') === 'RevalidateCachedQuery'
}

/** @returns whether the error means that the connection is gone, or will be before the next statement */
export function endsConnection(error: unknown): boolean {
  const severity = field(error, 'severity')
  if (severity === 'FATAL' || severity === 'PANIC') return true
  const code = field(error, 'code')
  if (typeof code !== 'string') return false
  if (field(error, 'name') === 'PostgresError') return /^(08...|57P0[1-5]|25P03)$/.test(code)
  return /^(CONNECT|E[A-Z]+$|ERR_)/.test(code)
}
