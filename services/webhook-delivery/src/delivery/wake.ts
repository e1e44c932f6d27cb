/** Ends the wait of a loop that has nothing to do. A signal that comes while nobody waits ends the next wait at once. */
export class Wake {
  #signalled = false
  #resume: (() => void) | undefined

  signal(): void {
    this.#signalled = true
    this.#resume?.()
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
