/** Ends the wait of a loop that has nothing to do. A signal that comes while nobody waits ends the next wait at once. */
export class Wake {
  #signalled = false
  #resume: (() => void) | undefined
  #alarm: { timer: NodeJS.Timeout; at: number } | undefined

  signal(): void {
    this.#signalled = true
    this.#resume?.()
  }

  /** Signals in so many milliseconds of real time, or sooner where that was asked for. */
  signalIn(ms: number): void {
    const at = performance.now() + Math.max(1, ms)
    if (this.#alarm && this.#alarm.at <= at) return
    clearTimeout(this.#alarm?.timer)
    const timer = setTimeout(() => {
      this.#alarm = undefined
      this.signal()
    }, at - performance.now())
    timer.unref()
    this.#alarm = { timer, at }
  }

  /** @param ms of real time, at most */
  async wait(ms: number): Promise<void> {
    if (!this.#signalled) {
      await new Promise<void>((resume) => {
        const timer = setTimeout(resume, ms)
        this.#resume = () => {
          clearTimeout(timer)
          resume()
        }
      })
    }
    this.#resume = undefined
    this.#signalled = false
  }
}
