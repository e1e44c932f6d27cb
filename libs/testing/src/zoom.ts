import { type Clock, systemClock } from '@punctual/contracts'
import { answerOrFail, type Fault } from './faults.ts'
import { createGrants, jsonAnswer as json } from './grants.ts'
import type { Json } from './json.ts'
import { type Answer, type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts'
import type { Test } from './test.ts'

// Zoom's authorization server and the meetings of its API v2 on the loopback address, after
// https://developers.zoom.us/docs/integrations/oauth/ and
// https://developers.zoom.us/docs/api/meetings/: what the adapter uses of them, with their rules
// and refusals.

/**
 * One Zoom account, and one application that is registered there: a person's account, or that of an
 * organization with users, to which the application has access itself.
 */
export interface FakeZoom {
  /** The variables that make scheduling use this server. */
  env: Record<string, string>
  requests: Receiver['requests']
  /** Opens the page of consent as its person. @returns the address to which the browser is sent */
  consent(authUrl: string, options?: { isDenied?: boolean; scope?: string }): Promise<URL>
  /** The meetings that are not deleted. */
  meetings(): Json[]
  /** Deletes a meeting, as its person does. */
  remove(id: number): void
  fail(fault: Fault): void
  /** Access tokens end at once, before their time. */
  endAccessTokens(): void
  /** The person removes the application in the settings of the account. */
  withdrawGrant(): void
  isGranted(): boolean
}

const client = { clientId: 'zoomClient1', clientSecret: 'zoom secret', isRotating: true, usesBasic: true }
const accountId = 'zoomAccount1'
const registered =
  'meeting:write:meeting meeting:update:meeting meeting:delete:meeting meeting:read:list_meetings user:read:user'
const problem = (status: number, code: number, message: string): Answer => json({ code, message }, status)

/**
 * Starts the server. Long because its answers share the state of the account.
 * @param options.pageSize the longest page of a list
 * @param options.users the addresses of an organization's account
 */
export async function startZoom(
  t: Test,
  { clock = systemClock, pageSize = 2, users }: { clock?: Clock; pageSize?: number; users?: string[] } = {},
): Promise<FakeZoom> {
  const receiver = await startReceiver(t, { clock })
  const root = new URL(receiver.url).origin
  const meetings = new Map<number, Json>()
  const faults: Fault[] = []
  const grants = createGrants(clock, client)
  let last = 8_100_000_000

  /** The access of the application itself names users; that of a person is `me`. */
  const isUser = (user: string) => (users ? users.includes(user) : user === 'me')

  /** https://developers.zoom.us/docs/internal-apps/s2s-oauth/ */
  function tokenOfAccount(form: URLSearchParams, authorization: string | undefined): Answer {
    const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')
    if (authorization !== `Basic ${basic}`)
      return json({ reason: 'Invalid client_id or client_secret', error: 'invalid_client' }, 400)
    if (!users || form.get('account_id') !== accountId)
      return json({ reason: 'Bad Request', error: 'invalid_request' }, 400)
    return grants.issue()
  }

  function create({ json: body }: ReceivedRequest, host: string): Answer {
    if (body.type !== 2 || !body.start_time || !body.topic) return problem(400, 300, 'Invalid request.')
    const id = ++last
    const password = `pw${id % 1000}`
    const join_url = `https://us05web.zoom.example/j/${id}?pwd=${password}`
    const meeting = {
      ...body,
      host,
      id,
      uuid: `${id}==`,
      password,
      join_url,
      start_url: `${join_url}&zak=host`,
    }
    meetings.set(id, meeting)
    return json(meeting, 201)
  }

  /** The list shortens the agenda, as Zoom does. */
  function list(url: URL, host: string): Answer {
    if (url.searchParams.get('type') !== 'upcoming') return problem(400, 300, 'Validation Failed.')
    const at = Number(url.searchParams.get('next_page_token') || 0)
    const own = [...meetings.values()].filter((meeting) => meeting.host === host)
    const shown = own.map(({ password, start_url, settings, ...meeting }) => ({
      ...meeting,
      agenda: `${meeting.agenda ?? ''}`.slice(0, 250),
    }))
    const next = at + pageSize
    return json({
      page_size: pageSize,
      next_page_token: next < shown.length ? String(next) : '',
      meetings: shown.slice(at, next),
    })
  }

  function ofApi(request: ReceivedRequest, url: URL): Answer {
    if (!grants.isValid(request.headers.authorization)) return problem(401, 124, 'Invalid access token.')
    if (url.pathname === '/v2/users/me')
      return json({
        id: 'z8yCxTTTTSiw02QgCAp8uQ',
        email: 'hana@zoom.example',
        personal_meeting_url: 'https://us05web.zoom.example/j/1234567890',
      })
    const [, user] = /^\/v2\/users\/([^/]+)\/meetings$/.exec(url.pathname) ?? []
    if (user !== undefined) {
      const host = decodeURIComponent(user)
      if (!isUser(host)) return problem(404, 1001, `User does not exist: ${host}.`)
      return request.method === 'POST' ? create(request, host) : list(url, host)
    }
    const id = Number(/^\/v2\/meetings\/(\d+)$/.exec(url.pathname)?.[1])
    const meeting = meetings.get(id)
    if (!meeting) return problem(404, 3001, `Meeting does not exist: ${id}.`)
    if (request.method === 'PATCH') meetings.set(id, { ...meeting, ...request.json })
    else if (request.method === 'DELETE') meetings.delete(id)
    else return problem(405, 300, 'Request method is not supported.')
    return { status: 204 }
  }

  function answer(request: ReceivedRequest): Answer {
    const url = new URL(request.path, root)
    const form = new URLSearchParams(request.rawBody)
    switch (url.pathname) {
      case '/oauth/token':
        return form.get('grant_type') === 'account_credentials'
          ? tokenOfAccount(form, request.headers.authorization)
          : grants.tokens(form, request.headers.authorization)
      case '/oauth/revoke':
        return grants.revoke(form)
      default:
        return ofApi(request, url)
    }
  }

  receiver.respondWith((request) => answerOrFail(faults, request, answer, /\/v2\//))

  return {
    env: {
      ZOOM_CLIENT_ID: client.clientId,
      ZOOM_CLIENT_SECRET: client.clientSecret,
      ...(users && { ZOOM_ACCOUNT_ID: accountId }),
      ZOOM_OAUTH_URL: root,
      ZOOM_API_URL: root,
    },
    requests: receiver.requests,
    // Zoom's page asks for the scopes of the application.
    consent: async (authUrl, options) => grants.consent(new URL(authUrl), { scope: registered, ...options }),
    meetings: () => [...meetings.values()],
    remove: (id) => meetings.delete(id),
    fail: (fault) => faults.push(fault),
    endAccessTokens: grants.endAccessTokens,
    withdrawGrant: grants.withdraw,
    isGranted: grants.isGranted,
  }
}
