import { readFile } from 'node:fs/promises'
import { gives, scopesFor } from '@punctual/contracts'
import { createSender, fileTimeoutMs, inParallel, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import type { PublicRoute } from '../src/routes/index.ts'
import { versionedResources } from '../src/versions/index.ts'
import { documentUrl, documentedRoutes as routes } from './docs/generate.ts'

import { type Caller, twoTenants } from './tenants.ts'

t.setTimeout(fileTimeoutMs)

// Calls every public route as a caller of every kind: the answers must follow from the policy
// table.

const stack = await startStack(t, {
  env: {
    RATE_LIMIT_API_KEY: '100000',
    RATE_LIMIT_OAUTH_CLIENT: '100000',
    RATE_LIMIT_TOKEN: '100000',
    RATE_LIMIT_ANONYMOUS: '100000',
    RATE_LIMIT_V1: '100000',
  },
})
const { callers, apps, stranger, idsOf } = await twoTenants(
  stack,
  await startReceiver(t, { clock: stack.clock }),
)

type Expected = 'allowed' | 401 | 403 | 404

/** Parameters that grant access themselves and belong to no tenant. */
const capabilities = ['/:bookingUid', '/:token', '/reservations/:uid']
const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

const send = createSender(stack.url)
const isV1 = ({ path }: Pick<PublicRoute, 'path'>): boolean => path.startsWith('/v1/')

/** Operations on a member's own event type that no role permits. */
const isOnlyOwners = ({ method, path }: PublicRoute): boolean =>
  method !== 'GET' &&
  (path.startsWith('/v2/event-types/:eventTypeId/webhooks') || path === '/v1/event-types/:id')

function expected(route: PublicRoute, caller: Caller): Expected {
  const { method, path, permission, within, forPages, callers: kinds } = route
  if (caller.isRefused) return 401
  if (caller.kind === 'portal') return expectedOfPortal(route, caller)
  // The video room provider signs it; an organization key gets 404 for the booking first.
  if (path.startsWith('/v2/rooms/:bookingUid/')) return caller.kind === 'organization-key' ? 404 : 401
  // v1 takes API keys only in the query; other credentials are ignored.
  if (isV1(route) && !caller.kind.endsWith('-key')) return 401
  // Only pages of the system call these; the session sends what a page sends.
  // An identity provider sends the browser to the only one that is read.
  const isCalled = forPages && method !== 'GET'
  if (isCalled && caller.kind === 'anonymous' && kinds.includes('anonymous')) return 403
  if (caller.kind === 'anonymous') return kinds.includes('anonymous') ? 'allowed' : 401
  // The path names a different client than the headers.
  if (path.includes('/:clientId') && caller.kind === 'oauth-client' && caller.isElsewhere) return 401
  // Public operations that take no session ignore its cookie.
  if (caller.kind === 'session' && kinds.includes('anonymous') && !kinds.includes('session')) return 'allowed'
  if (!kinds.includes(caller.kind)) return 403
  if (scopesFor(route, caller.kind).some((scope) => !caller.scopes?.includes(scope))) return 403
  // Public objects do not exist for a key of another organization.
  const isOpen = kinds.includes('anonymous')
  const namesThing =
    path.includes('/:bookingUid') ||
    (isOpen && !path.startsWith('/v2/portal-links/') && /\/:(eventTypeId|linkId|teamId)\b/.test(path))
  if (caller.kind === 'organization-key' && namesThing) return 404
  if (isOpen) return 'allowed'
  const own = path.startsWith('/v2/teams/:teamId')
  const roles = own
    ? [caller.ownTeam]
    : [caller.organization, ...(path.includes('/:teamId') ? [caller.team] : [])]
  const held = roles.filter((role) => role !== undefined)
  const may = permission !== undefined && held.some((role) => gives({ role }, permission))
  if (within === 'organization' && !path.includes('/:orgId')) {
    if (caller.isElsewhere) return 'allowed'
    return may ? 'allowed' : 403
  }
  const wanted = reached(route, caller, { held, may })
  // An app has access only to webhooks that it created.
  return wanted === 'allowed' && caller.kind === 'app' && path.includes('/:webhookId') ? 404 : wanted
}

/** A portal link reaches the webhooks of its organization or client, and previews of templates. */
function expectedOfPortal(route: PublicRoute, { scopes = [], portalOf }: Caller): Expected {
  const { path, permission, callers: kinds } = route
  if (isV1(route)) return 401
  // The service authenticates the client there, and the header of a token is not read.
  if (route.oauth) return 'allowed'
  if (!kinds.includes('portal')) return 403
  if (permission === undefined) return 'allowed'
  const place = path.includes('/:clientId') ? 'client' : 'organization'
  if (portalOf === place) return scopes.includes(permission) ? 'allowed' : 403
  return place === 'client' ? 404 : 403
}

/** Returns the expected access to an object, by its owner and the caller's role there. */
function reached(
  route: PublicRoute,
  caller: Caller,
  { held, may }: { held: readonly unknown[]; may: boolean },
): Expected {
  const { path, permission, within } = route
  if (within === 'self') {
    const hasOwner = parametersOf(path).length > 0 && !/\/:(token|calendar|app)\b/.test(path)
    if (!hasOwner || caller.isOwner) return 'allowed'
    if (path.startsWith('/v2/event-types/:eventTypeId/private-links')) return 404
    if (may) return isOnlyOwners(route) ? 403 : 'allowed'
    if (path.includes('/:bookingUid')) return 403
    return permission !== undefined && held.length > 0 ? 403 : 404
  }
  if (may) return 'allowed'
  return path.includes('/:orgId') || held.length > 0 ? 403 : 404
}

/** Parameters that are not ids. */
const words = new Set(['permission', 'attributeSlug'])
const missing = '999999999'

/** Returns the path with existing ids; parameters in `without` get an unknown id. */
function pathOf(
  route: PublicRoute,
  without: readonly string[] = [],
  over: Record<string, string> = {},
): string {
  const { path } = route
  const known: Record<string, string> = { ...idsOf(path), ...over }
  const query = path === '/v2/event-types' ? `?username=${stack.user.username}` : queryOf(route)
  const named = path.replace(/:(\w+)/g, (_, name: string) =>
    without.includes(name) ? missing : (known[name] ?? missing),
  )
  return named + query
}

interface Said {
  status: number
  text: string
}

/**
 * Calls as permitted callers send a body that every route rejects, so that nothing changes. Calls
 * as others send the documented body, so that only the missing right can be the reason of the
 * error. v1 also gets the credential in the query.
 */
async function ask(
  route: PublicRoute,
  path: string,
  { request: { key = null, headers } }: Pick<Caller, 'request'>,
  body: unknown = [],
): Promise<Said> {
  const writes = route.method !== 'GET' && route.method !== 'DELETE'
  const version = route.olderOnly ? undefined : versions[route.versioned ?? '']
  const inQuery = isV1(route) && key !== null && `${path.includes('?') ? '&' : '?'}apiKey=${key}`
  const { status, text } = await send(route.method, `${path}${inQuery || ''}`, {
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(version && { 'svc-api-version': version }),
      ...headers,
    },
    ...(writes && body !== undefined && { body: JSON.stringify(body) }),
    ...(route.stream && { isStream: true }),
  })
  return { status, text: text.replace(/"(timestamp|path)":"[^"]*"/g, '"$1":""') }
}

/** Current version headers. */
const versions = Object.fromEntries(versionedResources.map(({ prefix, current }) => [prefix, current[0]]))

const { paths } = JSON.parse(await readFile(documentUrl, 'utf8'))
const documented = ({ method, path }: PublicRoute) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
const shown = (route: PublicRoute): unknown =>
  documented(route)?.requestBody?.content['application/json']?.example ?? {}

/** Required query parameters: without them, every answer would be 400. */
function queryOf(route: PublicRoute): string {
  const parameters = (documented(route)?.parameters ?? []) as Record<string, string>[]
  const needed = parameters.filter((each) => each.in === 'query' && each.required)
  const query = new URLSearchParams(Object.fromEntries(needed.map(({ name, example }) => [name, example])))
  return query.size > 0 ? `?${query}` : ''
}

/**
 * Order of the routes: those that end credentials or delete objects run last, as the others need
 * these.
 */
const rank = ({ method, path }: PublicRoute): number =>
  path.endsWith('/rotate-secret') || path.endsWith('/force-refresh') ? 2 : method === 'DELETE' ? 1 : 0
const inOrder = routes.toSorted((a, b) => rank(a) - rank(b) || b.path.length - a.path.length)

interface Case extends Said {
  route: PublicRoute
  caller: Caller
  wanted: Expected
  /** Answer for an unknown id; undefined where it can differ from that for a foreign id. */
  missing?: Said
}

async function tryOut(route: PublicRoute, caller: Caller): Promise<Case | undefined> {
  const wanted = expected(route, caller)
  const names = parametersOf(route.path)
  if (wanted === 'allowed') {
    // Deletes an unknown object, so that the existing ones stay: 404 then proves the right.
    const last = route.path.split('/').at(-1)?.replace(':', '') ?? ''
    if (route.method === 'DELETE' && ['teamId', 'clientId'].includes(last)) return undefined
    // It would end the session of the other calls.
    if (last === 'sign-out') return undefined
    const spared = route.method === 'DELETE' ? [last] : []
    return { route, caller, wanted, ...(await ask(route, pathOf(route, spared), caller)) }
  }
  const said = await ask(route, pathOf(route), caller, shown(route))
  const tenant =
    { self: names[0], organization: 'orgId', team: names[0], client: 'clientId' }[route.within] ?? ''
  const hides = [403, 404].includes(said.status) && (caller.isElsewhere || wanted === 404)
  if (!hides || !names.includes(tenant) || capabilities.some((part) => route.path.includes(part)))
    return { route, caller, wanted, ...said }
  // An app cannot see that webhooks of others exist.
  const hidden = caller.kind === 'app' && wanted === 404 && !caller.isElsewhere ? 'webhookId' : tenant
  const alike = `${route.method} ${route.path} ${wanted} ${caller.isElsewhere} ${caller.kind} ${hidden}`
  const missing = unknown.get(alike) ?? ask(route, pathOf(route, [hidden]), caller, shown(route))
  unknown.set(alike, missing)
  return { route, caller, wanted, ...said, missing: await missing }
}

/**
 * Answers for unknown ids: they depend only on the caller's distance from the owner, so one caller
 * of each asks.
 */
const unknown = new Map<string, Promise<Said>>()

/** Returns the problem of an answer, if any. */
function faultsOf({ caller, wanted, status, text, missing }: Case): string[] {
  const isWanted = wanted === 'allowed' ? ![401, 403].includes(status) && status < 500 : status === wanted
  const told = `${status} ${text.slice(0, 300)}`
  return [
    ...(isWanted ? [] : [`${caller.name}, ${wanted}: ${told}`]),
    ...(missing && missing.text !== text ? [`${caller.name} can tell: ${told}, ${missing.text}`] : []),
  ]
}

const pairsOf = (some: readonly PublicRoute[]) =>
  some.flatMap((route) => callers.map((caller) => ({ route, caller })))
// Reads can run in any order; writes run one route after another.
const cases = await inParallel(pairsOf(inOrder.filter((route) => rank(route) === 0)), ({ route, caller }) =>
  tryOut(route, caller),
)
for (const route of inOrder.filter((route) => rank(route) > 0))
  cases.push(...(await inParallel(pairsOf([route]), (pair) => tryOut(pair.route, pair.caller))))

t.test(
  'every caller gets the answers of the table, and foreign objects look like missing ones',
  async (t) => {
    for (const route of inOrder) {
      const tried = cases.filter((each) => each?.route === route) as Case[]
      t.strictSame(tried.flatMap(faultsOf), [], `${route.method} ${route.path}: ${tried.length} callers`)
    }
  },
)

t.test('an app with one scope can use only the operations of that scope', async (t) => {
  const told = await inParallel(
    apps.flatMap((caller) =>
      inOrder.filter((route) => rank(route) === 0).map((route) => ({ route, caller })),
    ),
    ({ route, caller }) => tryOut(route, caller),
  )
  cases.push(...told)
  for (const caller of apps) {
    const tried = told.filter((each) => each?.caller === caller) as Case[]
    t.strictSame(tried.flatMap(faultsOf), [], `${caller.name}: ${tried.length} operations`)
  }
})

t.test("404 for another tenant's object below the caller's own", async (t) => {
  const own = { orgId: `${stranger.organizationId}`, clientId: stranger.clientId }
  const nested = routes.filter((route) => {
    const [first, ...all] = parametersOf(route.path)
    const isOurs = first === 'orgId' || first === 'clientId'
    return isOurs && all.some((name) => !words.has(name)) && !route.callers.includes('anonymous')
  })
  await inParallel(nested, async (route) => {
    const rest = parametersOf(route.path).filter((name, index) => index > 0 && !words.has(name))
    const theirs = await ask(route, pathOf(route, [], own), stranger, shown(route))
    const none = await ask(route, pathOf(route, rest, own), stranger, shown(route))
    t.strictSame(theirs, none, `${route.method} ${route.path}`)
    t.ok([400, 404].includes(theirs.status), `${route.method} ${route.path}: ${theirs.status}`)
  })
})

t.test("v1: another tenant's id in a body gets the same answer as an unknown one", async (t) => {
  const bodies: [method: string, path: string, body: Record<string, unknown>, name: string][] = [
    ['POST', '/v1/booking-references', { type: 'daily_video', uid: 'abc' }, 'bookingId'],
    ['PATCH', '/v1/availabilities/:id', {}, 'scheduleId'],
    ['PATCH', '/v1/event-types/:id', {}, 'scheduleId'],
    ['PATCH', '/v1/event-types/:id', {}, 'teamId'],
  ]
  const named: Record<string, string | undefined> = {
    ...idsOf(''),
    bookingId: idsOf('/v1/bookings').id,
    teamId: `${stack.team.id}`,
  }
  const theirs = await ownOfV1(stranger.apiKey)
  for (const [method, path, body, name] of bodies) {
    const asked = path.replace(':id', `${theirs[path.split('/')[2] ?? '']}`)
    const say = async (id: number) => {
      const given = { body: JSON.stringify({ ...body, [name]: id }) }
      return send(method, `${asked}?apiKey=${stranger.apiKey}`, given)
    }
    const foreign = await say(Number(named[name]))
    t.match(foreign, { status: 404 }, `${method} ${path} ${name}`)
    t.strictSame(foreign, await say(Number(missing)), `${method} ${path} ${name}`)
  }
})

/** Default objects of a new user: event types and schedules, by resource. */
async function ownOfV1(apiKey: string): Promise<Record<string, number>> {
  const post = (path: string, body: unknown) =>
    stack.api('POST', path, { key: apiKey, body }).then((answer) => answer.body.data)
  const eventType = await post('/v2/event-types', { title: 'Mine', slug: 'mine', lengthInMinutes: 30 })
  const { text } = await send('GET', `/v1/availabilities?apiKey=${apiKey}`)
  return { 'event-types': eventType.id, availabilities: JSON.parse(text).availabilities[0].id }
}

t.teardown(() => {
  const made = cases.filter((each) => each !== undefined)
  const refused = made.filter(({ wanted }) => wanted !== 'allowed').length
  const compared = made.filter(({ missing }) => missing !== undefined).length
  t.comment(
    `${made.length} calls: ${refused} refused, ${made.length - refused} allowed as positive controls, ` +
      `${compared} compared with the answer for a missing object`,
  )
})
