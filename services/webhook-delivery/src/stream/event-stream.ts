import { Readable } from 'node:stream'

/** Milliseconds of real time. */
const heartbeat = 15_000
/** Milliseconds until whoever listens has to ask again: rights change. */
const lifetime = 15 * 60_000
/** Milliseconds that a client waits before it comes back. */
const comeBackAfter = 2_000
/** Bytes that may wait for a client that does not read. */
const mostWaiting = 1_048_576

export interface ServerSentEvent {
  event: string
  /** What a client that comes back shows, in Last-Event-ID. */
  id: string
  data: unknown
}

/**
 * Server-sent events (WHATWG HTML, 9.2) as the body of an answer. It ends by itself after a while, and when nobody reads; a
 * comment every 15 s keeps it from being taken for dead.
 */
export class EventStream extends Readable {
  readonly #beat: NodeJS.Timeout
  readonly #end: NodeJS.Timeout

  constructor(options: { heartbeat?: number; lifetime?: number } = {}) {
    super({ read() {} })
    this.#beat = setInterval(() => this.#write(': still here\n\n'), options.heartbeat ?? heartbeat)
    this.#end = setTimeout(() => this.finish(), options.lifetime ?? lifetime)
    this.#write(`retry: ${comeBackAfter}\n\n`)
  }

  send({ event, id, data }: ServerSentEvent): void {
    this.#write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }

  /** Says good-bye: what was sent arrives, then the answer is over. */
  finish(): void {
    this.#stop()
    if (!this.readableEnded && !this.destroyed) this.push(null)
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#stop()
    callback(error)
  }

  #write(text: string): void {
    if (this.destroyed || this.#isOver) return
    this.push(text)
    if (this.readableLength > mostWaiting) this.destroy()
  }

  #isOver = false
  #stop(): void {
    this.#isOver = true
    clearInterval(this.#beat)
    clearTimeout(this.#end)
  }
}
