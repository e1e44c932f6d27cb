/** A wake-up signal. A call while nothing waits ends the next wait. */
export class Wake {
  #called = false
  #ring: (() => void) | undefined

  call(): void {
    this.#called = true
    this.#ring?.()
  }

  /**
   * Resolves at a call, after `ms` if given, or when the signal is aborted. Only one caller may
   * wait at a time.
   */
  async wait(signal: AbortSignal, ms?: number): Promise<void> {
    if (!this.#called && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const ring = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', ring)
          this.#ring = undefined
          resolve()
        }
        const timer = ms === undefined ? undefined : setTimeout(ring, ms)
        signal.addEventListener('abort', ring)
        this.#ring = ring
      })
    }
    this.#called = false
  }
}
