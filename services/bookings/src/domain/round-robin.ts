/** A possible host with their earlier bookings of the event type. Instants in milliseconds. */
export interface Candidate {
  id: number
  /** 0 (lowest) to 4 (highest). */
  priority: number
  /** The host's share of the bookings, relative to the weights of the others. */
  weight: number
  /** When the host joined the event type; undefined: from the beginning. */
  since: number | undefined
  /** The creation times of the host's live bookings. */
  booked: readonly number[]
}

/**
 * Computes the bookings that a host who joined later counts as having had: as many as the others
 * had for their weight. Without it, a new host would get all bookings until they catch up.
 * @returns numbers of bookings by host id
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
 * Sorts hosts by turn. If weights differ, the host who is furthest behind the share of their weight
 * goes first. The next criteria are the higher priority, the least recent booking, and the lower
 * id. A host of weight 0 comes last.
 */
export function byTurn(candidates: readonly Candidate[]): Candidate[] {
  const weighed = new Set(candidates.map(({ weight }) => weight)).size > 1
  const starts = headStarts(candidates)
  const had = (one: Candidate) => one.booked.length + (starts.get(one.id) ?? 0)
  const weights = candidates.reduce((sum, { weight }) => sum + weight, 0)
  const total = candidates.reduce((sum, one) => sum + had(one), 0)
  /** Bookings that the host is behind their share, including the one to create. */
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
