import { CalendarFailure, type TokenAccount } from '../calendars/adapter.ts'
import type { CalendarHttp } from '../calendars/calendar-http.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'
import { jsonRequests } from '../calendars/oauth/json-requests.ts'
import type { OAuthKind } from '../calendars/oauth/oauth-server.ts'
import { minuteMs } from '../domain/slots/index.ts'
import type { CreatedMeeting, MeetingAdapter, MeetingDetails } from './adapter.ts'

/** How people allow access; `docs/connect/zoom.md` says what an operator does for it. */
export const zoomOAuth: OAuthKind = {
  scopes: [
    'meeting:write:meeting',
    'meeting:update:meeting',
    'meeting:delete:meeting',
    'meeting:read:list_meetings',
    'user:read:user',
  ],
  hasFixedScopes: true,
  usesBasic: true,
  parameters: {},
  paths: { authorization: '/oauth/authorize', token: '/oauth/token', revocation: '/oauth/revoke' },
}

interface ZoomUser {
  id: string
  email?: string
  personal_meeting_url?: string
}

interface ZoomMeeting {
  id: number
  join_url: string
  agenda?: string
  password?: string
}
interface ZoomPage {
  next_page_token?: string
  meetings?: ZoomMeeting[]
}

/** The kind of a meeting at one time. */
const scheduled = 2
const pageSize = 300
const gone = 404

/** The line of a meeting's agenda by which it is found again; lists of meetings show it. */
const markOf = (key: string) => `Ref. ${key}`

const fieldsOf = ({ topic, startAt, endAt, timeZone }: MeetingDetails) => ({
  topic: topic.slice(0, 200),
  type: scheduled,
  start_time: startAt.toISOString().replace(/\.\d+Z$/, 'Z'),
  duration: Math.ceil((endAt.getTime() - startAt.getTime()) / minuteMs),
  timezone: timeZone,
})

const createdOf = ({ id, join_url: url, password }: ZoomMeeting): CreatedMeeting => ({
  externalId: String(id),
  url,
  password: password ?? null,
})

/**
 * Creates the adapter of Zoom (API v2). Zoom knows no key of ours by which it would recognize a
 * repeated request, so the agenda of a meeting contains one.
 * @param apiUrl the root of the API, without a slash at its end
 */
export function zoomAdapter(
  http: CalendarHttp,
  { apiUrl, oauth }: { apiUrl: string; oauth: OAuthServer },
): MeetingAdapter {
  const ask = jsonRequests(http, apiUrl)
  const root = `${apiUrl}/v2`
  const meetingsOf = ({ address = 'me' }: TokenAccount) =>
    `${root}/users/${encodeURIComponent(address)}/meetings`
  const meetingUrl = (id: string) => `${root}/meetings/${encodeURIComponent(id)}`
  return {
    slug: 'zoom',
    oauth,
    async describe(account) {
      const { body } = await ask<ZoomUser>(account, { url: `${root}/users/me` })
      return { account: body.email ?? body.id, roomUrl: body.personal_meeting_url ?? null }
    },
    async find(account, key) {
      let token = ''
      do {
        const query = new URLSearchParams({ type: 'upcoming', page_size: String(pageSize) })
        if (token !== '') query.set('next_page_token', token)
        const { body, status } = await ask<ZoomPage>(account, {
          url: `${meetingsOf(account)}?${query}`,
          accept: [gone],
        })
        if (status === gone) return undefined
        const found = body.meetings?.find(({ agenda }) => agenda?.includes(markOf(key)))
        if (found) return createdOf(found)
        token = body.next_page_token ?? ''
      } while (token !== '')
      return undefined
    },
    async create(account, key, details) {
      const { body, status } = await ask<ZoomMeeting>(account, {
        method: 'POST',
        url: meetingsOf(account),
        json: { ...fieldsOf(details), agenda: markOf(key) },
        accept: [gone],
      })
      if (status === gone)
        throw new CalendarFailure('credentials', 'it has no user with the address of the host')
      return createdOf(body)
    },
    async change(account, externalId, details) {
      const { status } = await ask(account, {
        method: 'PATCH',
        url: meetingUrl(externalId),
        json: fieldsOf(details),
        accept: [gone],
      })
      return status !== gone
    },
    async end(account, externalId) {
      await ask(account, { method: 'DELETE', url: meetingUrl(externalId), accept: [gone] })
    },
  }
}
