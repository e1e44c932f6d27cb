import type { CalendarHttp } from '../calendars/calendar-http.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'
import { jsonRequests } from '../calendars/oauth/json-requests.ts'
import type { OAuthKind } from '../calendars/oauth/oauth-server.ts'
import type { MeetingAdapter } from './adapter.ts'

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

/**
 * Creates the adapter of Zoom (API v2).
 * @param apiUrl the root of the API, without a slash at its end
 */
export function zoomAdapter(
  http: CalendarHttp,
  { apiUrl, oauth }: { apiUrl: string; oauth: OAuthServer },
): MeetingAdapter {
  const ask = jsonRequests(http, apiUrl)
  const root = `${apiUrl}/v2`
  return {
    slug: 'zoom',
    oauth,
    async describe(account) {
      const { body } = await ask<ZoomUser>(account, { url: `${root}/users/me` })
      return { account: body.email ?? body.id, roomUrl: body.personal_meeting_url ?? null }
    },
  }
}
