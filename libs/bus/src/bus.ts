import { setMaxListeners } from 'node:events'
import { type Log, pause } from '@punctual/db'
import {
  type ConnectionOptions,
  connect,
  ErrorCode,
  Events,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
  NatsError,
} from 'nats'
import { connectionOptions, requestTimeout } from './connection-options.ts'
import { checkPrefix } from './names.ts'

/** A process's connection to the bus. */
export interface Bus {
  /** First word of every subject and stream. */
  readonly prefix: string
  /** Whether NATS answers now. */
  connected(): boolean
  /**
   * Whether NATS has answered for two seconds, so that messages missed before have had time to
   * arrive.
   */
  hears(): boolean
  /**
   * Whether events can flow: false once NATS could not be reached, or JetStream has left requests
   * and publications without an answer, for `outageMs`.
   */
  flows(): boolean
  /**
   * Flushes pending messages (for at most 1 s) and disconnects. Stop relays and consumers first.
   */
  close(): Promise<void>
}

export interface BusOptions {
  /**
   * `nats://[user:password@]host:port`, or several with commas between them; `tls://` asks for
   * encryption.
   */
  url: string
  /** Lower case; `svc` by default. */
  prefix?: string
  /** Name of this client on the server. */
  name: string
  log: Log
  /** Replicas of each stream in a NATS cluster (1). */
  replicas?: number
  /** Milliseconds without an answer after which events do not flow (10,000). */
  outageMs?: number
  /** Default: over the network; a simulation has a server in memory. */
  connect?: typeof connect
}

/** One connection until it is lost; a reconnection creates another link. */
export interface Link {
  readonly nats: NatsConnection
  readonly jetstream: JetStreamClient
  readonly manager: JetStreamManager
  /** Aborted when the connection is lost. */
  readonly lost: AbortSignal
  /**
   * Awaits a request on this connection. @throws Error as soon as the connection is lost: no answer
   * can come
   */
  ask<T>(answer: Promise<T>): Promise<T>
  /** Awaits the acknowledgements of publications, as `ask` does. @returns how each ended */
  publish<T>(answers: readonly Promise<T>[]): Promise<PromiseSettledResult<T>[]>
}

type Asked = 'requests' | 'publications'

/** Milliseconds. */
const retryPause = 200
const startPatience = 1_000
const closePatience = 1_000
const settling = 2_000
const usualOutage = 10_000
/** After which a server of a cluster that serves nothing is left for another one. */
const serverPatience = 5_000

/**
 * Connects to NATS and reconnects forever. Resolves once connected, or after one second if NATS is
 * down.
 * @throws TypeError on a bad URL or prefix
 */
export async function connectBus(options: BusOptions): Promise<Bus> {
  const bus = new NatsBus(options)
  await bus.link(AbortSignal.timeout(startPatience))
  return bus
}

/**
 * Connects to NATS and asks JetStream whether it works.
 * @throws Error when it does not answer in five seconds
 */
export async function checkJetStream(url: string): Promise<void> {
  const nats = await connect({ ...connectionOptions(url, 'check'), reconnect: false })
  try {
    await (await nats.jetstreamManager({ timeout: requestTimeout })).getAccountInfo()
  } finally {
    await nats.close()
  }
}

/** Returns the internals of a bus; only for this library. */
export function insideOf(bus: Bus): NatsBus {
  if (bus instanceof NatsBus) return bus
  throw new TypeError('a bus must be created by connectBus')
}

export class NatsBus implements Bus {
  readonly prefix: string
  readonly replicas: number
  readonly #log: Log
  readonly #outageMs: number
  readonly #connect: typeof connect
  readonly #closed = new AbortController()
  readonly #waiting = new Set<() => void>()
  #nats: NatsConnection | undefined
  #link: Link | undefined
  /** By `performance.now()`. */
  #linkedAt = 0
  /**
   * Since when what has failed, by `performance.now()`: the connection, requests, or publications.
   * Apart, because a server whose disk is full can answer requests but no publication.
   */
  readonly #failingSince = new Map<'connection' | Asked, number>([['connection', performance.now()]])
  #lose = new AbortController()
  readonly #isCluster: boolean
  #isMoving = false

  constructor(options: BusOptions) {
    const { url, prefix = 'svc', name, log, replicas = 1, outageMs = usualOutage } = options
    this.#outageMs = outageMs
    this.#connect = options.connect ?? connect
    this.prefix = checkPrefix(prefix)
    this.replicas = replicas
    this.#log = log
    this.#isCluster = url.includes(',')
    void this.#run(connectionOptions(url, name))
  }

  connected(): boolean {
    return this.#link !== undefined
  }

  hears(): boolean {
    return this.connected() && performance.now() - this.#linkedAt >= settling
  }

