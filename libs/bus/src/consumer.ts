import type { Clock, EventSource } from '@punctual/contracts'
import { type Database, type Log, pause } from '@punctual/db'
import type { Consumer as NatsConsumer } from 'nats'
import { Arrivals } from './arrivals.ts'
import { type Bus, insideOf, type Link } from './bus.ts'
import { writeConsumerState } from './consumer-tables.ts'
import { courseOf, isSound, recreateDurable, type Standing, standingOf, updateDurable } from './durable.ts'
import { Handling } from './handling.ts'
import { lead } from './leader.ts'
import { sharedSession } from './lock-session.ts'
import { durableName, partitions, sourceSubjects, streamName } from './names.ts'
import { share } from './share.ts'
import { Silence } from './silence.ts'
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
  /**
   * `shared`: processes share the source by its partitions, each in order. All processes of the
   * service should be configured alike: none shares while another handles the whole source, nor
   * the other way round. Undefined: the consumer never shares this source.
   */
  processes?: 'one' | 'shared' | undefined
  /**
   * Milliseconds (30,000) after which a durable that does not answer, while its stream does, is
   * deleted and read again from the start. For as long, one of the other `processes` is waited for.
   */
  silenceMs?: number
}

const usualBatch = 25

/** Milliseconds. */
const fetchExpiry = 15_000
/** Two missing heartbeats of the server end a request; deleting the durable ends it at once. */
const fetchHeartbeat = 5_000
const missingStreamPause = 250
const checkInterval = 15_000

/**
 * Handles a source's events in stream order, each exactly once thanks to its inbox row, and
 * acknowledges them after the commit.
 *
 * To preserve the order, only one process runs a given consumer, or a partition of a shared one, at
 * a time (an advisory lock). When it stops, the next one takes over within a second, or two of a
 * partition, and starts with the unfinished messages. A
 * failed handler is retried later without blocking other events; while the database is down
 * everything waits. A recreated stream, a rolled-back stream and a lost durable are detected at
 * every connection and within fifteen seconds, and the stream is read from the start.
 */
