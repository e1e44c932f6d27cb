import type { PublicRoute } from './routes/index.ts'

/** What callers without a credential do; each kind has a budget of its own. */
export type AnonymousUse = 'reads' | 'slots' | 'reservations' | 'bookings' | 'changes'

/**
 * An office or a mobile network is one address with many visitors, and each of them makes several calls for one booking: the
 * page, its slots, a reservation, the booking. One budget for all calls would end after a quarter as many bookings, and one
 * visitor who pages through a calendar would use up what others need to book. So each step is counted apart: a budget of
 * 120 is 120 bookings of an address in a minute. An unknown path is a read.
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
/** Of a year, the longest span that is answered: a longer one is refused by scheduling, and costs as much. */
const dearest = 12

/**
 * What a question for slots costs before it is asked: one unit for each 31 days that have begun between start and end, one to
 * twelve. Where a query has both today's and an older version's names, the longest span counts, whichever is used.
 */
export function slotsCost(query: Query): number {
  const starts = timesOf(query.start, query.startTime)
  const ends = timesOf(query.end, query.endTime)
  const span = Math.max(...ends) - Math.min(...starts)
  return span > 0 && span < Infinity ? Math.min(dearest, Math.ceil(span / unit)) : 1
}

function timesOf(...values: Query[string][]): number[] {
  return values
    .flatMap((value) => value ?? [])
    .map(Date.parse)
    .filter(Number.isFinite)
}
