import { Readable } from 'node:stream'
import type { Dispatcher } from 'undici'

/**
 * A small body that has arrived completely. Sending it needs no stream, which was a tenth of the
 * gateway's processor time for a request (0.65 ms, against 0.59).
 */
export class WholeBody {
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Does nothing: called, as of a stream, when the client is gone. */
  destroy(): void {}
}

/** The answer of a service. */
export interface Answer {
  statusCode: number
  headers: Record<string, string | string[] | undefined>
  body: Readable | WholeBody
}

/** Maximum bytes of a body that is awaited whole. */
const wholeLimit = 65_536

type Controller = Dispatcher.DispatchController

/**
 * Receives the answer of one request.
 * @param settle called once: with an error, or the answer as soon as its headers or its whole body
 *   have arrived
 */
export class AnswerReceiver implements Dispatcher.DispatchHandler {
  readonly #settle: (answer: Answer | Error) => void
  #controller: Controller | undefined
  #aborted: Error | undefined
  #head: Omit<Answer, 'body'> | undefined
  #chunks: Buffer[] | undefined
  #stream: Readable | undefined

  constructor(settle: (answer: Answer | Error) => void) {
    this.#settle = settle
  }

  /** Ends the request; before it is sent, as soon as it would be. */
  abort(reason: Error): void {
    this.#aborted = reason
    this.#controller?.abort(reason)
  }

  onRequestStart(controller: Controller): void {
    this.#controller = controller
    if (this.#aborted) controller.abort(this.#aborted)
  }

  onResponseStart(controller: Controller, statusCode: number, headers: Answer['headers']): void {
    if (statusCode < 200) return
    this.#head = { statusCode, headers }
    if (Number(headers['content-length'] ?? Number.NaN) <= wholeLimit) {
      this.#chunks = []
      return
    }
    this.#stream = new Readable({
      read: () => controller.resume(),
      destroy(error, done) {
        if (!this.readableEnded) controller.abort(error ?? new Error('the client is gone'))
        done(error)
      },
    })
    this.#settle({ ...this.#head, body: this.#stream })
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    if (this.#chunks) this.#chunks.push(chunk)
    else if (this.#stream?.push(chunk) === false) controller.pause()
  }

  onResponseEnd(): void {
    if (!this.#chunks || !this.#head) return void this.#stream?.push(null)
    const [first, ...more] = this.#chunks
    const bytes = first && more.length === 0 ? first : Buffer.concat(this.#chunks)
    this.#settle({ ...this.#head, body: new WholeBody(bytes) })
  }

  onResponseError(_controller: Controller, error: Error): void {
    if (this.#stream) this.#stream.destroy(error)
    else this.#settle(error)
  }
}
