import type { PublicRoute } from '../routes/index.ts'

/** A kind of call without a credential; each kind has its own budget. */
export type AnonymousUse = 'reads' | 'slots' | 'reservations' | 'bookings' | 'changes'

/**
 * Returns the budget that a call without a credential counts against. An unknown path counts as a
 * read.
 *
 * An office or a mobile network is one address with many visitors, and each booking takes several
 * calls: the page, its slots, a reservation, the booking. With one budget for all calls, an address
 * could make only a quarter as many bookings, and one visitor who pages through a calendar could
 * block the others. With a budget for each step, a limit of 120 allows 120 bookings per address and
 * minute.
 */
export function anonymousUse(route: Pick<PublicRoute, 'method' | 'path'> | undefined): AnonymousUse {
  const { method = 'GET', path = '' } = route ?? {}
  if (path === '/v2/slots' || path === '/v2/slots/available') return 'slots'
  if (method === 'GET') return 'reads'
  if (path.startsWith('/v2/slots/')) return 'reservations'
  return path === '/v2/bookings' ? 'bookings' : 'changes'
}

type Query = Readonly<Record<string, string | string[] | undefined>>

const unit = 31 * 86_400_000
/**
 * Units of a year, the longest span that scheduling answers. Longer spans are refused there, and
 * cost the same.
 */
const maxCost = 12

/**
 * Returns the cost of a slots query: one unit per started 31 days between start and end, from 1 to
 * 12. If a query has both current and older parameter names, the longest span counts.
 */
export function slotsCost(query: Query): number {
  const starts = timesOf(query.start, query.startTime)
  const ends = timesOf(query.end, query.endTime)
  const span = Math.max(...ends) - Math.min(...starts)
  return span > 0 && span < Infinity ? Math.min(maxCost, Math.ceil(span / unit)) : 1
}

function timesOf(...values: Query[string][]): number[] {
  return values
    .flatMap((value) => value ?? [])
    .map(Date.parse)
    .filter(Number.isFinite)
}
