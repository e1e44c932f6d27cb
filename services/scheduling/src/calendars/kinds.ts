import { badRequest } from '@punctual/contracts'
import type { ProviderSettings } from '../config.ts'
import { type Owner, tenantOf } from '../domain/owner.ts'
import { createFairQueue } from '../threads/fair-queue.ts'
import type { CalendarAdapter } from './adapter.ts'
import { calDavAdapter } from './caldav.ts'
import type { CalendarHttp } from './calendar-http.ts'
import { googleAdapter, googleOAuth } from './google/google.ts'
import { icsFeedAdapter } from './ics-feed.ts'
import { microsoftAdapter, microsoftOAuth } from './microsoft/microsoft.ts'
import { createOAuthServer, type OAuthKind } from './oauth/oauth-server.ts'
import type { CalendarThreads, InThread } from './threads/pool.ts'

/** The properties of a calendar kind that need no provider. */
export type CalendarKind = Pick<
  CalendarAdapter,
  'integration' | 'slug' | 'title' | 'connect' | 'oauth' | 'delegation' | 'pollMs' | 'watch'
>

/** One unit of calendar work for one owner; a single deadline covers all of it, waits included. */
export interface CalendarErrand {
  /**
   * Finds an adapter by its name in paths (`ics-feed`) or on the wire (`ics-feed_calendar`).
   * @throws 400 that names an unsupported kind
   */
  adapter(path: string, name: string): CalendarAdapter
  /** @throws CalendarFailure, DomainError 400 and 429 */
  inThread: InThread
  /**
   * Runs the work when it is the tenant's turn: the whole text of a calendar is in memory while it
   * is read.
   * @throws DomainError 429 when the tenant has too much waiting, or its turn has not come in time
   */
  inTurn<T>(work: () => Promise<T>): Promise<T>
}

/** The supported calendar kinds, with one HTTP client and one pool of threads. */
export interface CalendarKinds {
  all: readonly CalendarKind[]
  /** As `CalendarErrand.adapter`, for calls that need no provider. */
  require(path: string, name: string): CalendarKind
  /** @param timeoutMs for the whole errand; default: the time that an API caller may wait */
  errand(owner: Owner, timeoutMs?: number): CalendarErrand
}

/** Calendars that are read in parallel. */
const readingLimits = { maxRunning: 12, perTenant: 4, waitingPerTenant: 40 }
/**
 * Less than the gateway's timeout: the gateway's breaker stops calls to a service that answers too
 * late, for all tenants.
 */
const defaultTimeoutMs = 12_000

/** How calendars of providers are reached. */
export interface KindOptions {
  /** Multiplies the deadlines of errands (1). */
  deadlineFactor?: number
  /** The providers at which the operator has registered this installation. */
  google?: ProviderSettings | undefined
  microsoft?: ProviderSettings | undefined
}

/**
 * Creates the supported kinds; a provider without an adapter or without the operator's settings is
 * rejected by name.
 */
export function calendarKinds(
  http: CalendarHttp,
  threads: CalendarThreads,
  { deadlineFactor = 1, google, microsoft }: KindOptions = {},
): CalendarKinds {
  const readings = createFairQueue(readingLimits)
  const reached = (settings: ProviderSettings | undefined, kind: OAuthKind) => {
    if (!settings) return undefined
    const { apiUrl, oauthUrl: issuer, clientId, clientSecret } = settings
    return { apiUrl, oauth: createOAuthServer(http, { clientId, clientSecret, issuer }, kind) }
  }
  const googleServers = reached(google, googleOAuth)
  const microsoftServers = reached(microsoft, microsoftOAuth)
  const adapters = (http: CalendarHttp, inThread: InThread) =>
    [
      ...(googleServers ? [googleAdapter(http, inThread, googleServers)] : []),
      ...(microsoftServers ? [microsoftAdapter(http, inThread, microsoftServers)] : []),
      icsFeedAdapter(http, inThread),
      calDavAdapter(http, inThread, { slug: 'caldav', title: 'CalDAV' }),
      calDavAdapter(http, inThread, {
        slug: 'apple',
        title: 'Apple Calendar',
        server: 'https://caldav.icloud.com/',
      }),
    ] as CalendarAdapter[]
  const all: readonly CalendarKind[] = adapters(http, (name, input) => threads.run('', name, input))
  const find = <Kind extends CalendarKind>(kinds: readonly Kind[], path: string, name: string): Kind => {
    const found = kinds.find(({ slug, integration }) => name === slug || name === integration)
    if (found) return found
    const known = all.map(({ slug }) => slug).join(', ')
    throw badRequest({ path, message: `is ${name}, which is not supported; supported are ${known}` })
  }
  return {
    all,
    require: (path, name) => find(all, path, name),
    errand(owner, timeoutMs = defaultTimeoutMs) {
      const tenant = tenantOf(owner)
      const signal = AbortSignal.timeout(timeoutMs * deadlineFactor)
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
