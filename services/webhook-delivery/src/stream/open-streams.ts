import { type CallerContext, DomainError } from '@punctual/contracts'
import type { EventStream } from './event-stream.ts'

/** Streams that one caller may have open at one process. */
const most = 4

/** The streams of this process, by who listens. */
export class OpenStreams {
  readonly #open = new Map<string, Set<EventStream>>()
  #isClosing = false

  /** Takes a place for a stream, until it closes. @throws DomainError ThrottlerException (429) for one too many */
  add(caller: CallerContext, stream: EventStream): void {
    const name = nameOf(caller)
    const own = this.#open.get(name) ?? new Set()
    if (this.#isClosing || own.size >= most) {
      stream.destroy()
      throw this.#isClosing
        ? new DomainError('ServiceUnavailableException', 'The service is stopping.', { retryAfter: 1 })
        : new DomainError('ThrottlerException', `At most ${most} streams may be open.`, { retryAfter: 15 })
    }
    this.#open.set(name, own.add(stream))
    stream.once('close', () => {
      own.delete(stream)
      if (own.size === 0) this.#open.delete(name)
    })
  }

  /** Ends all of them, and lets none begin. */
  close(): void {
    this.#isClosing = true
    for (const streams of this.#open.values()) for (const stream of streams) stream.finish()
  }
}

const nameOf = ({ kind, userId, organizationId, clientId = '' }: CallerContext): string =>
  kind === 'oauth-client' ? `client ${clientId}` : `user ${userId} ${organizationId}`
