import type { Clock, EventSource } from '@punctual/contracts'
import { type Database, type Log, pause } from '@punctual/db'
import type { Consumer as NatsConsumer } from 'nats'
import { Arrivals } from './arrivals.ts'
import { type Bus, insideOf, type Link } from './bus.ts'
import { writeConsumerState } from './consumer-tables.ts'
import { courseOf, isSound, recreateDurable, standingOf, updateDurable } from './durable.ts'
import { Handling } from './handling.ts'
import { lead } from './leader.ts'
import { sharedSession } from './lock-session.ts'
import { sourceSubjects, streamName } from './names.ts'
import type { Subscription } from './subscription.ts'
import { supervise } from './supervise.ts'

export interface ConsumerOptions {
  bus: Bus
  db: Database
  /** Name of the consuming service: names its durable on the stream and its rows in the inbox. */
  consumer: string
  source: EventSource
  handlers: readonly Subscription[]
  clock: Clock
  log: Log
  /**
   * Delay in milliseconds before each retry of a failed handler; after the last one the event is a
   * dead letter.
   */
  retryDelays?: readonly number[]
  /**
   * Events that may wait for a retry at a time (500); beyond that, events are given up at their
   * first failure.
   */
  maxWaiting?: number
  /**
   * Most messages of one transaction (25): more of them cost less each, but the first waits for the
   * last.
   */
  batchSize?: number
}

const usualBatch = 25

/** Milliseconds. */
const fetchExpiry = 5_000
const fetchHeartbeat = 2_500
const missingStreamPause = 250
const checkInterval = 5_000

/**
 * Handles a source's events in stream order, each exactly once thanks to its inbox row, and
 * acknowledges them after the commit.
 *
 * To preserve the order, only one process runs a given consumer at a time (an advisory lock). When
 * it stops, the next one takes over within a second and starts with the unfinished messages. A
 * failed handler is retried later without blocking other events; while the database is down
 * everything waits. A recreated stream, a rolled-back stream and a lost durable are detected at
 * every connection and within five seconds, and the stream is read from the start.
 */
export function startConsumer(options: ConsumerOptions): { stop(): Promise<void> } {
  const { db, consumer, source, log } = options
  const stopped = new AbortController()
  const fields = { consumer, source }
  const running = supervise(stopped.signal, log, fields, () =>
    lead(db, sharedSession(db), `consumer ${consumer} ${source}`, stopped.signal, (leading) => {
      const worker = new Consumer(options)
      return supervise(leading, log, fields, () => worker.consume(leading))
    }),
  )
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

/** Starts one consumer for each source that has handlers. */
export function startConsumers(
  options: Omit<ConsumerOptions, 'source' | 'handlers'>,
  handlers: Partial<Record<EventSource, readonly Subscription[]>>,
): { stop(): Promise<void> }[] {
  return Object.entries(handlers).map(([source, some]) =>
    startConsumer({ ...options, source: source as EventSource, handlers: some }),
  )
}

class Consumer {
  readonly #options: ConsumerOptions
  readonly #stream: string
  readonly #handling: Handling
  readonly #batchSize: number
  #checked = 0

  constructor(options: ConsumerOptions) {
    this.#options = options
    this.#stream = streamName(options.bus.prefix, options.source)
    this.#batchSize = options.batchSize ?? usualBatch
    this.#handling = new Handling({ ...options, stream: this.#stream })
  }

  /** Consumes until the connection, the leadership or the durable is lost. */
  async consume(leading: AbortSignal): Promise<void> {
    const link = await insideOf(this.#options.bus).link(leading)
    if (!link) return
    const over = AbortSignal.any([leading, link.lost])
    if (!(await this.#bind(link))) return pause(missingStreamPause, over)
    const source = await link.ask(link.jetstream.consumers.get(this.#stream, this.#options.consumer))
    // When one part ends, the other must end before both start again.
    const ended = new AbortController()
    const both = AbortSignal.any([over, ended.signal])
    const arrivals = new Arrivals()
    const parts = [this.#receive(link, source, arrivals, both), this.#handle(arrivals, both)]
    const results = await Promise.allSettled(parts.map((part) => part.finally(() => ended.abort())))
    for (const message of arrivals.takeNow()) message.nak()
    for (const result of results) if (result.status === 'rejected') throw result.reason
  }

  /**
   * Requests messages while others are handled. Returns when the stream or the durable is no longer
   * the same one.
   */
  async #receive(link: Link, source: NatsConsumer, arrivals: Arrivals, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const messages = await source.fetch({
        max_messages: this.#batchSize,
        expires: fetchExpiry,
        idle_heartbeat: fetchHeartbeat,
      })
      const close = (): void => void messages.close()
      over.addEventListener('abort', close, { once: true })
      try {
        for await (const message of messages) arrivals.push(message)
      } finally {
        over.removeEventListener('abort', close)
        close()
      }
      if (!over.aborted && !(await this.#isSound(link))) return
      await arrivals.atMost(this.#batchSize, over)
    }
  }

  /**
   * Handles messages in batches of what has arrived meanwhile, so that no message waits for another
   * one while there is nothing to do.
   */
  async #handle(arrivals: Arrivals, over: AbortSignal): Promise<void> {
    while (!over.aborted) {
      const batch = await arrivals.take(this.#batchSize, over)
      if (over.aborted) for (const message of batch) message.nak()
      else await this.#handling.handle(batch)
    }
  }

  /** Prepares the durable. @returns whether there is a stream to read */
  async #bind(link: Link): Promise<boolean> {
    const { bus, db, consumer, source, clock, log } = this.#options
    const stream = this.#stream
    const standing = await standingOf(link, db.sql, stream, consumer)
    if (!standing.stream) return false
    const course = courseOf(standing)
    if (course === 'keep') {
      await updateDurable(link, stream, consumer)
      return true
    }
    const { from } = course
    if (standing.state) log.info({ consumer, stream, from }, 'reading the stream again from the start')
    const filter = sourceSubjects(bus.prefix, source)
    const floor = await recreateDurable(link, stream, consumer, filter, from)
    const last = from === 1 ? floor : Math.max(floor, standing.state?.lastSequence ?? 0)
    const state = { created: standing.stream.created, lastSequence: last }
    await writeConsumerState(db.sql, consumer, stream, state, clock.now())
    if (from === 1) this.#handling.forget()
    return true
  }

  /**
   * Checks every five seconds. @returns whether the stream and the durable are still the same ones
   */
  async #isSound(link: Link): Promise<boolean> {
    if (performance.now() - this.#checked < checkInterval) return true
    this.#checked = performance.now()
    const { db, consumer } = this.#options
    return isSound(await standingOf(link, db.sql, this.#stream, consumer))
  }
}
