import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import { type Clock, DomainError } from '@punctual/contracts'
import { buildConnector, type Dispatcher, Pool } from 'undici'
import { Breaker } from './breaker.ts'

type Callback = (error: Error | null, answer: Dispatcher.ResponseData) => void

/** Milliseconds. Kept for less than services keep theirs (72 s), so that none ends under a request. */
const keepAlive = 4_000
const connectTimeout = 2_000
const connectAgainAfter = 100
const defaultDeadline = 15_000
/**
 * Connections, and requests under way to one service: more would only wait, and take the others' memory. Streams are apart:
 * they last, and each has its connection, which is dead when nothing comes over it for as long as that.
 */
const rooms = {
  calls: { connections: 64, bulkhead: 200 },
  streams: { connections: 1_000, bulkhead: 1_000, bodyTimeout: 60_000 },
}

/** A service as the gateway reaches it: a pool of connections behind a breaker and a bulkhead. */
export class Upstream {
  readonly #pool: Pool
  readonly #breaker: Breaker
  readonly #bulkhead: number
  /** Whether answers may go on after their beginning. */
  readonly #lasts: boolean
  readonly #deadlineFactor: number
  #underWay = 0

  /** @param options.deadlineFactor multiplies every deadline (1) */
  constructor(
    origin: string,
    clock: Clock,
    { room = 'calls', deadlineFactor = 1 }: { room?: keyof typeof rooms; deadlineFactor?: number } = {},
  ) {
    const { bulkhead, ...limits } = rooms[room]
    this.#bulkhead = bulkhead
    this.#lasts = room === 'streams'
    this.#deadlineFactor = deadlineFactor
    this.#breaker = new Breaker(clock)
    this.#pool = new Pool(origin, {
      ...limits,
      pipelining: 1,
      keepAliveTimeout: keepAlive,
      connect: connectTwice(buildConnector({ timeout: connectTimeout * deadlineFactor })),
    })
  }

  /** As undici's `request` with a callback; refuses at once, 503, what would not come through. */
  request(options: Dispatcher.RequestOptions, callback: Callback): void {
    if (this.#underWay >= this.#bulkhead || !this.#breaker.allows()) {
      callback(unavailable(), none)
      return
    }
    this.#underWay += 1
    // Of the whole call, the wait for a connection and the answer's body included, if that is not to go on.
    const stretched = (milliseconds: number) => milliseconds * this.#deadlineFactor
    const headersTimeout = stretched(options.headersTimeout ?? defaultDeadline)
    const bodyTimeout = options.bodyTimeout == null ? {} : { bodyTimeout: stretched(options.bodyTimeout) }
    const deadline = new Deadline(headersTimeout)
    const done = () => {
      this.#underWay -= 1
      deadline.clear()
    }
    this.#pool.request({ ...options, headersTimeout, ...bodyTimeout, signal: deadline }, (error, answer) => {
      const failure = error && explain(error, options.body)
      this.#breaker.settled(failure !== null && failure.status >= 500)
      if (this.#lasts) deadline.clear()
      if (failure) done()
      else answer.body.once('close', done)
      callback(failure, answer)
    })
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}

/** Ends a call that takes too long: undici takes an emitter for a signal, which costs a tenth of an AbortSignal. */
class Deadline extends EventEmitter {
  reason: Error | undefined
  readonly #timer: NodeJS.Timeout

  constructor(milliseconds: number) {
    super()
    this.#timer = setTimeout(() => {
      this.reason = Object.assign(new Error('the service took too long'), { name: 'TimeoutError' })
      this.emit('abort')
    }, milliseconds)
  }

  clear(): void {
    clearTimeout(this.#timer)
  }
}

/** What undici gives beside an error. */
export const none = undefined as unknown as Dispatcher.ResponseData

/** Nothing has been sent when a connection cannot be made, so that is what may be tried again, once, for any request. */
function connectTwice(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error === null) callback(null, socket as Exclude<typeof socket, null>)
      else setTimeout(() => connect(options, callback), connectAgainAfter)
    })
  }
}

const unavailable = (cause?: unknown) =>
  new DomainError('ServiceUnavailableException', 'The service is unavailable for a moment; try again.', {
    cause,
    retryAfter: 1,
  })

const slow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'TimeoutError'])
const isSlow = ({ name, code }: NodeJS.ErrnoException): boolean => slow.has(code ?? '') || slow.has(name)

/** @returns whose fault it is that there is no answer: 4xx for the client's, 5xx for the service's */
function explain(error: Error, body: unknown): DomainError {
  if (error instanceof DomainError) return error
  if (!isSlow(error)) return unavailable(error)
  if (body instanceof Readable && !body.readableEnded)
    return new DomainError('BadRequestException', 'The body took too long to arrive.')
  const message = 'The service did not answer in time; try again.'
  return new DomainError('GatewayTimeoutException', message, { cause: error })
}

/** @returns what a client is told when there is no answer of a service: no address, no internal text */
export function upstreamError(error: unknown): DomainError {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof DomainError) return cause
  return unavailable(error)
}
