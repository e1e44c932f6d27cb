/** A half-open interval [start, end), in minutes since 1970. */
export interface Span {
  start: number
  end: number
}

const byStart = (a: Span, b: Span) => a.start - b.start || a.end - b.end

/** Returns the same time as disjoint spans in order; spans that touch become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  let last: Span | undefined
  for (const { start, end } of spans.toSorted(byStart)) {
    if (end <= start) continue
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else {
      last = { start, end }
      merged.push(last)
    }
  }
  return merged
}

/**
 * Returns `from` without `busy`.
 * @param from disjoint, in order
 * @param busy disjoint, in order
 */
export function subtractSpans(from: readonly Span[], busy: readonly Span[]): Span[] {
  const left: Span[] = []
  let next = 0
  for (const { start, end } of from) {
    let free = start
    while (next < busy.length && busy[next]!.end <= free) next++
    for (let i = next; i < busy.length && busy[i]!.start < end; i++) {
      const taken = busy[i]!
      if (taken.start > free) left.push({ start: free, end: taken.start })
      if (taken.end > free) free = taken.end
    }
    if (free < end) left.push({ start: free, end })
  }
  return left
}

/**
 * Returns the intersection of every span of one list with every span of the other.
 * @param some in order, none within another; the same holds for `others` and for the result
 */
export function intersectSpans(some: readonly Span[], others: readonly Span[]): Span[] {
  const common: Span[] = []
  let first = 0
  for (const { start, end } of some) {
    while (first < others.length && others[first]!.end <= start) first++
    for (let i = first; i < others.length && others[i]!.start < end; i++) {
      const other = others[i]!
      common.push({ start: Math.max(start, other.start), end: Math.min(end, other.end) })
    }
  }
  return withoutContained(common)
}

/**
 * Returns the spans in order, without those that lie within another one; spans that only overlap
 * stay separate.
 */
export function withoutContained(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  let latestEnd = Number.NEGATIVE_INFINITY
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.end <= latestEnd) continue
    result.push(span)
    latestEnd = span.end
  }
  return result
}
