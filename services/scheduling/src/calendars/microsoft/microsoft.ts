import type { CalendarChanges, CalendarItem, Cursor } from '../../domain/connected-calendar.ts'
import { dayMs, zoneOf } from '../../domain/slots/index.ts'
import { type CalendarAdapter, CalendarFailure, type TokenAccount } from '../adapter.ts'
import type { CalendarHttp } from '../calendar-http.ts'
import type { OAuthServer } from '../oauth/authorization.ts'
import { applicationPermissions } from '../oauth/delegation.ts'
import { jsonRequests } from '../oauth/json-requests.ts'
import type { OAuthKind } from '../oauth/oauth-server.ts'
import { checkEventCount, checkUnchanged, updateOrCreate } from '../oauth/provider-events.ts'
import type { InThread } from '../threads/pool.ts'
import {
  entryOfGraph,
  type GraphEvent,
  graphBooking,
  graphChanges,
  itemOf,
  locationsOfGraph,
  transactionOf,
  uidProperty,
} from './microsoft-event.ts'

/** How people allow access; `docs/connect/microsoft.md` says what an operator does for it. */
export const microsoftOAuth: OAuthKind = {
  scopes: ['offline_access', 'Calendars.ReadWrite'],
  unnamedScopes: ['offline_access'],
  parameters: { prompt: 'select_account' },
  paths: {
    discovery: '/common/v2.0/.well-known/openid-configuration',
    authorization: '/common/oauth2/v2.0/authorize',
    token: '/common/oauth2/v2.0/token',
  },
}

const pollMs = 60_000
/** A link to the changes keeps the window of the read that gave it. */
const windowMs = 7 * dayMs
/** Lists of changes contain whole events with their texts, and a response may have 5 MB. */
const pageSize = 50
const gone = [404, 410]
/** Calendars of others, and addresses that Microsoft does not reach, are only read. */
const notReported = [400, 401, 403, 404]

interface Page<Item> {
  value?: Item[]
  '@odata.nextLink'?: string
  '@odata.deltaLink'?: string
}
interface GraphCalendar {
  id: string
  name?: string
  isDefaultCalendar?: boolean
  canEdit?: boolean
  owner?: { address?: string }
}

/**
 * Creates the adapter of Outlook and Microsoft 365 (Microsoft Graph 1.0). What Graph cannot do:
 * give an event a UID (events of bookings have a property instead), list attendees without mailing
 * them, set the status of an event, and end a grant. Long because the functions of an adapter share
 * its requests.
 * @param apiUrl the root of the API, without a slash at its end
 */
