import { Wake } from '@punctual/db'
import type { JsMsg } from 'nats'

/** Messages that have arrived and wait for their turn, in the order of their arrival. */
export class Arrivals {
  readonly #waiting: JsMsg[] = []
  readonly #arrived = new Wake()
  readonly #taken = new Wake()

  push(message: JsMsg): void {
    this.#waiting.push(message)
    this.#arrived.call()
  }

  /**
   * Takes what has arrived, at most `count`; waits for the first, or until the signal is aborted.
   */
  async take(count: number, signal: AbortSignal): Promise<JsMsg[]> {
    while (this.#waiting.length === 0 && !signal.aborted) await this.#arrived.wait(undefined, signal)
    return this.takeNow(count)
  }

  takeNow(count = this.#waiting.length): JsMsg[] {
    const taken = this.#waiting.splice(0, count)
    this.#taken.call()
    return taken
  }

  /** Waits until at most `count` messages wait, or until the signal is aborted. */
  async atMost(count: number, signal: AbortSignal): Promise<void> {
    while (this.#waiting.length > count && !signal.aborted) await this.#taken.wait(undefined, signal)
  }
}
