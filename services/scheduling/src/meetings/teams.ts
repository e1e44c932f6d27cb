import type { CalendarHttp } from '../calendars/calendar-http.ts'
import { microsoftOAuth } from '../calendars/microsoft/microsoft.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'
import { jsonRequests } from '../calendars/oauth/json-requests.ts'
import type { OAuthKind } from '../calendars/oauth/oauth-server.ts'
import type { MeetingAdapter, MeetingDetails } from './adapter.ts'

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

interface OnlineMeeting {
  id: string
  joinWebUrl: string
}

const gone = 404

const fieldsOf = ({ topic, startAt, endAt }: MeetingDetails) => ({
  subject: topic,
  startDateTime: startAt.toISOString(),
  endDateTime: endAt.toISOString(),
})

/**
 * Creates the adapter of Microsoft Teams (Microsoft Graph 1.0). Graph answers a repeated request
 * with the meeting that it has for our key.
 * @param apiUrl the root of the API, without a slash at its end
 */
export function teamsAdapter(
  http: CalendarHttp,
  { apiUrl, oauth }: { apiUrl: string; oauth: OAuthServer },
): MeetingAdapter {
  const ask = jsonRequests(http, apiUrl)
  const me = `${apiUrl}/v1.0/me`
  const meetingUrl = (id: string) => `${me}/onlineMeetings/${encodeURIComponent(id)}`
  const createOrGet: MeetingAdapter['create'] = async (account, externalId, details) => {
    const { body } = await ask<OnlineMeeting>(account, {
      method: 'POST',
      url: `${me}/onlineMeetings/createOrGet`,
      json: { externalId, ...fieldsOf(details) },
    })
    return { externalId: body.id, url: body.joinWebUrl, password: null }
  }
  return {
    slug: 'msteams',
    oauth,
    async describe(account) {
      const { body } = await ask<GraphUser>(account, { url: `${me}?$select=id,mail,userPrincipalName` })
      return { account: body.mail ?? body.userPrincipalName ?? body.id, roomUrl: null }
    },
    find: createOrGet,
    create: createOrGet,
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