export function microsoftAdapter(
  http: CalendarHttp,
  inThread: InThread,
  { apiUrl, oauth }: { apiUrl: string; oauth: OAuthServer },
): CalendarAdapter<TokenAccount> {
  const ask = jsonRequests(http, apiUrl)
  /** Tokens of an organization are of no account. */
  const placeOf = ({ address }: TokenAccount) =>
    address === undefined ? 'me' : `users/${encodeURIComponent(address)}`
  const rootOf = (account: TokenAccount) => `${apiUrl}/v1.0/${placeOf(account)}`
  const calendarUrl = (account: TokenAccount, calendar: string) =>
    `${rootOf(account)}/calendars/${encodeURIComponent(calendar)}`
  const eventUrl = (account: TokenAccount, id: string) =>
    `${rootOf(account)}/events/${encodeURIComponent(id)}`
  const inUtc = { prefer: `outlook.timezone="UTC", outlook.body-content-type="text"` }

  /** @returns undefined when Graph no longer knows the link of the cursor */
  async function changesSince(
    account: TokenAccount,
    calendar: string,
    { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
    cursor: Cursor | null,
  ): Promise<CalendarChanges | undefined> {
    const window = new URLSearchParams({ startDateTime: from.toISOString(), endDateTime: to.toISOString() })
    const items = new Map<string, CalendarItem>()
    const removed = new Set<string>()
    const zone = zoneOf(timeZone)
    let url = cursor?.token ?? `${calendarUrl(account, calendar)}/calendarView/delta?${window}`
    for (;;) {
      const { status, body } = await ask<Page<GraphEvent>>(account, {
        url,
        headers: { prefer: `${inUtc.prefer}, odata.maxpagesize=${pageSize}` },
        accept: cursor ? [410] : [],
      })
      if (status === 410) return undefined
      for (const event of body.value ?? []) {
        if (event['@removed']) {
          items.delete(event.id)
          removed.add(event.id)
        } else items.set(event.id, itemOf(event, zone))
      }
      checkEventCount(items.size)
      const next = body['@odata.nextLink']
      if (next !== undefined) {
        url = next
        continue
      }
      const token = body['@odata.deltaLink']
      if (token === undefined) throw new CalendarFailure('unreachable', 'it sent no link to the next read')
      return {
        cursor: { token, timeZone, from: cursor?.from ?? from.toISOString() },
        isWhole: cursor === null,
        items: [...items.values()],
        removed: [...removed],
      }
    }
  }

  async function first(
    account: TokenAccount,
    calendar: string,
    filter: string,
  ): Promise<GraphEvent | undefined> {
    const query = new URLSearchParams({ $filter: filter, $top: '1' })
    const url = `${calendarUrl(account, calendar)}/events?${query}`
    return (await ask<Page<GraphEvent>>(account, { url, headers: inUtc })).body.value?.[0]
  }
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  const ofBooking = (account: TokenAccount, calendar: string, uid: string) =>
    first(
      account,
      calendar,
      `singleValueExtendedProperties/Any(ep: ep/id eq ${quoted(uidProperty)} and ep/value eq ${quoted(uid)})`,
    )

  return {
    integration: 'office365_calendar',
    slug: 'office365',
    title: 'Microsoft 365',
    oauth,
    delegation: applicationPermissions(oauth, `${apiUrl}/.default`),
    pollMs,
    connect: { path: 'save', fields: [] },
    async listCalendars(account) {
      const found: GraphCalendar[] = []
      const fields = 'id,name,isDefaultCalendar,canEdit,owner'
      let url: string | undefined = `${rootOf(account)}/calendars?$top=100&$select=${fields}`
      while (url !== undefined) {
        const { body }: { body: Page<GraphCalendar> } = await ask(account, { url })
        found.push(...(body.value ?? []))
        url = body['@odata.nextLink']
      }
      return found.map(({ id, name = id, isDefaultCalendar = false, canEdit = false, owner }) => ({
        externalId: id,
        name,
        isPrimary: isDefaultCalendar,
        readOnly: !canEdit,
        ...(isDefaultCalendar && owner?.address && { account: owner.address }),
      }))
    },
    async read(account, calendar, window, { cursor }) {
      const isFresh =
        cursor?.timeZone === window.timeZone && window.from.getTime() - Date.parse(cursor.from) < windowMs
      const changes = isFresh ? await changesSince(account, calendar, window, cursor) : undefined
      return changes ?? changesSince(account, calendar, window, null)
    },
    async watch(account, calendar, { address, token, until }) {
      const { status, body } = await ask<{ expirationDateTime?: string }>(account, {
        method: 'POST',
        url: `${apiUrl}/v1.0/subscriptions`,
        json: {
          changeType: 'created,updated,deleted',
          notificationUrl: address,
          resource: `${placeOf(account)}/calendars/${calendar}/events`,
          expirationDateTime: until.toISOString(),
          clientState: token,
        },
        accept: notReported,
      })
      return status < 300 ? new Date(body.expirationDateTime ?? until) : undefined
    },
    async find(account, calendar, uid) {
      const event =
        (await ofBooking(account, calendar, uid)) ??
        (await first(account, calendar, `iCalUId eq ${quoted(uid)}`))
      if (!event) return undefined
      return {
        uid,
        ics: await inThread('textOf', entryOfGraph(event, uid)),
        href: eventUrl(account, event.id),
        etag: event['@odata.etag'] ?? null,
        locations: locationsOfGraph(event),
      }
    },
    writer: {
      /** After a lost answer, the event is found by its property, or Graph refuses a second one. */
      async put(account, calendar, { uid, ics }) {
        const fields = graphBooking(await inThread('entryOf', { text: ics, uid }))
        const update = async () => {
          const found = await ofBooking(account, calendar, uid)
          if (found) await ask(account, { method: 'PATCH', url: eventUrl(account, found.id), json: fields })
          return found !== undefined
        }
        const create = () =>
          ask(account, {
            method: 'POST',
            url: `${calendarUrl(account, calendar)}/events`,
            json: {
              ...fields,
              showAs: 'busy',
              transactionId: transactionOf(uid, ics),
              singleValueExtendedProperties: [{ id: uidProperty, value: uid }],
            },
            accept: [409],
          })
        await updateOrCreate(update, create)
        return undefined
      },
      async replace(account, { uid, href, etag, ics: before }, ics) {
        const [stored, wanted] = await Promise.all([
          inThread('entryOf', { text: before, uid }),
          inThread('entryOf', { text: ics, uid }),
        ])
        const isSame = (name: 'attendees' | 'status') =>
          JSON.stringify(stored[name]) === JSON.stringify(wanted[name])
        if (!isSame('attendees') || !isSame('status'))
          throw new CalendarFailure('content', 'its attendees and its status can only be changed in Outlook')
        const { status } = await ask(account, {
          method: 'PATCH',
          url: href,
          json: graphChanges(stored, wanted),
          accept: [412],
          ...(etag !== null && { headers: { 'if-match': etag } }),
        })
        checkUnchanged(status)
      },
      async remove(account, calendar, uid) {
        const found = await ofBooking(account, calendar, uid)
        if (found) await ask(account, { method: 'DELETE', url: eventUrl(account, found.id), accept: gone })
      },
    },
  }
}
