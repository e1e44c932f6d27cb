import { generateKeyPairSync, randomUUID, verify } from 'node:crypto'
import { type Clock, systemClock } from '@punctual/contracts'
import { answerOrFail, type Fault } from './faults.ts'
import { createGrants, jsonAnswer as json } from './grants.ts'
import type { Json } from './json.ts'
import { type Answer, type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts'
import type { Test } from './test.ts'

// Google's authorization server and Calendar API v3 on the loopback address, after
// https://developers.google.com/identity/protocols/oauth2/web-server and
// https://developers.google.com/workspace/calendar/api/v3/reference: what the adapter uses of them,
// with their rules and refusals.

/** An event resource; `occurrences` are those of a series, as `singleEvents` lists them. */
export type GoogleEventFixture = Json & { id?: string; occurrences?: Json[] }

interface Stored {
  event: Json
  /** The version of the calendar at its last change. */
  changedAt: number
}

interface FakeCalendar {
  entry: { id: string; summary: string; primary?: boolean; accessRole: string }
  timeZone: string
  version: number
  events: Map<string, Stored>
}

/** One Google account, and one project that is registered there. */
export interface FakeGoogle {
  /** The variables that make scheduling use this server. */
  env: Record<string, string>
  requests: Receiver['requests']
  /** Opens the page of consent as its person. @returns the address to which the browser is sent */
  consent(authUrl: string, options?: { isDenied?: boolean; scope?: string }): Promise<URL>
  addCalendar(id: string, options?: { accessRole?: string; summary?: string; timeZone?: string }): void
  setTimeZone(calendar: string, timeZone: string): void
  /** Creates or replaces an event, as its person does. */
  save(calendar: string, event: GoogleEventFixture): string
  remove(calendar: string, id: string): void
  /** The events that are not deleted. */
  events(calendar: string): Json[]
  fail(fault: Fault): void
  /** Access tokens end at once, before their time. */
  endAccessTokens(): void
  /** The person withdraws the grant in the settings of the account. */
  withdrawGrant(): void
  /** Sync tokens are not known any more (410). */
  forgetSyncTokens(): void
  isGranted(): boolean
  /** The key of a service account with domain-wide delegation in the account's organization. */
  serviceAccountKey: { client_id: string; client_email: string; private_key: string }
  /** The organization ends the delegation. */
  withdrawDelegation(): void
  /** What `watch` was asked for. */
  channels: Json[]
}

const account = 'hana@gmail.example'
const serviceAccount = 'punctual@project.iam.example'
const client = { clientId: 'client.apps.example', clientSecret: 'google secret' }

const problem = (status: number, reason: string): Answer =>
  json({ error: { code: status, message: reason, errors: [{ reason }] } }, status)

/**
 * Starts the server, with the account's primary calendar. Long because its answers share the state
 * of the account.
 * @param options.pageSize the longest page of a list
 */
export async function startGoogle(
  t: Test,
  { clock = systemClock, pageSize = 2 }: { clock?: Clock; pageSize?: number } = {},
): Promise<FakeGoogle> {
  const receiver = await startReceiver(t, { clock })
  const root = new URL(receiver.url).origin
  const calendars = new Map<string, FakeCalendar>()
  const faults: Fault[] = []
  const channels: Json[] = []
  const grants = createGrants(clock, client)
  let syncEra = 0
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let isDelegated = true

  /** https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests */
  function tokenOfServiceAccount(assertion: string): Answer {
    const refusal = (error: string, description: string) =>
      json({ error, error_description: description }, error === 'unauthorized_client' ? 401 : 400)
    const [header = '', payload = '', signature = ''] = assertion.split('.')
    const signed = Buffer.from(`${header}.${payload}`)
    if (!verify('sha256', signed, keys.publicKey, Buffer.from(signature, 'base64url')))
      return refusal('invalid_grant', 'Invalid JWT Signature.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    if (claims.iss !== serviceAccount || claims.aud !== `${root}/token` || !claims.scope)
      return refusal('invalid_grant', 'Invalid JWT.')
    if (Math.abs(claims.iat * 1000 - clock.now().getTime()) > 60_000)
      return refusal('invalid_grant', 'Token must be a short-lived token and in a reasonable timeframe.')
    if (claims.sub !== undefined && !isDelegated)
      return refusal('unauthorized_client', 'Client is unauthorized to retrieve access tokens.')
    if (claims.sub !== undefined && claims.sub !== account)
      return refusal('invalid_grant', 'Invalid email or User ID')
    return grants.issue()
  }

  const addCalendar: FakeGoogle['addCalendar'] = (
    id,
    { accessRole = 'owner', summary = id, timeZone = 'Europe/Berlin' } = {},
  ) => {
    const entry = { id, summary, accessRole, ...(id === account && { primary: true }) }
    calendars.set(id, { entry, timeZone, version: 0, events: new Map() })
  }
  addCalendar(account, { summary: 'Hana' })

  const store = (calendar: FakeCalendar, id: string, event: Json) => {
    calendar.version++
    const stored = { ...event, id, etag: `"${calendar.version}"` }
    calendar.events.set(id, { event: stored, changedAt: calendar.version })
    return stored
  }
  const calendarOf = (id: string) => calendars.get(id === 'primary' ? account : id)

  function list(calendar: FakeCalendar, query: URLSearchParams): Answer {
    const syncToken = query.get('syncToken')
    if (syncToken && ['timeMin', 'timeMax', 'iCalUID'].some((name) => query.has(name)))
      return problem(400, 'invalid')
    const [era, since] = syncToken ? syncToken.split('.').map(Number) : [syncEra, 0]
    if (era !== syncEra) return problem(410, 'fullSyncRequired')
    const isSingle = query.get('singleEvents') === 'true'
    const uid = query.get('iCalUID')
    const [from, to] = [Date.parse(query.get('timeMin') ?? ''), Date.parse(query.get('timeMax') ?? '')]
    const isWithin = ({ start, end }: Json) =>
      Number.isNaN(from) ||
      (Date.parse(end.dateTime ?? end.date) > from && Date.parse(start.dateTime ?? start.date) < to)
    const shown = [...calendar.events.values()]
      .filter(({ changedAt }) => changedAt > since!)
      .flatMap(({ event: { occurrences, ...event } }) =>
        isSingle && occurrences
          ? occurrences.map((each: Json) => ({ ...event, recurringEventId: event.id, ...each }))
          : [event],
      )
      .filter(({ status }) => status !== 'cancelled' || syncToken || query.get('showDeleted') === 'true')
      .filter((event) => uid === null || event.iCalUID === uid)
      .filter((event) => event.status === 'cancelled' || isWithin(event))
      // Deleted events of an incremental list have little more than their id.
      .map((event) =>
        syncToken && event.status === 'cancelled' ? { id: event.id, status: 'cancelled' } : event,
      )
    const at = Number(query.get('pageToken') ?? 0)
    const isLast = at + pageSize >= shown.length
    return json({
      kind: 'calendar#events',
      timeZone: calendar.timeZone,
      items: shown.slice(at, at + pageSize),
      ...(isLast
        ? { nextSyncToken: `${syncEra}.${calendar.version}` }
        : { nextPageToken: String(at + pageSize) }),
    })
  }

  function insert(calendar: FakeCalendar, body: Json, query: URLSearchParams): Answer {
    if (!body.start || !body.end) return problem(400, 'required')
    const isTaken = [...calendar.events.values()].some(({ event }) => event.iCalUID === body.iCalUID)
    if (body.iCalUID && isTaken) return problem(409, 'duplicate')
    const id = randomUUID().replaceAll('-', '')
    return json(
      store(calendar, id, { status: 'confirmed', iCalUID: `${id}@google.com`, ...met(body, query) }),
    )
  }

  function change(
    calendar: FakeCalendar,
    { method, headers, json: body }: ReceivedRequest,
    id: string,
    query: URLSearchParams,
  ): Answer {
    const found = calendar.events.get(id)?.event
    if (!found) return problem(404, 'notFound')
    if (headers['if-match'] && headers['if-match'] !== found.etag) return problem(412, 'conditionNotMet')
    if (method === 'GET') return json(found)
    if (method === 'PATCH') return json(store(calendar, id, patched(found, met(body, query))))
    if (found.status === 'cancelled') return problem(410, 'deleted')
    store(calendar, id, { ...found, status: 'cancelled' })
    return { status: 204 }
  }

  function ofApi(request: ReceivedRequest, { pathname, searchParams }: URL): Answer {
    if (!grants.isValid(request.headers.authorization)) return problem(401, 'authError')
    if (pathname === '/calendar/v3/users/me/calendarList')
      return json({ items: [...calendars.values()].map(({ entry }) => entry) })
    const [, calendarId = '', id] =
      /^\/calendar\/v3\/calendars\/([^/]+)\/events(?:\/([^/]+))?$/.exec(pathname) ?? []
    const calendar = calendarOf(decodeURIComponent(calendarId))
    if (!calendar) return problem(404, 'notFound')
    if (id === 'watch') {
      if (!`${request.json.address}`.startsWith('https:')) return problem(400, 'webhookUrlNotHttps')
      channels.push({ ...request.json, calendar: calendar.entry.id })
      return json({ kind: 'api#channel', id: request.json.id, expiration: request.json.expiration })
    }
    const isWrite = request.method !== 'GET'
    if (isWrite && !['owner', 'writer'].includes(calendar.entry.accessRole)) return problem(403, 'forbidden')
    if (id !== undefined) return change(calendar, request, decodeURIComponent(id), searchParams)
    return isWrite ? insert(calendar, request.json, searchParams) : list(calendar, searchParams)
  }

  function answer(request: ReceivedRequest): Answer {
    const url = new URL(request.path, root)
    const form = new URLSearchParams(request.rawBody)
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: root,
          authorization_endpoint: `${root}/o/oauth2/v2/auth`,
          token_endpoint: `${root}/token`,
          revocation_endpoint: `${root}/revoke`,
        })
      case '/token':
        return form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer'
          ? tokenOfServiceAccount(form.get('assertion') ?? '')
          : grants.tokens(form)
      case '/revoke':
        return grants.revoke(form)
      default:
        return ofApi(request, url)
    }
  }

  receiver.respondWith((request) => answerOrFail(faults, request, answer))

  return {
    env: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_OAUTH_URL: root,
      GOOGLE_API_URL: root,
    },
    requests: receiver.requests,
    consent: async (authUrl, options) => grants.consent(new URL(authUrl), options),
    addCalendar,
    setTimeZone(id, timeZone) {
      calendarOf(id)!.timeZone = timeZone
    },
    save(calendarId, { id = randomUUID().replaceAll('-', ''), ...event }) {
      store(calendarOf(calendarId)!, id, { status: 'confirmed', iCalUID: `${id}@google.com`, ...event })
      return id
    },
    remove(calendarId, id) {
      const calendar = calendarOf(calendarId)!
      store(calendar, id, { ...calendar.events.get(id)!.event, status: 'cancelled' })
    },
    events: (id) =>
      [...calendarOf(id)!.events.values()]
        .map(({ event }) => event)
        .filter(({ status }) => status !== 'cancelled'),
    fail: (fault) => faults.push(fault),
    endAccessTokens: grants.endAccessTokens,
    withdrawGrant: grants.withdraw,
    forgetSyncTokens() {
      syncEra++
    },
    isGranted: grants.isGranted,
    serviceAccountKey: {
      client_id: '1040',
      client_email: serviceAccount,
      private_key: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
    withdrawDelegation() {
      isDelegated = false
      grants.endAccessTokens()
    },
    channels,
  }
}

/** A meeting is made on request, by clients that know such data; one for each id of a request. */
function met({ conferenceData, ...body }: Json, query: URLSearchParams): Json {
  if (query.get('conferenceDataVersion') !== '1' || !conferenceData?.createRequest) return body
  const { requestId } = conferenceData.createRequest
  return { ...body, hangoutLink: `https://meet.google.example/${requestId.slice(0, 12)}` }
}

/** A PATCH replaces fields; `null` within a time removes the other form of it. */
function patched(found: Json, body: Json): Json {
  const times = Object.fromEntries(
    ['start', 'end']
      .filter((name) => body[name])
      .map((name) => [
        name,
        Object.fromEntries(
          Object.entries({ ...found[name], ...body[name] }).filter(([, value]) => value !== null),
        ),
      ]),
  )
  return { ...found, ...body, ...times }
}
