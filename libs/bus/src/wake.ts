import { pause } from './pause.ts'

/** A bell: a call that nobody waits for is heard by the next who does. */
export class Wake {
  #called = false
  #ring: (() => void) | undefined

  call(): void {
    this.#called = true
    this.#ring?.()
  }

  /** Resolves at a call, after `ms`, or when the signal is aborted. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#called) {
      const over = new AbortController()
      this.#ring = () => over.abort()
      await pause(ms, AbortSignal.any([signal, over.signal]))
      this.#ring = undefined
    }
    this.#called = false
  }
}