  flows(): boolean {
    const latest = performance.now() - this.#outageMs
    return [...this.#failingSince.values()].every((since) => since > latest)
  }

  /**
   * Returns the connection once there is one, or undefined when the signal is aborted first.
   * @throws Error when the bus is closed
   */
  async link(signal: AbortSignal): Promise<Link | undefined> {
    while (!this.#link && !signal.aborted) {
      if (this.#closed.signal.aborted) throw new Error('the bus is closed')
      await new Promise<void>((resolve) => {
        const go = (): void => {
          this.#waiting.delete(go)
          signal.removeEventListener('abort', go)
          resolve()
        }
        this.#waiting.add(go)
        signal.addEventListener('abort', go)
      })
    }
    return signal.aborted ? undefined : this.#link
  }

  async close(): Promise<void> {
    this.#closed.abort()
    const nats = this.#nats
    if (nats && this.#link) {
      await Promise.race([nats.flush().catch(() => {}), pause(closePatience, this.#lose.signal)])
    }
    this.#down()
    this.#release()
    await nats?.close()
  }

  /** Retries the first connection here because the client's own retry cannot be cancelled. */
  async #run(options: ConnectionOptions): Promise<void> {
    const { signal } = this.#closed
    let silent = false
    while (!signal.aborted) {
      try {
        const nats = await this.#connect(options)
        if (signal.aborted) return await nats.close()
        silent = false
        this.#nats = nats
        await this.#up(nats)
        void this.#watch(nats)
        const error = await nats.closed()
        this.#down()
        if (error) throw error
      } catch (error) {
        if (!signal.aborted && !silent) this.#log.warn({ err: error }, 'NATS cannot be reached')
        silent = true
        await pause(retryPause, signal)
      }
    }
  }

  async #watch(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === Events.Disconnect) {
        if (this.#link && !this.#closed.signal.aborted) this.#log.warn({}, 'the connection to NATS was lost')
        this.#down()
      } else if (type === Events.Reconnect) {
        await this.#up(nats)
      }
    }
  }

  async #up(nats: NatsConnection): Promise<void> {
    const manager = await nats.jetstreamManager({ checkAPI: false, timeout: requestTimeout })
    this.#down()
    this.#lose = new AbortController()
    // Each partition of a shared source asks at the same time.
    setMaxListeners(0, this.#lose.signal)
    const jetstream = nats.jetstream({ timeout: requestTimeout })
    const lost = this.#lose.signal
    this.#linkedAt = performance.now()
    if (this.#isMoving) this.#failingSince.delete('connection')
    else this.#failingSince.clear()
    this.#isMoving = false
    this.#link = {
      nats,
      manager,
      jetstream,
      lost,
      ask: (answer) => this.#observed('requests', untilLost(lost, answer), () => undefined),
      publish: (answers) =>
        this.#observed('publications', untilLost(lost, Promise.allSettled(answers)), firstFailure),
    }
    this.#log.info({ server: nats.getServer() }, 'connected to NATS')
    this.#release()
  }

  #down(): void {
    this.#link = undefined
    this.#fails('connection')
    this.#lose.abort()
  }

  /** Notices whether JetStream answers: a server with a full disk may leave every request open. */
  async #observed<T>(asked: Asked, answers: Promise<T>, failure: (answer: T) => unknown): Promise<T> {
    try {
      const answer = await answers
      this.#notice(asked, failure(answer))
      return answer
    } catch (error) {
      this.#notice(asked, error)
      throw error
    }
  }

  #notice(asked: Asked, error: unknown): void {
    if (isOutage(error)) {
      if (this.#fails(asked)) this.#log.warn({ err: error, asked }, 'JetStream does not answer')
      else this.#move()
    } else if (this.#link && this.#failingSince.delete(asked)) {
      this.#log.info({ asked }, 'JetStream answers again')
    }
  }

  /**
   * Connects to another server of the cluster: this one may be cut off from the others, while it
   * keeps its clients. What has failed counts until it succeeds there.
   */
  #move(): void {
    const isPatient = performance.now() - this.#linkedAt < serverPatience
    if (!this.#isCluster || !this.#link || isPatient) return
    this.#isMoving = true
    this.#log.warn({ server: this.#nats?.getServer() }, 'connecting to another server of NATS')
    this.#nats?.reconnect().catch(() => undefined)
  }

  /**
   * Says that nothing of this process waits to be published, so that an earlier failure no longer
   * counts: another process may have published it.
   */
  publishesNothing(): void {
    this.#failingSince.delete('publications')
  }

  /** @returns whether it did not fail before */
  #fails(what: 'connection' | Asked): boolean {
    if (this.#failingSince.has(what)) return false
    this.#failingSince.set(what, performance.now())
    return true
  }

  #release(): void {
    for (const go of this.#waiting) go()
  }
}

/** Returns whether JetStream left a request without an answer, or could not serve it. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof NatsError)) return false
  return (
    error.code === ErrorCode.Timeout ||
    error.code === ErrorCode.NoResponders ||
    (error.api_error?.code ?? 0) >= 500
  )
}

function firstFailure(answers: readonly PromiseSettledResult<unknown>[]): unknown {
  return answers.find((one) => one.status === 'rejected')?.reason
}

function untilLost<T>(lost: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('the connection to NATS was lost'))
    if (lost.aborted) fail()
    lost.addEventListener('abort', fail, { once: true })
    answer.then(resolve, reject).finally(() => lost.removeEventListener('abort', fail))
  })
}
