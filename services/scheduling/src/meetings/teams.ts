import type { CalendarHttp } from '../calendars/calendar-http.ts'
import { microsoftOAuth } from '../calendars/microsoft/microsoft.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'
import { jsonRequests } from '../calendars/oauth/json-requests.ts'
import type { OAuthKind } from '../calendars/oauth/oauth-server.ts'
import type { MeetingAdapter } from './adapter.ts'

/** How people allow access; `docs/connect/teams.md` says what an operator does for it. */
export const teamsOAuth: OAuthKind = {
  ...microsoftOAuth,
  scopes: ['offline_access', 'OnlineMeetings.ReadWrite', 'User.Read'],
}

interface GraphUser {
  id: string
  mail?: string | null
  userPrincipalName?: string
}

/**
 * Creates the adapter of Microsoft Teams (Microsoft Graph 1.0).
 * @param apiUrl the root of the API, without a slash at its end
 */
export function teamsAdapter(
  http: CalendarHttp,
  { apiUrl, oauth }: { apiUrl: string; oauth: OAuthServer },
): MeetingAdapter {
  const ask = jsonRequests(http, apiUrl)
  const me = `${apiUrl}/v1.0/me`
  return {
    slug: 'msteams',
    oauth,
    async describe(account) {
      const { body } = await ask<GraphUser>(account, { url: `${me}?$select=id,mail,userPrincipalName` })
      return { account: body.mail ?? body.userPrincipalName ?? body.id, roomUrl: null }
    },
  }
}
