import { randomUUID } from 'node:crypto'
import { type Clock, systemClock } from '@punctual/contracts'
import { answerOrFail, type Fault } from './faults.ts'
import { createGrants, jsonAnswer as json } from './grants.ts'
import type { Json } from './json.ts'
import { type Answer, type ReceivedRequest, type Receiver, startReceiver } from './receiver.ts'
import type { Test } from './test.ts'

// Microsoft's authorization server, and the calendars and online meetings of Microsoft Graph 1.0,
// on the loopback address, after https://learn.microsoft.com/graph/api/resources/event,
// event-delta, onlinemeeting-createorget and
// https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow: what the adapter
// uses of them, with their rules and refusals.

interface FakeCalendar {
  calendar: Json
  version: number
  /** With `changedAt`, and `occurrences` of a series. */
  events: Map<string, Json>
}

/** One Microsoft account, and one application that is registered there. */
export interface FakeMicrosoft {
  /** The variables that make scheduling use this server. */
  env: Record<string, string>
  requests: Receiver['requests']
  /** Opens the page of consent as its person. @returns the address to which the browser is sent */
  consent(authUrl: string, options?: { isDenied?: boolean; scope?: string }): Promise<URL>
  addCalendar(id: string, options?: { canEdit?: boolean; name?: string }): void
  /** Creates or replaces an event, as its person does. */
  save(calendar: string, event: Json): string
  remove(calendar: string, id: string): void
  events(calendar: string): Json[]
  fail(fault: Fault): void
  /** Access tokens end at once, before their time. */
  endAccessTokens(): void
  /** The person withdraws the grant in the settings of the account. */
  withdrawGrant(): void
  /** Links to changes are not known any more (410). */
  forgetDeltaLinks(): void
  /** The subscriptions that were asked for. */
  subscriptions: Json[]
  /** The key of an app registration with application permissions in the account's organization. */
  serviceAccountKey: { client_id: string; tenant_id: string; private_key: string }
  /** The online meetings that are not deleted. */
  meetings(): Json[]
}

const primary = 'AAMkCalendar='
const client = { clientId: '5c8a1d5e', clientSecret: 'microsoft secret', isRotating: true }
const address = 'hana@outlook.example'
const application = { client_id: 'app-1', tenant_id: 'tenant-1', private_key: 'application secret' }
const problem = (status: number, code: string): Answer => json({ error: { code, message: code } }, status)
/** What Graph sets itself. */
const withoutOurs = ({ changedAt, occurrences, singleValueExtendedProperties, ...event }: Json): Json => event

/**
 * Starts the server, with the account's default calendar. Long because its answers share the state
 * of the account.
 * @param options.pageSize the longest page of a list
 */
