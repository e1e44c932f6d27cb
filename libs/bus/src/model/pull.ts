import type { JsMsg } from 'nats'
import type { ModelNetwork } from './network.ts'

/** A client's request for messages. */
export class Pull implements AsyncIterable<JsMsg> {
  readonly #arrived: JsMsg[] = []
  #left: number
  #wake: (() => void) | undefined
  #isClosed = false
  #error: Error | undefined
  #forget: (() => void) | undefined

  /** @param network by which the client answers */
  constructor(
    count: number,
    readonly network: ModelNetwork,
  ) {
    this.#left = count
  }

  /** Whether it gets no further messages. */
  get isOver(): boolean {
    return this.#isClosed || this.#left === 0
  }

  push(message: JsMsg): void {
    this.#left--
    this.#arrived.push(message)
    this.#wake?.()
  }

  /** Calls the function when the client or the server ends the request. */
  onClose(forget: () => void): void {
    this.#forget = forget
  }

  close(): void {
    this.#isClosed = true
    this.#forget?.()
    this.#wake?.()
  }

  /** Ends the request with an error, after what has arrived. */
  fail(error: Error): void {
    this.#error = error
    this.close()
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<JsMsg> {
    for (;;) {
      const message = this.#arrived.shift()
      if (message) yield message
      else if (this.#error) throw this.#error
      else if (this.isOver) return
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}
