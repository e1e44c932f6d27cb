/** A wake-up signal. A call while nothing waits ends the next wait. */
export class Wake {
  #called = false
  #ring: (() => void) | undefined

  call(): void {
    this.#called = true
    this.#ring?.()
  }

  /**
   * Resolves at a call, after `ms`, or when the signal is aborted. Only one caller may wait at a
   * time.
   */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.#called && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const ring = (): void => {
          clearTimeout(timer)
          signal.removeEventListener('abort', ring)
          this.#ring = undefined
          resolve()
        }
        const timer = setTimeout(ring, ms)
        signal.addEventListener('abort', ring)
        this.#ring = ring
      })
    }
    this.#called = false
  }
}
