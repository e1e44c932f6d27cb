import type { Span } from './spans.ts'
import type { Zone } from './zone.ts'

/** The grid of starts; durations in minutes. */
export interface Layout {
  length: number
  /** From one start to the next, before the offset. */
  frequency: number
  offsetStart: number
  showOptimizedSlots: boolean
  /** The zone whose wall clock the grid follows. */
  viewer: Zone
  /** No slot starts before it. */
  earliest: number
  /** No slot ends after it. */
  latest: number
}

const grids = [60, 30, 20, 15, 10, 5]

/**
 * Returns the widest step that divides the frequency: starts lie on its multiples within an hour.
 */
function gridOf(frequency: number): number {
  return grids.find((grid) => frequency % grid === 0) ?? 1
}

/**
 * Returns the starts within spans (in order of their start). The first start of a span is on the
 * viewer's grid, and the others follow by elapsed time; a span that begins within the step of the
 * last start continues its cadence. So a claim restarts the grid, and the list depends on the
 * viewer's zone. The offset is added to the first start and again at every step.
 * @returns in order, each once
 */
export function startsWithin(spans: readonly Span[], layout: Layout): number[] {
  const { length, earliest, latest } = layout
  const step = layout.frequency + layout.offsetStart
  const starts: number[] = []
  for (const span of spans) {
    const end = Math.min(span.end, latest)
    let start = firstStart(span, Math.max(span.start, earliest), layout)
    const before = starts[indexOf(starts, start) - 1]
    if (before !== undefined && before + step > start) start = before >= span.start ? before : before + step
    for (; start + length <= end; start += step) insert(starts, start)
  }
  return starts
}

function firstStart(span: Span, from: number, layout: Layout): number {
  const grid = gridOf(layout.frequency)
  const minute = minuteOf(from, layout.viewer)
  const toGrid = untilMultiple(minute, grid)
  return (
    from +
    (layout.showOptimizedSlots ? optimized(span.end - from, minute, grid) : toGrid) +
    layout.offsetStart
  )
}

/**
 * Moves the start only by minutes that no slot needs: to the grid, else to the next quarter of an
 * hour, else to five minutes.
 */
function optimized(available: number, minute: number, grid: number): number {
  if (minute % grid === 0) return 0
  const spare = available % grid
  return [grid, 15, 5].map((step) => step - (minute % step)).find((needed) => needed <= spare) ?? 0
}

const minuteOf = (instant: number, zone: Zone) => (instant + zone.offsetAt(instant)) % 60
const untilMultiple = (minute: number, grid: number) => (grid - (minute % grid)) % grid

/** Returns how many of the starts are before this one. */
function indexOf(starts: readonly number[], start: number): number {
  let [low, high] = [0, starts.length]
  if (high === 0 || starts[high - 1]! < start) return high
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! < start) low = middle + 1
    else high = middle
  }
  return low
}

function insert(starts: number[], start: number): void {
  const index = indexOf(starts, start)
  if (index === starts.length) starts.push(start)
  else if (starts[index] !== start) starts.splice(index, 0, start)
}
