import { type Log, pause } from '@punctual/db'
import {
  type ConnectionOptions,
  connect,
  Events,
  type JetStreamClient,
  type JetStreamManager,
  type NatsConnection,
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
}

/** Milliseconds. */
const retryPause = 200
const startPatience = 1_000
const closePatience = 1_000
const settling = 2_000

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

/** Returns the internals of a bus; only for this library. */
export function insideOf(bus: Bus): NatsBus {
  if (bus instanceof NatsBus) return bus
  throw new TypeError('a bus must be created by connectBus')
}

export class NatsBus implements Bus {
  readonly prefix: string
  readonly replicas: number
  readonly #log: Log
  readonly #closed = new AbortController()
  readonly #waiting = new Set<() => void>()
  #nats: NatsConnection | undefined
  #link: Link | undefined
  /** By `performance.now()`. */
  #linkedAt = 0
  #lose = new AbortController()

  constructor({ url, prefix = 'svc', name, log, replicas = 1 }: BusOptions) {
    this.prefix = checkPrefix(prefix)
    this.replicas = replicas
    this.#log = log
    void this.#run(connectionOptions(url, name))
  }

  connected(): boolean {
    return this.#link !== undefined
  }

  hears(): boolean {
    return this.connected() && performance.now() - this.#linkedAt >= settling
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
        const nats = await connect(options)
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
    const jetstream = nats.jetstream({ timeout: requestTimeout })
    const lost = this.#lose.signal
    this.#linkedAt = performance.now()
    this.#link = { nats, manager, jetstream, lost, ask: (answer) => untilLost(lost, answer) }
    this.#log.info({ server: nats.getServer() }, 'connected to NATS')
    this.#release()
  }

  #down(): void {
    this.#link = undefined
    this.#lose.abort()
  }

  #release(): void {
    for (const go of this.#waiting) go()
  }
}

function untilLost<T>(lost: AbortSignal, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error('the connection to NATS was lost'))
    if (lost.aborted) fail()
    lost.addEventListener('abort', fail, { once: true })
    answer.then(resolve, reject).finally(() => lost.removeEventListener('abort', fail))
  })
}
