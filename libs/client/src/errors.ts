import type { KnownErrorCode } from './generated/names.ts'

/** The code of an error; a newer server may send others than those known here. */
export type ErrorCode = KnownErrorCode | (string & {})

/** What is wrong with one field of a request. */
export interface FieldError {
  /** Path of the field, with dots: `attendee.timeZone`. */
  path: string
  message: string
}

interface ErrorParts {
  status: number
  code: ErrorCode
  message: string
  fields?: readonly FieldError[]
  requestId?: string
  retryAfterMs?: number
}

/** The server refused a request. */
export class PunctualError extends Error {
  override readonly name = 'PunctualError'
  /** The HTTP status. */
  readonly status: number
  /** The machine-readable reason, such as `slot_taken`. */
  readonly code: ErrorCode
  /** Every invalid field of the request. */
  readonly fields: readonly FieldError[]
  /** The request's id in the logs of the server. */
  readonly requestId: string | undefined
  /** Milliseconds after which the server expects the next attempt. */
  readonly retryAfterMs: number | undefined

  constructor({ status, code, message, fields = [], requestId, retryAfterMs }: ErrorParts) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
    this.requestId = requestId
    this.retryAfterMs = retryAfterMs
  }
}

/** No answer came: the server was not reached, or took longer than the timeout. */
export class PunctualConnectionError extends Error {
  override readonly name = 'PunctualConnectionError'
  readonly isTimeout: boolean

  constructor(message: string, options: { cause?: unknown; isTimeout?: boolean } = {}) {
    super(message, { cause: options.cause })
    this.isTimeout = options.isTimeout ?? false
  }
}

/** Returns whether the server refused a request with this code, or with any without one. */
export function isPunctualError<Code extends KnownErrorCode>(
  error: unknown,
  code?: Code,
): error is PunctualError & { code: Code } {
  return error instanceof PunctualError && (code === undefined || error.code === code)
}

/** Returns the error of an answer: of the API's envelope, or of an OAuth endpoint (RFC 6749). */
export function errorOf({ status, statusText, headers }: Response, text: string): PunctualError {
  const body = parse(text)
  const retryAfterMs = retryAfterOf(headers)
  const common = {
    status,
    ...(headers.has('x-request-id') && { requestId: headers.get('x-request-id') ?? '' }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  }
  const { error, error_description: description } = body
  if (typeof error === 'string')
    return new PunctualError({ ...common, code: error, message: description ?? error })
  return new PunctualError({
    ...common,
    code: error?.code ?? `http_${status}`,
    message: error?.message ?? `${status} ${statusText}`.trim(),
    fields: error?.details?.errors ?? [],
  })
}

interface ErrorBody {
  error?: { code?: string; message?: string; details?: { errors?: FieldError[] } } | string
  error_description?: string
}

function parse(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** Returns the milliseconds of Retry-After: seconds, or a time that counts from the Date header. */
function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const wait = Date.parse(text) - Date.parse(headers.get('date') ?? '')
  return Number.isNaN(wait) ? undefined : Math.max(0, wait)
}
