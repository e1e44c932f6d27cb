/** Source of the time in every process. Tests inject their own; SQL gets `now()` as a parameter. */
export interface Clock {
  now(): Date
  /**
   * Calls the listener when the clock was moved; absent where time only passes. A loop that sleeps
   * until something is due listens to it. @returns a function that removes the listener
   */
  onMoved?(listener: () => void): () => void
}

export const systemClock: Clock = { now: () => new Date() }
