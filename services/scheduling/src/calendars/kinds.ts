import { badRequest } from '@punctual/contracts'
import type { CalendarAdapter } from './adapter.ts'
import { calDavAdapter } from './caldav.ts'
import type { CalendarHttp } from './calendar-http.ts'
import { icsFeedAdapter } from './ics-feed.ts'

/** The kinds of calendars there are, over one way to the network. */
export interface CalendarKinds {
  all: readonly CalendarAdapter[]
  /** By the name in paths (`ics-feed`) or on the wire (`ics-feed_calendar`). @throws 400 that names what has no adapter */
  require(path: string, name: string): CalendarAdapter
}

/** @returns the kinds that have an adapter here: a provider without one is refused by its name */
export function calendarKinds(http: CalendarHttp): CalendarKinds {
  const all = [
    icsFeedAdapter(http),
    calDavAdapter(http, { slug: 'caldav', title: 'CalDAV' }),
    calDavAdapter(http, { slug: 'apple', title: 'Apple Calendar', server: 'https://caldav.icloud.com/' }),
  ] as CalendarAdapter[]
  return {
    all,
    require(path, name) {
      const found = all.find(({ slug, integration }) => name === slug || name === integration)
      if (found) return found
      const known = all.map(({ slug }) => slug).join(', ')
      throw badRequest({ path, message: `is ${name}, which has no adapter here: there are ${known}` })
    },
  }
}
