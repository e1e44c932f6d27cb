/** Somebody who may host, with what they hosted of this event type so far. Instants in milliseconds. */
export interface Candidate {
  id: number
  /** 0 (lowest) to 4 (highest). */
  priority: number
  /** Share of the bookings beside the others'. */
  weight: number
  /** Since when this one hosts the event type; undefined: from the beginning. */
  since: number | undefined
  /** When each of the live bookings was made. */
  booked: readonly number[]
}

/**
 * What somebody who came later is taken to have had before: as much as the others had for their weight. Without it, a new
 * host would get everything until the others are caught up with.
 * @returns by id, bookings
 */
function headStarts(candidates: readonly Candidate[]): Map<number, number> {
  const byArrival = [...candidates].sort((a, b) => (a.since ?? 0) - (b.since ?? 0) || a.id - b.id)
  const starts = new Map<number, number>()
  for (const { id, weight, since = 0 } of byArrival) {
    const earlier = byArrival.filter((other) => (other.since ?? 0) < since)
    const had = earlier.reduce(
      (sum, other) => sum + other.booked.filter((at) => at < since).length + (starts.get(other.id) ?? 0),
      0,
    )
    const weights = earlier.reduce((sum, other) => sum + other.weight, 0)
    starts.set(id, weights === 0 ? 0 : (had / weights) * weight)
  }
  return starts
}

const lastOf = ({ booked }: Candidate): number => booked.reduce((last, at) => Math.max(last, at), -1)

/**
 * Whose turn it is, first to last. Where the team weighs its hosts differently, whoever is furthest
 * behind the share that the weight gives goes first. Then, and where all weigh the same, the higher priority; then whoever
 * was booked least recently; then the lower id. A host of weight 0 comes after all others.
 */
export function byTurn(candidates: readonly Candidate[]): Candidate[] {
  const weighed = new Set(candidates.map(({ weight }) => weight)).size > 1
  const starts = headStarts(candidates)
  const had = (one: Candidate) => one.booked.length + (starts.get(one.id) ?? 0)
  const weights = candidates.reduce((sum, { weight }) => sum + weight, 0)
  const total = candidates.reduce((sum, one) => sum + had(one), 0)
  /** Bookings short of the share, counting the one that is to be made. */
  const short = (one: Candidate) =>
    one.weight === 0 ? Number.NEGATIVE_INFINITY : ((total + 1) * one.weight) / weights - had(one)
  const differ = (a: number, b: number) => (a === b || Math.abs(a - b) < 1e-9 ? 0 : a - b)
  return [...candidates].sort(
    (a, b) =>
      (weighed ? differ(short(b), short(a)) : 0) ||
      b.priority - a.priority ||
      lastOf(a) - lastOf(b) ||
      a.id - b.id,
  )
}
