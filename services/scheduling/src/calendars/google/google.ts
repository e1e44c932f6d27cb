import type { CalendarChanges, Cursor, RemoteCalendar } from '../../domain/connected-calendar.ts'
import { dayMs, zoneOf } from '../../domain/slots/index.ts'
import { type CalendarAdapter, CalendarFailure, type TokenAccount } from '../adapter.ts'
import type { CalendarHttp } from '../calendar-http.ts'
import type { OAuthServer } from '../oauth/authorization.ts'
import { serviceAccounts } from '../oauth/delegation.ts'
import { jsonRequests } from '../oauth/json-requests.ts'
import type { OAuthKind } from '../oauth/oauth-server.ts'
import { checkEventCount, checkUnchanged, updateOrCreate } from '../oauth/provider-events.ts'
import type { InThread } from '../threads/pool.ts'
import {
  entryOfGoogle,
  type GoogleEvent,
  googleFields,
  itemOf,
  locationsOfGoogle,
  withAnswers,
} from './google-event.ts'

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`

/** How people allow access; `docs/connect/google.md` says what an operator does for it. */
export const googleOAuth: OAuthKind = {
  scopes: [scope('calendar.calendarlist.readonly'), scope('calendar.events')],
  // Without the prompt, only the first consent of a person gives a refresh token.
  parameters: { access_type: 'offline', prompt: 'consent' },
  paths: {
    discovery: '/.well-known/openid-configuration',
    authorization: '/o/oauth2/v2/auth',
    token: '/token',
    revocation: '/revoke',
  },
}

const pollMs = 60_000
/**
 * A token keeps the window of the read that gave it; after this time the whole calendar is read
 * again, so that the window moves on.
 */
const windowMs = 7 * dayMs
const calendarFields = 'nextPageToken,items(id,summary,summaryOverride,primary,accessRole,deleted)'
const eventFields =
  'nextPageToken,nextSyncToken,timeZone,items(id,iCalUID,status,transparency,eventType,start,end,attendees(self,email,responseStatus))'
const gone = [404, 410]
/** Google makes one meeting for each id of a request. */
const meetingRequest = (requestId: string) => ({
  conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } },
})
/** Calendars such as holidays, and addresses that Google does not accept, are only read. */
const notReported = [400, 401, 403, 404]

interface Page<Item> {
  items?: Item[]
  nextPageToken?: string
  nextSyncToken?: string
  timeZone?: string
}
interface CalendarListEntry {
  id: string
  summary?: string
  summaryOverride?: string
  primary?: boolean
  accessRole?: string
  deleted?: boolean
}

/**
 * Creates the adapter of Google Calendar (Calendar API v3). Long because the functions of an
 * adapter share its requests.
 * @param apiUrl the root of the API, without a slash at its end
 */
export function googleAdapter(
  http: CalendarHttp,
  inThread: InThread,
  { apiUrl, oauth }: { apiUrl: string; oauth: OAuthServer },
): CalendarAdapter<TokenAccount> {
  const ask = jsonRequests(http, apiUrl)
  const root = `${apiUrl}/calendar/v3`
  const eventsOf = (calendar: string) => `${root}/calendars/${encodeURIComponent(calendar)}/events`
  const eventUrl = (calendar: string, id: string) => `${eventsOf(calendar)}/${encodeURIComponent(id)}`
  const withQuery = (url: string, query: Record<string, string>) => `${url}?${new URLSearchParams(query)}`
  // Punctual sends the mails.
  const quietly = { sendUpdates: 'none' }

  /** @returns undefined when Google no longer knows the token of the cursor */
  async function changesSince(
    account: TokenAccount,
    calendar: string,
    window: { from: Date; to: Date },
    cursor: Cursor | null,
  ): Promise<CalendarChanges | undefined> {
    const start: Record<string, string> = cursor
      ? { syncToken: cursor.token }
      : { timeMin: window.from.toISOString(), timeMax: window.to.toISOString() }
    const changes = { items: new Map<string, CalendarChanges['items'][number]>(), removed: new Set<string>() }
    let pageToken: string | undefined
    for (;;) {
      const query = {
        ...start,
        singleEvents: 'true',
        maxResults: '2500',
        fields: eventFields,
        ...(pageToken && { pageToken }),
      }
      const { status, body } = await ask<Page<GoogleEvent>>(account, {
        url: withQuery(eventsOf(calendar), query),
        accept: cursor ? [410] : [],
      })
      if (status === 410) return undefined
      const timeZone = body.timeZone ?? cursor?.timeZone ?? 'UTC'
      // The days of the events that did not change are elsewhere now.
      if (cursor && timeZone !== cursor.timeZone) return undefined
      const zone = zoneOf(timeZone)
      for (const event of body.items ?? []) {
        const item = itemOf(event, zone)
        if (item) changes.items.set(event.id, item)
        else changes.items.delete(event.id)
        if (!item) changes.removed.add(event.id)
        else changes.removed.delete(event.id)
      }
      checkEventCount(changes.items.size)
      pageToken = body.nextPageToken
      if (pageToken) continue
      if (!body.nextSyncToken) throw new CalendarFailure('unreachable', 'it sent no token for the next read')
      return {
        cursor: { token: body.nextSyncToken, timeZone, from: cursor?.from ?? window.from.toISOString() },
        isWhole: cursor === null,
        items: [...changes.items.values()],
        removed: [...changes.removed],
      }
    }
  }

  /** Google gives an event an id of its own; deleted events keep their UID. */
  async function eventOfUid(
    account: TokenAccount,
    calendar: string,
    uid: string,
    { deletedToo = false } = {},
  ): Promise<GoogleEvent | undefined> {
    const query = { iCalUID: uid, maxResults: '10', ...(deletedToo && { showDeleted: 'true' }) }
    const { body } = await ask<Page<GoogleEvent>>(account, {
      url: withQuery(eventsOf(calendar), query),
    })
    // Changed dates of a series have its UID too.
    return body.items?.find(({ recurringEventId }) => recurringEventId === undefined)
  }

  /**
   * Google may make the meeting after the event.
   * @throws CalendarFailure while it does
   */
  async function linkOf(
    account: TokenAccount,
    calendar: string,
    event: GoogleEvent | undefined,
  ): Promise<string> {
    if (event?.hangoutLink !== undefined) return event.hangoutLink
    const url = event && eventUrl(calendar, event.id)
    const link = url && (await ask<GoogleEvent>(account, { url })).body.hangoutLink
    if (!link) throw new CalendarFailure('unreachable', 'it has not made the meeting yet')
    return link
  }

  return {
    integration: 'google_calendar',
    slug: 'google',
    title: 'Google Calendar',
    oauth,
    delegation: serviceAccounts(oauth, googleOAuth.scopes),
    pollMs,
    connect: { path: 'save', fields: [] },
    async listCalendars(account) {
      const found: RemoteCalendar[] = []
      let pageToken: string | undefined
      do {
        const { body }: { body: Page<CalendarListEntry> } = await ask(account, {
          url: withQuery(`${root}/users/me/calendarList`, {
            maxResults: '250',
            fields: calendarFields,
            ...(pageToken && { pageToken }),
          }),
        })
        for (const { id, summary, summaryOverride, primary = false, accessRole, deleted } of body.items ?? [])
          if (!deleted)
            found.push({
              externalId: id,
              name: summaryOverride ?? summary ?? id,
              isPrimary: primary,
              readOnly: accessRole !== 'owner' && accessRole !== 'writer',
              // The id of the primary calendar is the address of the account.
              ...(primary && { account: id }),
            })
        pageToken = body.nextPageToken
      } while (pageToken)
      return found
    },
    async read(account, calendar, window, { cursor }) {
      const isFresh = cursor && window.from.getTime() - Date.parse(cursor.from) < windowMs
      const changes = isFresh ? await changesSince(account, calendar, window, cursor) : undefined
      return changes ?? changesSince(account, calendar, window, null)
    },
    async watch(account, calendar, { id, address, token, until }) {
      const { status, body } = await ask<{ expiration?: string }>(account, {
        method: 'POST',
        url: `${eventsOf(calendar)}/watch`,
        json: { id, type: 'web_hook', address, token, expiration: String(until.getTime()) },
        accept: notReported,
      })
      return status < 300 ? new Date(Number(body.expiration ?? until)) : undefined
    },
    async find(account, calendar, uid) {
      const event = await eventOfUid(account, calendar, uid)
      if (!event) return undefined
      return {
        uid,
        ics: await inThread('textOf', entryOfGoogle(event, uid)),
        href: eventUrl(calendar, event.id),
        etag: event.etag ?? null,
        locations: locationsOfGoogle(event),
      }
    },
    writer: {
      /**
       * The UID is the key of the event: after a lost answer, the event is found and updated. An
       * event of that UID that was deleted is brought back, because Google makes no second one.
       */
      async put(account, calendar, { uid, ics, meetingKey = null }) {
        const entry = await inThread('entryOf', { text: ics, uid })
        const fields = googleFields(entry)
        const query = { ...quietly, ...(meetingKey !== null && { conferenceDataVersion: '1' }) }
        const meeting = meetingKey === null ? {} : meetingRequest(meetingKey)
        let written: GoogleEvent | undefined
        const update = async () => {
          const found = await eventOfUid(account, calendar, uid, { deletedToo: true })
          if (!found) return false
          const { body } = await ask<GoogleEvent>(account, {
            method: 'PATCH',
            url: withQuery(eventUrl(calendar, found.id), query),
            json: {
              ...fields,
              attendees: withAnswers(entry.attendees, found.attendees),
              ...(found.hangoutLink === undefined && meeting),
            },
          })
          written = body
          return true
        }
        const create = async () => {
          const created = await ask<GoogleEvent>(account, {
            method: 'POST',
            url: withQuery(eventsOf(calendar), query),
            json: { ...fields, ...meeting, iCalUID: uid },
            accept: [409],
          })
          if (created.status !== 409) written = created.body
          return created
        }
        await updateOrCreate(update, create)
        return meetingKey === null ? undefined : linkOf(account, calendar, written)
      },
      async replace(account, { uid, href, etag, ics: before }, ics) {
        const [stored, wanted] = await Promise.all([
          inThread('entryOf', { text: before, uid }),
          inThread('entryOf', { text: ics, uid }),
        ])
        const { status } = await ask(account, {
          method: 'PATCH',
          url: withQuery(href, quietly),
          json: googleFields(wanted, stored),
          accept: [412],
          ...(etag !== null && { headers: { 'if-match': etag } }),
        })
        checkUnchanged(status)
      },
      async remove(account, calendar, uid) {
        const found = await eventOfUid(account, calendar, uid)
        if (!found) return
        const url = withQuery(eventUrl(calendar, found.id), quietly)
        await ask(account, { method: 'DELETE', url, accept: gone })
      },
    },
  }
}