export async function startMicrosoft(
  t: Test,
  { clock = systemClock, pageSize = 2 }: { clock?: Clock; pageSize?: number } = {},
): Promise<FakeMicrosoft> {
  const receiver = await startReceiver(t, { clock })
  const root = new URL(receiver.url).origin
  const calendars = new Map<string, FakeCalendar>()
  const faults: Fault[] = []
  const subscriptions: Json[] = []
  const meetings = new Map<string, Json>()
  const grants = createGrants(clock, client)
  let era = 0
  const ofApplication = new Set<string>()

  /** https://learn.microsoft.com/entra/identity-platform/v2-oauth2-client-creds-grant-flow */
  function tokenOfApplication(form: URLSearchParams): Answer {
    const isKnown =
      form.get('client_id') === application.client_id && form.get('client_secret') === application.private_key
    if (!isKnown)
      return json({ error: 'invalid_client', error_description: 'AADSTS7000215: Invalid client secret' }, 401)
    if (form.get('scope') !== `${root}/.default`) return json({ error: 'invalid_scope' }, 400)
    const answer = grants.issue()
    ofApplication.add(`Bearer ${JSON.parse(`${answer.body}`).access_token}`)
    return answer
  }
  const addCalendar: FakeMicrosoft['addCalendar'] = (id, { canEdit = true, name = id } = {}) => {
    const isDefaultCalendar = id === primary
    const owner = { name: 'Hana', address }
    calendars.set(id, {
      calendar: { id, name, canEdit, isDefaultCalendar, owner },
      version: 0,
      events: new Map(),
    })
  }
  addCalendar(primary, { name: 'Calendar' })

  const store = (calendar: FakeCalendar, id: string, event: Json): Json => {
    calendar.version++
    const stored = { ...event, id, '@odata.etag': `W/"${calendar.version}"`, changedAt: calendar.version }
    calendar.events.set(id, stored)
    return withoutOurs(stored)
  }

  /** Deleted events stay until the end of the test, as `@removed`. */
  function delta(calendar: FakeCalendar, url: URL): Answer {
    const { searchParams: query } = url
    const [of, since = 0] = (query.get('$deltatoken') ?? query.get('$skiptoken') ?? `${era}.0`)
      .split('.')
      .map(Number)
    if (of !== era) return problem(410, 'SyncStateNotFound')
    if (!query.has('$deltatoken') && !query.has('startDateTime')) return problem(400, 'ErrorInvalidParameter')
    const [from, to] = [query.get('startDateTime')!, query.get('endDateTime')!]
    const shown = [...calendar.events.values()]
      .filter(({ changedAt }) => changedAt > since)
      .flatMap((event) => [event, ...(event.occurrences ?? [])])
      .filter((event) => since > 0 || !event['@removed'])
      .filter(
        (event) =>
          event['@removed'] ||
          (event.end.dateTime > from.slice(0, 19) && event.start.dateTime < to.slice(0, 19)),
      )
      .map((event) =>
        event['@removed'] ? { id: event.id, '@removed': event['@removed'] } : withoutOurs(event),
      )
    const at = Number(query.get('at') ?? 0)
    const link = (more: Record<string, string>) =>
      `${root}${url.pathname}?${new URLSearchParams({ startDateTime: from, endDateTime: to, ...more })}`
    return json({
      value: shown.slice(at, at + pageSize),
      ...(at + pageSize >= shown.length
        ? { '@odata.deltaLink': link({ $deltatoken: `${era}.${calendar.version}` }) }
        : { '@odata.nextLink': link({ $skiptoken: `${era}.${since}`, at: String(at + pageSize) }) }),
    })
  }

  function list(calendar: FakeCalendar, filter: string): Answer {
    const [, property, value] = /ep\/id eq '(.+)' and ep\/value eq '(.*)'\)$/.exec(filter) ?? []
    const [, uid] = /^iCalUId eq '(.*)'$/.exec(filter) ?? []
    if (property === undefined && uid === undefined) return problem(400, 'BadRequest')
    const found = [...calendar.events.values()].filter(
      (event) =>
        !event['@removed'] &&
        (uid === undefined
          ? event.singleValueExtendedProperties?.some(
              (each: Json) => each.id === property && each.value === value,
            )
          : event.iCalUId === uid),
    )
    return json({ value: found.map(withoutOurs) })
  }

  function insert(calendar: FakeCalendar, body: Json): Answer {
    const isTaken = [...calendar.events.values()].some(
      ({ transactionId }) => transactionId && transactionId === body.transactionId,
    )
    if (isTaken) return problem(409, 'ErrorDuplicateTransactionId')
    const id = `AAMk${randomUUID()}=`
    return json(store(calendar, id, { type: 'singleInstance', iCalUId: `0400${randomUUID()}`, ...body }), 201)
  }

  function change({ method, headers, json: body }: ReceivedRequest, id: string): Answer {
    const calendar = [...calendars.values()].find(({ events }) => events.has(id))
    const found = calendar?.events.get(id)
    if (!calendar || !found || found['@removed']) return problem(404, 'ErrorItemNotFound')
    if (headers['if-match'] && headers['if-match'] !== found['@odata.etag'])
      return problem(412, 'ErrorIrresolvableConflict')
    if (method === 'PATCH') return json(store(calendar, id, { ...found, ...body }))
    store(calendar, id, { '@removed': { reason: 'deleted' } })
    return { status: 204 }
  }

  /** `createOrGet` answers the meeting of the same external id, whatever else the body says. */
  function ofMeetings({ method, json: body }: ReceivedRequest, id: string): Answer {
    if (method === 'POST' && id === 'createOrGet') {
      if (!body.externalId || !body.startDateTime || !body.endDateTime) return problem(400, 'BadRequest')
      const found = [...meetings.values()].find(({ externalId }) => externalId === body.externalId)
      if (found) return json(found)
      const name = `MSo${randomUUID()}`
      const meeting = { ...body, id: name, joinWebUrl: `https://teams.example/l/meetup-join/${name}` }
      meetings.set(name, meeting)
      return json(meeting, 201)
    }
    const meeting = meetings.get(id)
    if (!meeting) return problem(404, 'NotFound')
    if (method === 'PATCH') {
      meetings.set(id, { ...meeting, ...body })
      return json(meetings.get(id))
    }
    meetings.delete(id)
    return { status: 204 }
  }

  function ofGraph(request: ReceivedRequest, url: URL): Answer {
    const { authorization = '' } = request.headers
    if (!grants.isValid(authorization)) return problem(401, 'InvalidAuthenticationToken')
    const isOfApplication = ofApplication.has(authorization)
    if (url.pathname === '/v1.0/subscriptions') {
      const subscription = { id: randomUUID(), ...request.json }
      subscriptions.push(subscription)
      return json(subscription, 201)
    }
    if (url.pathname === '/v1.0/me') return json({ id: '87d349ed', mail: 'hana@acme.example' })
    const [, user, path = ''] = /^\/v1\.0\/(?:me|users\/([^/]+))\/(.*)$/.exec(url.pathname) ?? []
    // Tokens of an application are of no account.
    if (isOfApplication !== (user !== undefined)) return problem(400, 'BadRequest')
    if (user !== undefined && decodeURIComponent(user) !== address) return problem(404, 'ErrorInvalidUser')
    if (path.startsWith('onlineMeetings/')) return ofMeetings(request, path.split('/')[1]!)
    if (path === 'calendars') return json({ value: [...calendars.values()].map(({ calendar }) => calendar) })
    const [, event] = /^events\/([^/]+)$/.exec(path) ?? []
    if (event !== undefined) return change(request, decodeURIComponent(event))
    const [, id = '', rest] = /^calendars\/([^/]+)\/(events|calendarView\/delta)$/.exec(path) ?? []
    const calendar = calendars.get(decodeURIComponent(id))
    if (!calendar) return problem(404, 'ErrorItemNotFound')
    if (rest !== 'events') return delta(calendar, url)
    if (request.method === 'GET') return list(calendar, url.searchParams.get('$filter') ?? '')
    return calendar.calendar.canEdit ? insert(calendar, request.json) : problem(403, 'ErrorAccessDenied')
  }

  function answer(request: ReceivedRequest): Answer {
    const url = new URL(request.path, root)
    const tenant = `${root}/common/oauth2/v2.0`
    if (url.pathname === '/common/v2.0/.well-known/openid-configuration')
      return json({ authorization_endpoint: `${tenant}/authorize`, token_endpoint: `${tenant}/token` })
    if (url.pathname === `/${application.tenant_id}/oauth2/v2.0/token`)
      return tokenOfApplication(new URLSearchParams(request.rawBody))
    return url.pathname === '/common/oauth2/v2.0/token'
      ? grants.tokens(new URLSearchParams(request.rawBody))
      : ofGraph(request, url)
  }

  receiver.respondWith((request) => answerOrFail(faults, request, answer))

  return {
    env: {
      MICROSOFT_CLIENT_ID: client.clientId,
      MICROSOFT_CLIENT_SECRET: client.clientSecret,
      MICROSOFT_LOGIN_URL: root,
      MICROSOFT_GRAPH_URL: root,
    },
    requests: receiver.requests,
    consent: async (authUrl, options) => grants.consent(new URL(authUrl), options),
    addCalendar,
    save(calendarId, { id = `AAMk${randomUUID()}=`, ...event }) {
      const calendar = calendars.get(calendarId)!
      store(calendar, id, { type: 'singleInstance', iCalUId: `0400${id}`, showAs: 'busy', ...event })
      return id
    },
    remove(calendarId, id) {
      store(calendars.get(calendarId)!, id, { '@removed': { reason: 'deleted' } })
    },
    events: (id) => [...calendars.get(id)!.events.values()].filter((event) => !event['@removed']),
    fail: (fault) => faults.push(fault),
    endAccessTokens: grants.endAccessTokens,
    withdrawGrant: grants.withdraw,
    subscriptions,
    serviceAccountKey: application,
    meetings: () => [...meetings.values()],
    forgetDeltaLinks() {
      era++
    },
  }
}
