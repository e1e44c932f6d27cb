import type { Log } from './log.ts'

/** Milliseconds between two notifications of one process. */
const notifyInterval = 10

/** Returns the channel that is notified after a commit with outbox rows of this schema. */
export function outboxChannel(schema: string): string {
  return `outbox_${schema}`
}

/**
 * Notifies the publisher that the outbox has grown: listeners of this process immediately, other
 * processes by at most one NOTIFY every 10 ms, outside the transaction (inside, it halves the rate
 * of commits). Polling compensates for a lost notification.
 */
export class OutboxWake {
  readonly #notify: () => Promise<unknown>
  readonly #log: Log
  readonly #listeners = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined
  #again = false

  constructor(notify: () => Promise<unknown>, log: Log) {
    this.#notify = notify
    this.#log = log
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  committed(): void {
    for (const listener of this.#listeners) this.#tell(listener)
    if (this.#timer) this.#again = true
    else this.#send()
  }

  /** A failing listener must not affect the committed work. */
  #tell(listener: () => void): void {
    try {
      listener()
    } catch (error) {
      this.#log.error({ err: error }, 'a listener to the outbox failed')
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #send(): void {
    this.#again = false
    this.#notify().catch(() => {})
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      if (this.#again) this.#send()
    }, notifyInterval)
    this.#timer.unref()
  }
}