export function startConsumer(options: ConsumerOptions): { stop(): Promise<void> } {
  const { db, consumer, source, log } = options
  const stopped = new AbortController()
  const fields = { consumer, source }
  const consume = (signal: AbortSignal, partition?: string) => {
    const worker = new Consumer(options, partition)
    return supervise(signal, log, { ...fields, partition }, () => worker.consume(signal))
  }
  const name = `consumer ${consumer} ${source}`
  const running = supervise(stopped.signal, log, fields, () => {
    const locks = sharedSession(db)
    if (options.processes !== 'shared')
      return lead(db, locks, name, stopped.signal, (leading) => consume(leading))
    const work = (partition: string, signal: AbortSignal) => consume(signal, partition)
    return share({ db, locks, name, parts: partitions, work }, stopped.signal)
  })
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

/**
 * Starts one consumer for each source that has handlers.
 * @param options.processes of the sources that processes can share
 */
export function startConsumers(
  options: Omit<ConsumerOptions, 'source' | 'handlers' | 'processes'> & {
    processes?: Partial<Record<EventSource, ConsumerOptions['processes']>>
  },
  handlers: Partial<Record<EventSource, readonly Subscription[]>>,
): { stop(): Promise<void> }[] {
  const { processes = {}, ...common } = options
  return (Object.entries(handlers) as [EventSource, readonly Subscription[]][]).map(([source, some]) =>
    startConsumer({ ...common, source, handlers: some, processes: processes[source] }),
  )
}

class Consumer {
  readonly #options: ConsumerOptions
  readonly #partition: string | undefined
  readonly #durable: string
  readonly #stream: string
  /** Subjects of the durable. */
  readonly #filter: string
  readonly #handling: Handling
  readonly #batchSize: number
  #checked = 0
  /** Which delivery of the durable comes next. */
  #next = 1
  readonly #silence: Silence
  /** Of the durables that `processes` other than now would use. */
  readonly #otherSilence: Silence

  constructor(options: ConsumerOptions, partition?: string) {
    this.#options = options
    this.#partition = partition
    this.#durable = durableName(options.consumer, partition)
    this.#stream = streamName(options.bus.prefix, options.source)
    this.#filter = sourceSubjects(options.bus.prefix, options.source, partition)
    this.#batchSize = options.batchSize ?? usualBatch
    this.#silence = new Silence(this.#stream, options.silenceMs)
    this.#otherSilence = new Silence(this.#stream, options.silenceMs)
    this.#handling = new Handling({ ...options, durable: this.#durable, stream: this.#stream })
  }

  /** Consumes until the connection, the leadership or the durable is lost. */
  async consume(leading: AbortSignal): Promise<void> {
    const link = await insideOf(this.#options.bus).link(leading)
    if (!link) return
    const over = AbortSignal.any([leading, link.lost])
    if (!(await this.#bind(link))) return pause(missingStreamPause, over)
    const source = await link.ask(link.jetstream.consumers.get(this.#stream, this.#durable))
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
   * the same one, and when a message was lost on its way: the server repeats that one only after
   * `ackWait`, behind later ones.
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
        for await (const message of messages) {
          if (message.info.deliverySequence !== this.#next) {
            this.#options.log.info(
              { consumer: this.#durable, stream: this.#stream },
              'messages were lost on their way: reading again from the last acknowledged one',
            )
            return
          }
          this.#next++
          arrivals.push(message)
        }
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
    const { db, clock, log } = this.#options
    const stream = this.#stream
    const durable = this.#durable
    const standing = await this.#standing(link)
    if (!standing.stream) return false
    const course = courseOf(standing, await this.#otherFloor(link))
    if (course === 'keep') {
      await updateDurable(link, stream, durable)
      this.#next = (standing.durable?.deliveries ?? 0) + 1
      return true
    }
    this.#next = 1
    const { from } = course
    if (standing.state) log.info({ consumer: durable, stream, from }, 'reading the stream again')
    const floor = await recreateDurable(link, stream, durable, this.#filter, from)
    const { created } = standing.stream
    const known = from > 1 && standing.state?.created === created ? standing.state.lastSequence : 0
    const state = { created, lastSequence: Math.max(floor, known) }
    await writeConsumerState(db.sql, durable, stream, state, clock.now())
    if (from === 1) this.#handling.forget()
    return true
  }

  /**
   * Returns up to which sequence the service has handled everything when its processes were
   * configured the other way: sharing the source, or one of them handling it as a whole. 0 when one
   * of those durables is unknown or stays silent.
   */
  async #otherFloor(link: Link): Promise<number> {
    if (this.#options.processes === undefined) return 0
    return this.#otherSilence.listen(
      link,
      () => this.#readOtherFloor(link),
      () => 0,
    )
  }

  async #readOtherFloor(link: Link): Promise<number> {
    const { bus, db, consumer, source } = this.#options
    const others = this.#partition === undefined ? partitions : [undefined]
    let floor = Number.POSITIVE_INFINITY
    for (const other of others) {
      const filter = sourceSubjects(bus.prefix, source, other)
      const standing = await standingOf(link, db.sql, this.#stream, durableName(consumer, other), filter)
      if (!standing.durable || !isSound(standing)) return 0
      floor = Math.min(floor, standing.durable.floor)
    }
    return floor
  }

  /**
   * Checks every fifteen seconds.
   * @returns whether the stream and the durable are still the same ones
   */
  async #isSound(link: Link): Promise<boolean> {
    if (performance.now() - this.#checked < checkInterval) return true
    this.#checked = performance.now()
    return isSound(await this.#standing(link))
  }

  /** @throws DurableSilent */
  #standing(link: Link): Promise<Standing> {
    return this.#silence.listen(
      link,
      () => standingOf(link, this.#options.db.sql, this.#stream, this.#durable, this.#filter),
      async (silent) => {
        await this.#drop(link)
        throw silent
      },
    )
  }

  /**
   * Deletes the durable that stays silent: the servers of a cluster elect a leader for each, and
   * some got none again after two of them had failed in turn.
   */
  async #drop(link: Link): Promise<void> {
    this.#silence.end()
    const fields = { consumer: this.#durable, stream: this.#stream }
    this.#options.log.warn(fields, 'deleting a consumer that does not answer')
    // It does not answer this either, but is gone afterwards.
    await link.ask(link.manager.consumers.delete(this.#stream, this.#durable)).catch(() => undefined)
  }
}
