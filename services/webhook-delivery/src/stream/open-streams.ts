import { type CallerContext, DomainError } from '@punctual/contracts'
import type { EventStream } from './event-stream.ts'

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

const nameOf = ({ kind, userId, organizationId, clientId = '' }: CallerContext): string =>
  kind === 'oauth-client' ? `client ${clientId}` : `user ${userId} ${organizationId}`
