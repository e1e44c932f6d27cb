/** Source of the time in every process. Tests inject their own; SQL gets `now()` as a parameter. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
