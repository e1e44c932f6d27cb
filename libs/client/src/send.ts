import type { RequestOptions } from './answers.ts'
import type { Connection } from './connection.ts'
import { errorOf, PunctualConnectionError, PunctualError } from './errors.ts'

/** One call of the API. */
export interface Call {
  method: string
  /** Path with its query. */
  path: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Whether the server does it once, however often it is sent. */
  isRepeatable: boolean
}

/** Milliseconds before the first retry; doubles with each one. */
const firstDelayMs = 500
/** A longer Retry-After is left to the caller. */
const maxDelayMs = 60_000

/**
 * Sends a call, and again after a failure that may pass: 429 always, because the server has not
 * executed the call; no answer, 502, 503, 504 and a key in flight only if it is repeatable.
 * @param read reads the answer of a success, within the timeout
 * @throws PunctualError when the server refuses it, PunctualConnectionError without an answer, the
 *   reason of an aborted signal
 */
export async function send<Result>(
  connection: Connection,
  call: Call,
  options: RequestOptions,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  const retries = options.maxRetries ?? connection.maxRetries
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(connection, call, options, read)
    } catch (error) {
      options.signal?.throwIfAborted()
      const delay = attempt < retries ? delayOf(error, call, attempt) : undefined
      if (delay === undefined) throw error
      await wait(delay, options.signal)
    }
  }
}

async function sendOnce<Result>(
  connection: Connection,
  { method, path, body, headers }: Call,
  options: RequestOptions,
  read: (answer: Response) => Promise<Result>,
): Promise<Result> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), options.timeoutMs ?? connection.timeoutMs)
  const signals = options.signal ? [timeout.signal, options.signal] : [timeout.signal]
  try {
    const answer = await connection.fetch(`${connection.baseUrl}${path}`, {
      method,
      headers: { ...(await connection.headers()), ...headers, ...options.headers },
      signal: AbortSignal.any(signals),
      ...(body !== undefined && { body }),
    })
    if (!answer.ok) throw errorOf(answer, await answer.text())
    return await read(answer)
  } catch (error) {
    options.signal?.throwIfAborted()
    if (error instanceof PunctualError) throw error
    if (timeout.signal.aborted)
      throw new PunctualConnectionError('The server took too long to answer', { isTimeout: true })
    throw new PunctualConnectionError(`No answer of ${connection.baseUrl}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** Returns the milliseconds before the next attempt; undefined if there must be none. */
function delayOf(error: unknown, { isRepeatable }: Call, attempt: number): number | undefined {
  const backoff = firstDelayMs * 2 ** attempt * (0.5 + Math.random() / 2)
  if (error instanceof PunctualConnectionError) return isRepeatable ? backoff : undefined
  if (!(error instanceof PunctualError)) return undefined
  const { status, code, retryAfterMs } = error
  const mayPass = [502, 503, 504].includes(status) || code === 'idempotency_key_in_flight'
  if (status !== 429 && !(mayPass && isRepeatable)) return undefined
  const delay = retryAfterMs ?? backoff
  return delay > maxDelayMs ? undefined : delay
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
