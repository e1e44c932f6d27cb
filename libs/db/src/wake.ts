/** A wake-up signal of one loop. A call while nothing waits ends the next wait. */
export class Wake {
  #called = false
  #ring: (() => void) | undefined
  #alarm: { timer: NodeJS.Timeout; at: number } | undefined

  call(): void {
    this.#called = true
    this.#ring?.()
  }

  /**
   * Schedules a call in that many milliseconds of real time; an earlier one that is scheduled
   * stays.
   */
  callIn(ms: number): void {
    const at = performance.now() + Math.max(1, ms)
    if (this.#alarm && this.#alarm.at <= at) return
    clearTimeout(this.#alarm?.timer)
    const timer = setTimeout(() => {
      this.#alarm = undefined
      this.call()
    }, at - performance.now())
    timer.unref()
    this.#alarm = { timer, at }
  }

  /**
   * Resolves at a call, after `ms` of real time if given, or when the signal is aborted. Only one
   * caller may wait at a time.
   */
  async wait(ms?: number, signal?: AbortSignal): Promise<void> {
    if (!this.#called && !signal?.aborted) {
      await new Promise<void>((resolve) => {
        const ring = (): void => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', ring)
          this.#ring = undefined
          resolve()
        }
        const timer = ms === undefined ? undefined : setTimeout(ring, ms)
        signal?.addEventListener('abort', ring)
        this.#ring = ring
      })
    }
    this.#called = false
  }
}
