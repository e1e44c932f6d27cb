import { badRequest, type CalendarCredentials, icalTime, plainText } from '@punctual/contracts'
import { type CalendarAdapter, CalendarFailure, checkStatus } from './adapter.ts'
import type { DavResource } from './caldav-resources.ts'
import type { CalendarHttp } from './calendar-http.ts'
import type { InThread } from './threads/pool.ts'

/** An account of a CalDAV server (RFC 4791). */
export interface CalDavAccount {
  url: string
  username: string
  password: string
}

const gone = new Set([404, 410])
const namespaces = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"'
const propfind = (...properties: string[]) =>
  `<?xml version="1.0"?><d:propfind ${namespaces}><d:prop>${properties
    .map((name) => `<${name}/>`)
    .join('')}</d:prop></d:propfind>`
/** Returns a REPORT that asks for these properties of the events that match a filter. */
const eventQuery = (properties: string, filter: string) =>
  `<?xml version="1.0"?><c:calendar-query ${namespaces}><d:prop>${properties}</d:prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${filter}</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`
const eventsWithin = (from: Date, to: Date) =>
  eventQuery(
    '<c:calendar-data/>',
    `<c:time-range start="${icalTime(from.toISOString())}" end="${icalTime(to.toISOString())}"/>`,
  )
const eventOfUid = (uid: string) =>
  eventQuery(
    '<d:getetag/><c:calendar-data/>',
    `<c:prop-filter name="UID"><c:text-match collation="i;octet">${escaped(uid)}</c:text-match></c:prop-filter>`,
  )
const icsOf = ({ properties }: DavResource) => String(properties['calendar-data'] ?? '')
/** XML 1.0 forbids control characters, even as character references. */
const escaped = (text: string) =>
  plainText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Returns the address within a property such as current-user-principal. */
const hrefOf = (property: unknown): string | undefined =>
  isNode(property) && typeof property.href === 'string' ? property.href : undefined

/** Returns whether an element such as resourcetype contains this one. */
const has = (property: unknown, name: string): boolean => isNode(property) && name in property

/** Returns whether events can be written there; a server that does not say allows it. */
function canWrite(privileges: unknown): boolean {
  if (!isNode(privileges)) return true
  const all = (privileges.privilege ?? []) as unknown[]
  return all.some((each) => ['all', 'write', 'write-content', 'bind'].some((name) => has(each, name)))
}

/** The requests of which the operations of the adapter consist. */
function davRequests(http: CalendarHttp, inThread: InThread) {
  const ask = async (account: CalDavAccount, method: string, url: string, depth: string, body: string) => {
    const {
      status,
      text,
      url: final,
    } = await http.request({
      method,
      url,
      account,
      body,
      headers: { depth, 'content-type': 'application/xml; charset=utf-8' },
    })
    checkStatus(status)
    const resources = await inThread('resources', text)
    return resources.map((each) => ({ ...each, href: new URL(each.href, final).href }))
  }
  const find = async (account: CalDavAccount, url: string, property: string): Promise<string | undefined> => {
    const [found] = await ask(account, 'PROPFIND', url, '0', propfind(property))
    const href = hrefOf(found?.properties[property.replace(/^.*:/, '')])
    return found && href !== undefined ? new URL(href, found.href).href : undefined
  }
  const write = async (account: CalDavAccount, url: string, ics: string, etag: string | null = null) => {
    const { status } = await http.request({
      method: 'PUT',
      url,
      account,
      body: ics,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        ...(etag !== null && { 'if-match': etag }),
      },
    })
    checkStatus(status)
  }
  return { ask, find, write }
}

/**
 * Creates the adapter of a CalDAV server, found from its address or from the address of a principal
 * or a collection. With `server`, the kind has only that server, such as Apple's, and takes no
 * address.
 */
export function calDavAdapter(
  http: CalendarHttp,
  inThread: InThread,
  kind: { slug: string; title: string; server?: string },
): CalendarAdapter<CalDavAccount> {
  const { ask, find, write } = davRequests(http, inThread)

  return {
    integration: `${kind.slug}_calendar`,
    slug: kind.slug,
    title: kind.title,
    accept: (given) => accountOf(given, kind.server),
    connect: {
      path: 'credentials',
      fields: [...(kind.server === undefined ? ['url'] : []), 'username', 'password'],
    },
    async listCalendars(account) {
      const principal = (await find(account, account.url, 'd:current-user-principal')) ?? account.url
      const home = (await find(account, principal, 'c:calendar-home-set')) ?? principal
      const names = ['d:resourcetype', 'd:displayname', 'd:current-user-privilege-set']
      const all = await ask(account, 'PROPFIND', home, '1', propfind(...names))
      const calendars = all.filter(({ properties }) => has(properties.resourcetype, 'calendar'))
      if (calendars.length === 0) throw new CalendarFailure('content', 'it has no calendars')
      return calendars.map(({ href, properties }, index) => ({
        externalId: href,
        name: nameOf(href, properties),
        isPrimary: index === 0,
        readOnly: !canWrite(properties['current-user-privilege-set']),
      }))
    },
    async read(account, calendar, { from, to }) {
      const found = await ask(account, 'REPORT', calendar, '1', eventsWithin(from, to))
      return { texts: found.map(icsOf).filter(Boolean), etag: null, lastModified: null }
    },
    async find(account, calendar, uid) {
      const all = await ask(account, 'REPORT', calendar, '1', eventOfUid(uid))
      const found = all[await inThread('indexOfEvent', { texts: all.map(icsOf), uid })]
      if (!found) return undefined
      const { getetag } = found.properties
      return { uid, href: found.href, ics: icsOf(found), etag: typeof getetag === 'string' ? getetag : null }
    },
    writer: {
      async put(account, calendar, { uid, ics }) {
        await write(account, eventUrl(calendar, uid), ics)
        return undefined
      },
      async replace(account, { href, etag }, ics) {
        await write(account, href, ics, etag)
      },
      async remove(account, calendar, uid) {
        const { status } = await http.request({ method: 'DELETE', url: eventUrl(calendar, uid), account })
        if (!gone.has(status)) checkStatus(status)
      },
    },
  }
}

function nameOf(href: string, { displayname }: DavResource['properties']): string {
  if (typeof displayname === 'string' && displayname !== '') return displayname
  return decodeURIComponent(new URL(href).pathname.split('/').filter(Boolean).at(-1) ?? href)
}

function accountOf(
  { username, password, url: given }: CalendarCredentials,
  server: string | undefined,
): { credentials: CalDavAccount; account: string } {
  const url = server ?? given
  if (url === undefined) throw badRequest({ path: 'url', message: 'is required: the address of the server' })
  // Basic authentication ends the name at the first colon (RFC 7617).
  if (/[:\p{Cc}]/u.test(username))
    throw badRequest({ path: 'username', message: 'must not have a colon or a control character' })
  return { credentials: { url, username, password }, account: `${username} ${url}` }
}

const eventUrl = (calendar: string, uid: string) =>
  new URL(`${encodeURIComponent(uid)}.ics`, calendar.endsWith('/') ? calendar : `${calendar}/`).href
