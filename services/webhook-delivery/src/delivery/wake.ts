/**
 * Ends the wait of an idle loop. A signal without a waiting loop ends the next wait immediately.
 */
export class Wake {
  #signalled = false
  #resume: (() => void) | undefined
  #alarm: { timer: NodeJS.Timeout; at: number } | undefined

  signal(): void {
    this.#signalled = true
    this.#resume?.()
  }

  /**
   * Schedules a signal in that many milliseconds of real time; an earlier one that is scheduled
   * stays.
   */
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

  /** @param ms maximum wait in milliseconds of real time */
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
