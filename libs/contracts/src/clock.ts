/** Where every process takes the time from. Tests inject their own; SQL gets `now()` as a parameter. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
