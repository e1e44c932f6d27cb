import { DomainError, type ErrorCode } from '@punctual/contracts'
import type { Database } from './database.ts'
import { type IdempotencyScope, scopeOf } from './idempotency-scope.ts'
import type { Tx } from './transaction.ts'

/** A POST with an Idempotency-Key. */
export interface IdempotentRequest {
  key: string
  /**
   * The caller's identity as text; empty without a credential (the body is then part of the key's
   * scope).
   */
  principal: string
  /** Method and path: the same key on another route is another key. */
  route: string
  /** Hash of the body, as text. */
  bodyHash: string
  at: Date
}

export interface IdempotentResult {
  status: number
  body: unknown
  /** Whether this is the stored response of an earlier request: `Idempotent-Replayed: true`. */
  replayed: boolean
}

/** The stored error of an earlier request, thrown again; `at` is when it was first thrown. */
export class ReplayedError extends DomainError {
  readonly at: Date

  constructor(stored: StoredError, at: Date) {
    super(stored.code, stored.message, {
      details: stored.details,
      ...(stored.retryAfter !== undefined && { retryAfter: stored.retryAfter }),
    })
    this.name = 'ReplayedError'
    this.at = at
  }
}

interface StoredError {
  code: ErrorCode
  message: string
  details: DomainError['details']
  retryAfter?: number | undefined
}

type Stored = { body?: unknown } | { error: StoredError }

/** Retention of stored responses. */
const lifetime = 24 * 3_600_000

/**
 * Errors that the operation decided and that the same request would get again. The others (401,
 * 403, 429, 5xx) may not occur at the next attempt. An invalid field is not stored: the client
 * corrects it under the same key.
 */
const storedRefusals = new Set([400, 404, 409, 422])
const isStored = ({ status, code }: DomainError): boolean =>
  storedRefusals.has(status) && code !== 'BadRequestException'

/**
 * Runs the work in one transaction, at most once per key; the response is stored in that
 * transaction for 24 hours. Without a request the work just runs in a transaction.
 * @throws DomainError idempotency_key_in_flight (409) while another request with the key runs,
 *   idempotency_key_reused (422) when it had another body; ReplayedError; the error of the work: a
 *   400, 404, 409 or 422 is stored after the rollback
 */
export async function runIdempotent(
  db: Database,
  request: IdempotentRequest | undefined,
  work: (tx: Tx) => Promise<{ status: number; body: unknown }>,
): Promise<IdempotentResult> {
  if (!request) return { ...(await db.transaction(work)), replayed: false }
  const scope = scopeOf(request)
  let began = false
  try {
    return await db.transaction(async (tx) => {
      began = false
      const [isLocked, earlier] = await Promise.all([lock(tx, scope), find(tx, scope, request)])
      if (!isLocked) throw new DomainError('idempotency_key_in_flight', undefined, { retryAfter: 1 })
      if (earlier) return earlier()
      began = true
      const { status, body } = await work(tx)
      if (status < 300 || storedRefusals.has(status)) store(tx, scope, request, status, { body })
      return { status, body, replayed: false }
    })
  } catch (error) {
    if (began && error instanceof DomainError && isStored(error)) {
      await storeRefusal(db, scope, request, error)
    }
    throw error
  }
}

async function lock(tx: Tx, scope: IdempotencyScope): Promise<boolean> {
  const [row] = await tx.sql<{ locked: boolean }[]>`
    select pg_try_advisory_xact_lock(${scope.lock}::bigint) as locked`
  return row?.locked === true
}

/** @returns a function that returns the stored response or throws the stored error */
async function find(
  tx: Tx,
  scope: IdempotencyScope,
  request: IdempotentRequest,
): Promise<(() => IdempotentResult) | undefined> {
  const [row] = await tx.sql<{ bodyHash: string; status: number; response: Buffer; createdAt: Date }[]>`
    select body_hash as "bodyHash", status, response, created_at as "createdAt" from idempotency_key
    where principal = ${scope.principal} and route = ${request.route} and key_hash = ${scope.keyHash}
      and created_at > ${new Date(request.at.getTime() - lifetime)}`
  if (!row) return undefined
  return () => {
    if (row.bodyHash !== request.bodyHash) throw new DomainError('idempotency_key_reused')
    const stored = JSON.parse(scope.open(row.response)) as Stored
    if ('error' in stored) throw new ReplayedError(stored.error, row.createdAt)
    return { status: row.status, body: stored.body, replayed: true }
  }
}

function store(
  tx: Tx,
  scope: IdempotencyScope,
  request: IdempotentRequest,
  status: number,
  stored: Stored,
): void {
  tx.send(tx.sql`
    insert into idempotency_key (principal, route, key_hash, body_hash, status, response, created_at)
    values (${scope.principal}, ${request.route}, ${scope.keyHash}, ${request.bodyHash}, ${status},
      ${scope.seal(JSON.stringify(stored))}, ${request.at})
    on conflict (principal, route, key_hash) do update
      set body_hash = excluded.body_hash, status = excluded.status, response = excluded.response,
        created_at = excluded.created_at`)
}

/**
 * Stores the error in its own transaction because the work's transaction was rolled back. Does not
 * overwrite the row of a request that ran in between.
 */
async function storeRefusal(
  db: Database,
  scope: IdempotencyScope,
  request: IdempotentRequest,
  error: DomainError,
): Promise<void> {
  const { code, message, details, retryAfter } = error
  await db.transaction(async (tx) => {
    if (!(await lock(tx, scope))) return
    if (await isKept(tx, scope, request)) return
    store(tx, scope, request, error.status, { error: { code, message, details, retryAfter } })
  })
}

async function isKept(tx: Tx, scope: IdempotencyScope, request: IdempotentRequest): Promise<boolean> {
  const { count } = await tx.sql`
    select 1 from idempotency_key
    where principal = ${scope.principal} and route = ${request.route} and key_hash = ${scope.keyHash}
      and created_at > ${new Date(request.at.getTime() - lifetime)}`
  return count > 0
}
