import { isOutage } from '@punctual/db'
import type { JsMsg } from 'nats'
import { type ApplyDeps, apply, giveUp } from './apply.ts'
import { decode, type Item } from './decode.ts'
import { ackWait } from './durable.ts'
import type { Subscription } from './subscription.ts'

interface HandlingDeps extends ApplyDeps {
  handlers: readonly Subscription[]
  retryDelays?: readonly number[]
  maxWaiting?: number
}

interface Received extends Item {
  message: JsMsg
}

/** Attempts of an event whose handler has failed. */
interface Tries {
  failed: number
  /** By `performance.now()`. */
  next: number
}

/** Far below the number of unacknowledged messages at which the server stops delivering. */
const defaultMaxWaiting = 500

/** Milliseconds between attempts: six attempts in less than three minutes. */
const defaultDelays = [500, 2_000, 10_000, 30_000, 120_000]

/**
 * Handles batches. Events that have not failed share a transaction; when it fails they are handled
 * one by one, so that a failing event does not affect the others. An event that has failed is
 * handled separately from then on.
 */
export class Handling {
  readonly #deps: HandlingDeps
  readonly #delays: readonly number[]
  readonly #maxWaiting: number
  readonly #tries = new Map<number, Tries>()

  constructor(deps: HandlingDeps) {
    this.#deps = deps
    this.#delays = deps.retryDelays ?? defaultDelays
    this.#maxWaiting = deps.maxWaiting ?? defaultMaxWaiting
  }

  /** Forgets failures, because sequences now mean other events. */
  forget(): void {
    this.#tries.clear()
  }

  /**
   * Handles the messages in stream order and acknowledges each after its commit.
   * @throws the database's error; unacknowledged messages are redelivered then
   */
  async handle(messages: readonly JsMsg[]): Promise<void> {
    const items = messages.map((message) => this.#read(message)).sort((a, b) => a.sequence - b.sequence)
    const open = new Set(messages)
    const working = setInterval(() => {
      for (const message of open) message.working()
    }, ackWait / 3)
    const settled = (item: Received): void => void open.delete(item.message)
    try {
      for (const group of this.#groups(items)) await this.#handleGroup(group, settled)
    } finally {
      clearInterval(working)
    }
  }

  #read(message: JsMsg): Received {
    const text = message.string()
    const decoded = decode(text, this.#deps.handlers)
    const traceparent = this.#deps.db.tracing && message.headers?.get('traceparent')
    // That of the publication, which continues the trace of the event.
    if (traceparent && decoded.kind === 'event') decoded.event.traceparent = traceparent
    return { message, text, sequence: message.seq, decoded }
  }

  #groups(items: readonly Received[]): Received[][] {
    const groups: Received[][] = []
    let run: Received[] = []
    for (const item of items) {
      if (this.#tries.has(item.sequence)) {
        groups.push(run, [item])
        run = []
      } else run.push(item)
    }
    groups.push(run)
    return groups.filter(({ length }) => length > 0)
  }

  async #handleGroup(group: readonly Received[], settled: (item: Received) => void): Promise<void> {
    const [first] = group
    const wait = first ? (this.#tries.get(first.sequence)?.next ?? 0) - performance.now() : 0
    if (first && wait > 1) {
      first.message.nak(Math.ceil(wait))
      return settled(first)
    }
    try {
      await apply(this.#deps, group)
      for (const item of group) {
        this.#tries.delete(item.sequence)
        item.message.ack()
        settled(item)
      }
    } catch (error) {
      if (isOutage(error)) throw error
      if (group.length > 1) for (const item of group) await this.#handleGroup([item], settled)
      else if (first) {
        await this.#fail(first, error)
        settled(first)
      }
    }
  }

  async #fail(item: Received, error: unknown): Promise<void> {
    const { log, consumer } = this.#deps
    const { sequence, decoded, message } = item
    const known = this.#tries.get(sequence)
    const failed = (known?.failed ?? 0) + 1
    const delay = known || this.#tries.size < this.#maxWaiting ? this.#delays[failed - 1] : undefined
    const { id, type, subject } = decoded.kind === 'event' ? decoded.event : { id: '', type: '', subject: '' }
    const fields = { consumer, id, type, subject, attempts: failed, err: error }
    if (delay !== undefined) {
      this.#tries.set(sequence, { failed, next: performance.now() + delay })
      message.nak(delay)
      log.warn(fields, 'an event could not be handled and will be retried')
      return
    }
    await giveUp(this.#deps, item, error, failed)
    this.#tries.delete(sequence)
    message.ack()
    log.error(fields, 'an event could not be handled and was given up')
  }
}
