import type { Clock } from '@punctual/contracts'

/** Milliseconds over which calls are counted, and that a broken service is left alone before it is tried again. */
const period = 10_000
const rest = 1_000
const fewest = 20

/**
 * Stops asking a service that does not answer: when half of at least 20 calls of a period failed, all calls are refused for
 * a second; then one is let through, and what becomes of it decides.
 */
export class Breaker {
  readonly #clock: Clock
  #periodEnds = 0
  #calls = 0
  #failures = 0
  #openUntil = 0
  #isTrying = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether a call may be made now; every call that is made reports what became of it by `settled`. */
  allows(): boolean {
    const now = this.#clock.now().getTime()
    if (this.#openUntil === 0) return true
    if (now < this.#openUntil || this.#isTrying) return false
    this.#isTrying = true
    return true
  }

  settled(failed: boolean): void {
    const now = this.#clock.now().getTime()
    if (this.#openUntil > 0) {
      this.#decide(failed, now)
      return
    }
    if (now >= this.#periodEnds) {
      this.#periodEnds = now + period
      this.#calls = 0
      this.#failures = 0
    }
    this.#calls += 1
    if (failed) this.#failures += 1
    if (this.#calls >= fewest && this.#failures * 2 >= this.#calls) this.#openUntil = now + rest
  }

  /** One that was under way when the breaker opened decides as well as the one that tries. */
  #decide(failed: boolean, now: number): void {
    this.#isTrying = false
    this.#openUntil = failed ? now + rest : 0
    if (!failed) this.#periodEnds = 0
  }
}
