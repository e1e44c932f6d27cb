import { Readable } from 'node:stream'
import { type Clock, DomainError } from '@punctual/contracts'
import { connectToAny, firstOrigin } from '@punctual/http'
import { type Dispatcher, Pool } from 'undici'
import { type Answer, AnswerReceiver } from './answer.ts'
import { Breaker } from './breaker.ts'

/**
 * Milliseconds. Shorter than the keep-alive of the services (72 s), so that they never close a
 * connection in use.
 */
const keepAlive = 4_000
const connectTimeout = 2_000
const defaultDeadline = 15_000
/**
 * Maximum connections and concurrent requests per service: more would only wait and use memory.
 * Streams have a separate pool: each occupies a connection for long, which counts as dead after
 * `bodyTimeout` milliseconds without data.
 */
const capacities = {
  calls: { connections: 64, bulkhead: 200 },
  streams: { connections: 1_000, bulkhead: 1_000, bodyTimeout: 60_000 },
}

/** A client of one service: a pool of connections with a breaker and a bulkhead. */
export class Upstream {
  readonly #pool: Pool
  readonly #breaker: Breaker
  readonly #bulkhead: number
  /** Whether the deadline ends with the response headers, as the body is a stream. */
  readonly #isStreaming: boolean
  readonly #deadlineFactor: number
  #underWay = 0

  /**
   * @param urls addresses of the service, with commas between them
   * @param options.deadlineFactor multiplies all deadlines; defaults to 1
   */
  constructor(
    urls: string,
    clock: Clock,
    { kind = 'calls', deadlineFactor = 1 }: { kind?: keyof typeof capacities; deadlineFactor?: number } = {},
  ) {
    const { bulkhead, ...limits } = capacities[kind]
    this.#bulkhead = bulkhead
    this.#isStreaming = kind === 'streams'
    this.#deadlineFactor = deadlineFactor
    this.#breaker = new Breaker(clock)
    this.#pool = new Pool(firstOrigin(urls), {
      ...limits,
      pipelining: 1,
      keepAliveTimeout: keepAlive,
      connect: connectToAny(urls, connectTimeout * deadlineFactor),
    })
  }

  /**
   * Sends a request; fails immediately with 503 if the breaker is open or the bulkhead is full.
   * @param settle called once, with the answer or the error that the client gets
   */
  request(options: Dispatcher.DispatchOptions, settle: (outcome: Answer | DomainError) => void): void {
    if (this.#underWay >= this.#bulkhead || !this.#breaker.allows()) {
      settle(unavailable())
      return
    }
    this.#underWay += 1
    // The deadline covers the whole call: the wait for a connection, the headers and, except for
    // streams, the body.
    const stretched = (milliseconds: number) => milliseconds * this.#deadlineFactor
    const headersTimeout = stretched(options.headersTimeout ?? defaultDeadline)
    const bodyTimeout = options.bodyTimeout == null ? {} : { bodyTimeout: stretched(options.bodyTimeout) }
    const receiver = new AnswerReceiver((answer) => {
      const outcome = answer instanceof Error ? explain(answer, options.body) : answer
      this.#breaker.record(outcome instanceof DomainError && outcome.status >= 500)
      if (this.#isStreaming) clearTimeout(deadline)
      if ('body' in outcome && outcome.body instanceof Readable) outcome.body.once('close', done)
      else done()
      settle(outcome)
    })
    const deadline = setTimeout(() => receiver.abort(late()), headersTimeout)
    const done = () => {
      this.#underWay -= 1
      clearTimeout(deadline)
    }
    this.#pool.dispatch({ ...options, headersTimeout, ...bodyTimeout }, receiver)
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}

const late = () => Object.assign(new Error('the service took too long'), { name: 'TimeoutError' })

const unavailable = (cause?: unknown) =>
  new DomainError('ServiceUnavailableException', 'The service is unavailable for a moment; try again.', {
    cause,
    retryAfter: 1,
  })

const slow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'TimeoutError'])
const isSlow = ({ name, code }: NodeJS.ErrnoException): boolean => slow.has(code ?? '') || slow.has(name)

/** Returns the error of a failed call: 4xx if the client caused it, 5xx if the service did. */
function explain(error: Error, body: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (!isSlow(error)) return unavailable(error)
  if (body instanceof Readable && !body.readableEnded)
    return new DomainError('BadRequestException', 'The body took too long to arrive.')
  const message = 'The service did not answer in time; try again.'
  return new DomainError('GatewayTimeoutException', message, { cause: error })
}

/**
 * Returns the error that a client gets if a service does not answer, without addresses or internal
 * messages.
 */
export function upstreamError(error: unknown): DomainError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DomainError) return cause
  return unavailable(error)
}
