import { badRequest } from '@punctual/contracts'
import type { Owner } from '../domain/owner.ts'
import { createFairQueue } from '../fairness/fair-queue.ts'
import { tenantOf } from '../fairness/tenant.ts'
import type { CalendarAdapter } from './adapter.ts'
import { calDavAdapter } from './caldav.ts'
import type { CalendarHttp } from './calendar-http.ts'
import { icsFeedAdapter } from './ics-feed.ts'
import type { CalendarThreads, InThread } from './threads/pool.ts'

/** What is known of a kind of calendars without asking a provider. */
export type CalendarKind = Pick<CalendarAdapter, 'integration' | 'slug' | 'title' | 'connect'>

/** What is done with calendars for one owner in one go: all of it, waits included, ends with one deadline. */
export interface CalendarErrand {
  /** By the name in paths (`ics-feed`) or on the wire (`ics-feed_calendar`). @throws 400 that names what has no adapter */
  adapter(path: string, name: string): CalendarAdapter
  /** @throws CalendarFailure, DomainError 400 and 429 */
  inThread: InThread
  /**
   * Runs the work when it is the tenant's turn: a calendar's whole text is in memory while it is read.
   * @throws DomainError 429 when the tenant has too much waiting, or its turn has not come in time
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** The kinds of calendars there are, over one way to the network and one pool of threads. */
export interface CalendarKinds {
  all: readonly CalendarKind[]
  /** As `CalendarErrand.adapter`, for what needs no provider. */
  require(path: string, name: string): CalendarKind
  /** @param patience milliseconds for the whole errand; default: what a caller of the API may wait */
  errand(owner: Owner, patience?: number): CalendarErrand
}

/** Calendars that are read at a time. */
const readingLimits = { atOnce: 12, perTenant: 4, waitingPerTenant: 40 }
/** Less than the gateway waits: services that do not answer in time are taken for broken, for all tenants. */
const usualPatience = 12_000

/**
 * @param options.deadlineFactor multiplies the deadlines of errands (1)
 * @returns the kinds that have an adapter here: a provider without one is refused by its name
 */
export function calendarKinds(
  http: CalendarHttp,
  threads: CalendarThreads,
  { deadlineFactor = 1 }: { deadlineFactor?: number } = {},
): CalendarKinds {
  const readings = createFairQueue(readingLimits)
  const adapters = (http: CalendarHttp, inThread: InThread) =>
    [
      icsFeedAdapter(http, inThread),
      calDavAdapter(http, inThread, { slug: 'caldav', title: 'CalDAV' }),
      calDavAdapter(http, inThread, {
        ...{ slug: 'apple', title: 'Apple Calendar' },
        server: 'https://caldav.icloud.com/',
      }),
    ] as CalendarAdapter[]
  const all: readonly CalendarKind[] = adapters(http, (name, input) => threads.run('', name, input))
  const find = <Kind extends CalendarKind>(kinds: readonly Kind[], path: string, name: string): Kind => {
    const found = kinds.find(({ slug, integration }) => name === slug || name === integration)
    if (found) return found
    const known = all.map(({ slug }) => slug).join(', ')
    throw badRequest({ path, message: `is ${name}, which has no adapter here: there are ${known}` })
  }
  return {
    all,
    require: (path, name) => find(all, path, name),
    errand(owner, patience = usualPatience) {
      const tenant = tenantOf(owner)
      const signal = AbortSignal.timeout(patience * deadlineFactor)
      const inThread: InThread = (name, input) => threads.run(tenant, name, input, signal)
      const within = { ...http, request: (request) => http.request({ ...request, signal }) } as CalendarHttp
      const own = adapters(within, inThread)
      return {
        adapter: (path, name) => find(own, path, name),
        inThread,
        inTurn: (work) => readings.run(tenant, work, signal),
      }
    },
  }
}
