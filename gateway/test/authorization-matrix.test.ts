import { readFile } from 'node:fs/promises'
import { gives } from '@punctual/contracts'
import { startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { type PublicRoute, routes } from '../src/routes/index.ts'
import { documentUrl } from './docs/generate.ts'
import { type Caller, twoTenants } from './tenants.ts'

t.setTimeout(300_000)

// Every path of the table, asked by somebody of every kind: what they are answered follows from the table alone.

const stack = await startStack(t, {
  env: {
    RATE_LIMIT_API_KEY: '100000',
    RATE_LIMIT_OAUTH_CLIENT: '100000',
    RATE_LIMIT_TOKEN: '100000',
    RATE_LIMIT_ANONYMOUS: '100000',
  },
})
const { callers, stranger, idsOf } = await twoTenants(stack, await startReceiver(t, { clock: stack.clock }))

type Expected = 'allowed' | 401 | 403 | 404

/** Who has one of these may use it: there is no tenant to it. */
const capabilities = ['/:bookingUid', '/:token', '/reservations/:uid']
const parametersOf = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

function expected(route: PublicRoute, caller: Caller): Expected {
  const { path, permission, within, callers: kinds } = route
  if (caller.isRefused) return 401
  if (caller.kind === 'anonymous') return kinds.includes('anonymous') ? 'allowed' : 401
  // The path names another client than the headers do.
  if (path.includes('/:clientId') && caller.kind === 'oauth-client' && caller.isElsewhere) return 401
  if (!kinds.includes(caller.kind)) return 403
  if (kinds.includes('anonymous')) return 'allowed'
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
  if (within === 'self') {
    const isOfSomebody = parametersOf(path).length > 0 && !path.includes('/:token')
    if (!isOfSomebody || caller.isOwner || may) return 'allowed'
    if (path.includes('/:bookingUid')) return 403
    return permission !== undefined && held.length > 0 ? 403 : 404
  }
  if (may) return 'allowed'
  return path.includes('/:orgId') || held.length > 0 ? 403 : 404
}

/** Parameters that are no ids. */
const words = new Set(['permission', 'attributeSlug'])
const missing = '999999999'

/** The path with what is there; `without` names parameters that have an id that is nobody's. */
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

/**
 * Who may is asked with a body that no route takes, so that nothing is done; who may not with the one that the documents
 * show: what is refused for is the right alone.
 */
async function ask(
  route: PublicRoute,
  path: string,
  { request }: Pick<Caller, 'request'>,
  body: unknown = [],
) {
  const writes = route.method !== 'GET' && route.method !== 'DELETE'
  const { status, body: answer } = await stack.api(route.method, path, {
    ...request,
    ...(writes && body !== undefined && { body }),
    ...(route.olderOnly && { version: null }),
  })
  const plain = answer?.error ? { ...answer, timestamp: '', path: '' } : answer
  return { status, text: JSON.stringify(plain) }
}

const { paths } = JSON.parse(await readFile(documentUrl, 'utf8'))
const documented = ({ method, path }: PublicRoute) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
const shown = (route: PublicRoute): unknown =>
  documented(route)?.requestBody?.content['application/json']?.example ?? {}

/** Without what has to be there, nothing but that would be told. */
function queryOf(route: PublicRoute): string {
  const parameters = (documented(route)?.parameters ?? []) as Record<string, string>[]
  const needed = parameters.filter((each) => each.in === 'query' && each.required)
  const query = new URLSearchParams(Object.fromEntries(needed.map(({ name, example }) => [name, example])))
  return query.size > 0 ? `?${query}` : ''
}

/** What would end what the rest is asked about comes last. */
const rank = ({ method, path }: PublicRoute): number =>
  path.endsWith('/rotate-secret') || path.endsWith('/force-refresh') ? 2 : method === 'DELETE' ? 1 : 0
const inOrder = routes.toSorted((a, b) => rank(a) - rank(b) || b.path.length - a.path.length)

for (const route of inOrder)
  t.test(`${route.method} ${route.path}`, async (t) => {
    const names = parametersOf(route.path)
    const last = route.path.split('/').at(-1)?.replace(':', '') ?? ''
    const tenant =
      { self: names[0], organization: 'orgId', team: names[0], client: 'clientId' }[route.within] ?? ''
    for (const caller of callers) {
      const wanted = expected(route, caller)
      if (wanted === 'allowed') {
        // What is there to be deleted is left: the right to it is told by a 404.
        if (route.method === 'DELETE' && ['teamId', 'clientId'].includes(last)) continue
        const spared = route.method === 'DELETE' ? [last] : []
        const { status, text } = await ask(route, pathOf(route, spared), caller)
        t.notOk(
          [401, 403].includes(status) || status >= 500,
          `${caller.name} may: ${status} ${text.slice(0, 300)}`,
        )
        continue
      }
      const { status, text } = await ask(route, pathOf(route), caller, shown(route))
      t.equal(status, wanted, `${caller.name}: ${text.slice(0, 300)}`)
      const hides = (status === 403 || status === 404) && (caller.isElsewhere || wanted === 404)
      if (hides && names.includes(tenant) && !capabilities.some((part) => route.path.includes(part)))
        t.equal(
          text,
          (await ask(route, pathOf(route, [tenant]), caller, shown(route))).text,
          `${caller.name} cannot tell`,
        )
    }
  })

t.test("what is another tenant's is not found by way of one's own", async (t) => {
  const own = { orgId: `${stranger.organizationId}`, clientId: stranger.clientId }
  for (const route of routes) {
    const [first, ...all] = parametersOf(route.path)
    const rest = all.filter((name) => !words.has(name))
    if (
      (first !== 'orgId' && first !== 'clientId') ||
      rest.length === 0 ||
      route.callers.includes('anonymous')
    )
      continue
    const theirs = await ask(route, pathOf(route, [], own), stranger, shown(route))
    const none = await ask(route, pathOf(route, rest, own), stranger, shown(route))
    t.strictSame(theirs, none, `${route.method} ${route.path}`)
    t.ok([400, 404].includes(theirs.status), `${route.method} ${route.path}: ${theirs.status}`)
  }
})
