import type { Clock } from '@punctual/contracts'

/** Milliseconds over which calls are counted. */
const period = 10_000
/** Milliseconds that an open breaker refuses calls. */
const openDurationMs = 1_000
const minimumCalls = 20

/**
 * A circuit breaker. It opens when half of at least 20 calls in a period failed, and refuses all
 * calls for a second. Then it lets one call through: success closes it, failure opens it again.
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

  /**
   * Returns whether a call may be made now. The caller reports the outcome of each such call with
   * `record`.
   */
  allows(): boolean {
    const now = this.#clock.now().getTime()
    if (this.#openUntil === 0) return true
    if (now < this.#openUntil || this.#isTrying) return false
    this.#isTrying = true
    return true
  }

  /** Records the outcome of a call. */
  record(failed: boolean): void {
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
    if (this.#calls >= minimumCalls && this.#failures * 2 >= this.#calls)
      this.#openUntil = now + openDurationMs
  }

  /** A call that was under way when the breaker opened counts like the trial call. */
  #decide(failed: boolean, now: number): void {
    this.#isTrying = false
    this.#openUntil = failed ? now + openDurationMs : 0
    if (!failed) this.#periodEnds = 0
  }
}
