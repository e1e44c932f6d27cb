import { type CalendarAdapter, CalendarFailure, checkStatus } from './adapter.ts'
import type { CalendarHttp } from './calendar-http.ts'
import type { InThread } from './threads/pool.ts'

export interface IcsFeeds {
  urls: string[]
}

const notModified = 304

/** Public ICS feeds; each address is one calendar. */
export function icsFeedAdapter(http: CalendarHttp, inThread: InThread): CalendarAdapter<IcsFeeds> {
  return {
    integration: 'ics-feed_calendar',
    slug: 'ics-feed',
    title: 'ICS feed',
    connect: { path: 'save', fields: ['urls'] },
    async listCalendars({ urls }) {
      return urls.map((url) => ({
        externalId: url,
        name: nameOf(url),
        isPrimary: false,
        readOnly: true,
      }))
    },
    async read(_credentials, url, _window, { etag, lastModified }) {
      const { status, text, headers } = await http.request({
        url: webUrl(url),
        headers: {
          accept: 'text/calendar, text/plain;q=0.5',
          ...(etag !== null && { 'if-none-match': etag }),
          ...(lastModified !== null && { 'if-modified-since': lastModified }),
        },
      })
      if (status === notModified) return undefined
      checkStatus(status)
      if (!/BEGIN:VCALENDAR/i.test(text)) throw new CalendarFailure('content', 'it is not iCalendar text')
      return { texts: [text], etag: one(headers.etag), lastModified: one(headers['last-modified']) }
    },
    async find(_credentials, url, uid) {
      const { status, text } = await http.request({ url: webUrl(url) })
      checkStatus(status)
      const found = await inThread('indexOfEvent', { texts: [text], uid })
      return found === 0 ? { uid, ics: text, href: url, etag: null } : undefined
    },
  }
}

const webUrl = (url: string) => url.replace(/^webcals?:/i, 'https:')
const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null)

function nameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : 'ICS feed'
}
