import { Readable } from 'node:stream'
import { type CallerContext, DomainError } from '@punctual/contracts'

/** Milliseconds of real time. */
const heartbeat = 15_000
/** Milliseconds until a listener has to reconnect, so that changed rights take effect. */
const lifetime = 15 * 60_000
/** Milliseconds before a client reconnects. */
const comeBackAfter = 2_000
/** Bytes that may wait for a client that does not read. */
const maxBufferedBytes = 1_048_576

export interface ServerSentEvent {
  event: string
  /** The id that a reconnecting client sends as Last-Event-ID. */
  id: string
  data: unknown
}

/**
 * Server-sent events (WHATWG HTML, 9.2) as the body of an answer. The stream ends after a while,
 * and when the client stops reading; a comment every 15 s keeps intermediaries from closing it.
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

  /** Ends the answer after everything written has been sent. */
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
    if (this.readableLength > maxBufferedBytes) this.destroy()
  }

  #isOver = false
  #stop(): void {
    this.#isOver = true
    clearInterval(this.#beat)
    clearTimeout(this.#end)
  }
}

/** Maximum number of open streams per caller and process. */
const maxStreams = 4

/** The open streams of this process, by caller. */
export class OpenStreams {
  readonly #open = new Map<string, Set<EventStream>>()
  #isClosing = false

  /**
   * Adds a stream until it closes.
   * @throws DomainError ThrottlerException (429) when the caller has too many
   */
  add(caller: CallerContext, stream: EventStream): void {
    const name = nameOf(caller)
    const own = this.#open.get(name) ?? new Set()
    if (this.#isClosing || own.size >= maxStreams) {
      stream.destroy()
      throw this.#isClosing
        ? new DomainError('ServiceUnavailableException', 'The service is stopping.', { retryAfter: 1 })
        : new DomainError('ThrottlerException', `At most ${maxStreams} streams may be open.`, {
            retryAfter: 15,
          })
    }
    this.#open.set(name, own.add(stream))
    stream.once('close', () => {
      own.delete(stream)
      if (own.size === 0) this.#open.delete(name)
    })
  }

  /** Ends all streams and refuses new ones. */
  close(): void {
    this.#isClosing = true
    for (const streams of this.#open.values()) for (const stream of streams) stream.finish()
  }
}

const nameOf = ({ kind, userId, organizationId, clientId = '', portalLinkId }: CallerContext): string =>
  portalLinkId
    ? `portal ${portalLinkId}`
    : kind === 'oauth-client'
      ? `client ${clientId}`
      : `user ${userId} ${organizationId}`
