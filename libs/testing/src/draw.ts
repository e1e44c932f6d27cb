/** A source of numbers that are the same for the same seed. */
export interface Draw {
  /** From 0 to `below` - 1. */
  int(below: number): number
  of<T>(values: readonly T[]): T
  /** True so many times out of a hundred. */
  chance(percent: number): boolean
  shuffled<T>(values: readonly T[]): T[]
}

/** Returns a draw by the generator "mulberry32". */
export function drawOf(seed: number): Draw {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    of: (values) => values[int(values.length)]!,
    chance: (percent) => next() * 100 < percent,
    shuffled: (values) =>
      values
        .map((value) => ({ value, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ value }) => value),
  }
}
