import { readFile } from 'node:fs/promises'
import { type Access, policy, v1Policy } from '@punctual/contracts'
import {
  createSender,
  createUser,
  fileTimeoutMs,
  inParallel,
  type Json,
  startReceiver,
  startStack,
  until,
} from '@punctual/testing'
import t from 'tap'
import { dataOf } from './fixtures.ts'
import { type Named, named, open, span, type Things } from './tenancy-named.ts'
import { createTenant, type Tenant } from './tenant-fixtures.ts'
import { actAsCalDav } from './tenant-things.ts'

t.setTimeout(fileTimeoutMs)

// One person with two organizations: the home and a managed one, each with a key and one of every
// resource. Each key calls every operation with ids of the other organization, and gets the same
// answer as for ids that do not exist.

const phones = await startReceiver(t)
phones.respondWith(() => ({ status: 201, body: '{"sid":"SM1"}' }))
const many = '1000000'
const stack = await startStack(t, {
  env: {
    SMS_API_URL: new URL(phones.url).origin,
    SMS_ACCOUNT_SID: 'AC1',
    SMS_AUTH_TOKEN: 'token',
    SMS_FROM: '+15005550006',
    RATE_LIMIT_API_KEY: many,
    RATE_LIMIT_V1: many,
    RATE_LIMIT_ANONYMOUS: many,
  },
})
const { api, organization } = stack
const receiver = await startReceiver(t, { clock: stack.clock })
const calDav = await startReceiver(t, { clock: stack.clock })
actAsCalDav(calDav)
const managed = await dataOf(
  api('POST', `/v2/organizations/${organization.id}/organizations`, { body: { name: 'Managed' } }),
)
const outside = { receiver, phones, calDav }
const home = await createTenant(
  stack,
  {
    name: 'the home key',
    apiKey: stack.apiKey,
    organizationId: organization.id,
    mark: 'homely',
    ownTeams: 'without an organization',
    managedOrganizationId: managed.id,
  },
  outside,
)
// A person can request only a few codes per minute.
stack.clock.advance(60_001)
const apart = await createTenant(
  stack,
  {
    name: 'the key of the managed organization',
    apiKey: managed.apiKey,
    organizationId: managed.id,
    mark: 'apartly',
    ownTeams: 'of the organization',
  },
  outside,
)
const { apiKey: strangersKey } = await createUser(stack, {
  email: 'eve@elsewhere.test',
  name: 'Eve',
  organization: { name: 'Elsewhere' },
})

const rows: Access[] = [...Object.values(policy).flat(), ...Object.values(v1Policy).flat()]
/** Parameters that do not identify an object. */
const words = new Set(['permission', 'calendar', 'provider', 'token'])
const parametersOf = ({ path }: Access): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => !words.has(name))
const nameOf = ({ method, path }: Access): string => `${method} ${path}`

/** Returns an unused id of the same format. */
function missing(id: string): string {
  if (/^\d+$/.test(id)) return '999999999'
  if (/^[\da-f]{8}-/.test(id))
    return id.replace(/[\da-f]/g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16))
  return `${id.slice(0, -4)}zzzz`
}

const { paths } = JSON.parse(
  await readFile(new URL('../../gateway/src/docs/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Json>> }
const documented = ({ method, path }: Access): Json =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]

function queryOf(row: Access, ids: Record<string, string>): URLSearchParams {
  const parameters = (documented(row)?.parameters ?? []) as Record<string, string>[]
  const needed = parameters.filter((each) => each.in === 'query' && each.required && each.name !== 'apiKey')
  if (/^\/v[12]\/slots(\/available)?$/.test(row.path))
    needed.push({ name: 'eventTypeId', example: ids.eventTypeId ?? '' })
  return new URLSearchParams(needed.map(({ name = '', example }): [string, string] => [name, `${example}`]))
}

const versions: [prefix: string, version: string][] = [
  ['/v2/bookings', '2024-08-13'],
  ['/v2/schedules', '2024-06-14'],
  ['/v2/event-types', '2024-06-14'],
  ['/v2/slots', '2024-09-04'],
]
const olderOnly = /^\/v2\/(bookings\/:bookingUid\/mark-no-show|slots\/(available|reserve|selected-slot))$/
const isOlder = ({ method, path }: Access): boolean =>
  olderOnly.test(path) || (method === 'GET' && path === '/v2/bookings/:bookingUid/reschedule')

interface Said {
  status: number
  text: string
}
const send = createSender(stack.url)
let calls = 0

async function ask(
  row: Access,
  key: string | null,
  ids: Record<string, string>,
  body?: unknown,
): Promise<Said> {
  calls += 1
  const { method, path } = row
  const isV1 = path.startsWith('/v1/')
  const query = queryOf(row, ids)
  if (isV1 && key !== null) query.set('apiKey', key)
  const version = isOlder(row) ? undefined : versions.find(([prefix]) => path.startsWith(prefix))?.[1]
  const named = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? 'none')
  const writes = method !== 'GET' && method !== 'DELETE'
  const { status, text } = await send(method, query.size > 0 ? `${named}?${query}` : named, {
    headers: {
      ...(key !== null && !isV1 && { authorization: `Bearer ${key}` }),
      ...(version && { 'svc-api-version': version }),
    },
    ...(writes && {
      body: JSON.stringify(body ?? documented(row)?.requestBody?.content['application/json']?.example ?? {}),
    }),
    ...(path.endsWith('/stream') && { isStream: true }),
  })
  return { status, text }
}

/**
 * Returns the answer without the parts that differ between two refusals of the same kind: times and
 * ids.
 */
function normalized({ status, text }: Said, ids: Record<string, string>): string {
  const named = Object.values(ids).filter((id) => id.length > 3)
  const plain = named.reduce((left, id) => left.replaceAll(id, '<id>'), text)
  return `${status} ${plain.replace(/"(timestamp|path)":"[^"]*"/g, '"$1":""')}`
}

interface Case {
  row: Access
  caller: Tenant
  /** The tenant whose ids are used. */
  owner: Tenant
  /** The path parameters from which on the ids are the other tenant's. */
  from: number
}
const both = [
  { caller: home, owner: apart },
  { caller: apart, owner: home },
]
/** Clients are shown to every app that has their id; they belong to no tenant. */
const ofProtocol = '/v2/auth/oauth2/clients/:clientId'
const withIds = rows.filter((row) => parametersOf(row).length > 0 && row.path !== ofProtocol)
const cases: Case[] = withIds.flatMap((row) =>
  both.flatMap((pair) => parametersOf(row).map((_, from) => ({ row, ...pair, from }))),
)

/**
 * Resources with a uid or public id that callers without a credential can use, or that reveals that
 * a booking exists.
 */
const isOpen = ({ row: { callers, path } }: Case): boolean =>
  callers.includes('anonymous') || path.startsWith('/v2/bookings/:bookingUid')

/**
 * Returns how the answer for the other's object differs from that for a missing one; undefined
 * without a comparison.
 */
async function leakOf(each: Case): Promise<{ status: number; leak?: string } | undefined> {
  const { row, caller, owner, from } = each
  const names = parametersOf(row)
  const [own, others] = [caller.idsOf(row.path), owner.idsOf(row.path)]
  const foreign = { ...own }
  const none = { ...own }
  for (const name of names.slice(from)) {
    const id = others[name]
    if (!id) return undefined
    foreign[name] = id
    none[name] = missing(id)
  }
  // By policy, the home key manages the memberships of the organizations that its own organization
  // manages.
  if (from === 0 && row.managers && caller === home) return undefined
  const isCapability = from === 0 && caller === home && isOpen(each)
  // With valid input, the call would succeed.
  if (isCapability && row.method === 'DELETE') return undefined
  const body = isCapability && row.callers.includes('anonymous') ? [] : undefined
  const said = await ask(row, caller.apiKey, foreign, body)
  const wanted = isCapability
    ? await ask(row, strangersKey, foreign, body)
    : await ask(row, caller.apiKey, none)
  const [actual, expected] = [normalized(said, foreign), normalized(wanted, isCapability ? foreign : none)]
  const { status } = said
  if (actual === expected) return { status }
  return {
    status,
    leak: `${caller.name}, ${names[from]}: ${actual.slice(0, 400)} INSTEAD OF ${expected.slice(0, 400)}`,
  }
}

const results = await inParallel(cases, leakOf)
const compared = cases.flatMap((each, index) => (results[index] ? [{ ...each, ...results[index] }] : []))

/** Reads that need a signature, lead to a provider's page, or search by text. */
const uncontrolled =
  /^\/(oauth|auth|\.well-known)|^\/v2\/(auth|payments|calendars\/(ics-feed|busy-times|:calendar\/save))\b|\/stripe\//

const read = rows.filter(
  ({ method, path, callers }) =>
    method === 'GET' && !uncontrolled.test(path) && callers.includes('organization-key'),
)
const reads = await inParallel(
  read.flatMap((row) => [home, apart].map((tenant) => ({ row, tenant }))),
  async ({ row, tenant }) => ({
    row,
    tenant,
    ...(await ask(row, tenant.apiKey, { ...tenant.idsOf(''), ...tenant.idsOf(row.path) })),
  }),
)

t.test('objects of the other organization are answered like missing ones', async (t) => {
  for (const row of withIds) {
    const leaks = compared.filter((each) => each.row === row && each.leak)
    t.strictSame(
      leaks.map(({ leak }) => leak),
      [],
      nameOf(row),
    )
  }
})

t.test('the refusals concern the object', async (t) => {
  const others = compared.filter(
    (each) =>
      !(each.from === 0 && each.caller === home && isOpen(each)) &&
      // The body's rules refuse every user who is not a host, a provider's page its `state`, and a
      // portal link another token.
      !/\/(reassign\/:userId|stripe\/save|oauth\/callback|portal-links\/:linkId\/open)$/.test(
        each.row.path,
      ) &&
      ![403, 404].includes(each.status),
  )
  t.strictSame(
    others.map(({ row, caller, status }) => `${nameOf(row)} ${caller.name} ${status}`),
    [],
  )
})

/** Returns the ids in a list. */
function listed(text: string): string[] {
  const body: Json = text === '' ? undefined : JSON.parse(text)
  const list = [body?.data, ...Object.values(body ?? {})].find(Array.isArray) ?? []
  return list
    .flatMap((item: Json) => item?.id ?? item?.uid ?? item?.linkId ?? item?.reservationUid ?? [])
    .map(String)
}

t.test('each key reads its own organization, and no list contains objects of the other', async (t) => {
  for (const row of read) {
    const answers = reads.filter((each) => each.row === row)
    const [ofHome, ofApart] = answers.map(({ text, status }) =>
      status === 200 && !row.path.endsWith('/stream') ? listed(text) : [],
    )
    const shared = ofHome?.filter(
      (id) => ofApart?.includes(id) && id !== `${stack.user.id}` && !/^[a-z_]+$/.test(id),
    )
    t.strictSame(shared, [], `${nameOf(row)}: lists`)
    for (const { tenant, status, text } of answers) {
      const isMissing = parametersOf(row).some((name) => !tenant.idsOf(row.path)[name])
      if (!isMissing) t.equal(status, 200, `${nameOf(row)}: ${tenant.name}: ${text.slice(0, 300)}`)
      const other = tenant === home ? apart : home
      t.notMatch(text, other.mark, `${nameOf(row)}: ${tenant.name}`)
    }
  }
})

/** Opens a portal link of a tenant's webhooks. @returns its token */
async function openPortal({ apiKey, organizationId }: Tenant): Promise<string> {
  const links = `/v2/organizations/${organizationId}/portal-links`
  const { id, url } = await dataOf(api('POST', links, { key: apiKey, body: { access: 'write' } }))
  const body = { token: new URL(url).hash.slice(1) }
  return (await dataOf(api('POST', `/v2/portal-links/${id}/open`, { key: null, body }))).accessToken
}

t.test('a portal link of one organization cannot tell what the other has', async (t) => {
  const tokens = new Map([
    [home, await openPortal(home)],
    [apart, await openPortal(apart)],
  ])
  for (const row of withIds.filter(({ callers }) => callers.includes('portal')))
    for (const { caller, owner } of both)
      for (const from of parametersOf(row).keys()) {
        const [own, others] = [caller.idsOf(row.path), owner.idsOf(row.path)]
        const named = parametersOf(row).slice(from)
        const idsWith = (id: (name: string) => string) => ({
          ...own,
          ...Object.fromEntries(named.map((name) => [name, id(name)])),
        })
        const foreign = idsWith((name) => others[name] ?? '1')
        const none = idsWith((name) => missing(others[name] ?? '1'))
        const token = tokens.get(caller) ?? ''
        const [theirs, nothing] = [await ask(row, token, foreign), await ask(row, token, none)]
        t.equal(normalized(theirs, foreign), normalized(nothing, none), `${nameOf(row)} from ${named[0]}`)
        t.ok([403, 404].includes(theirs.status), `${nameOf(row)}: ${theirs.status}`)
      }
})

const thingsOf = (tenant: Tenant): Things => ({
  userId: stack.user.id,
  own: tenant.idsOf(''),
  team: tenant.idsOf('/v2/organizations/:orgId/teams/:teamId'),
})
const [ofHome, ofApart] = [thingsOf(home), thingsOf(apart)]

t.test('an id of the other organization in a body or a query is like a missing one', async (t) => {
  const say = async (key: string, [method, path, id = '', body]: ReturnType<Named>, other = id) => {
    calls += 1
    const asked = body ? path : path + other
    const { status, body: said } = await api(method, asked, { key, ...(body && { body: body(other) }) })
    const text = JSON.stringify(said).replace(/"(id|createdAt|updatedAt)":(\d+|"[^"]*")/g, '')
    return { status, text: normalized({ status, text }, { other }) }
  }
  const pairs = [
    ...named.map((of) => ({ key: home.apiKey, about: of(ofApart, ofHome) })),
    ...[...named, ...open].map((of) => ({ key: apart.apiKey, about: of(ofHome, ofApart) })),
  ]
  for (const { key, about } of pairs) {
    const theirs = await say(key, about)
    const none = await say(key, about, missing(about[2] ?? ''))
    t.equal(theirs.text, none.text, `${about[0]} ${about[1]}`)
    t.ok(about[2], `${about[0]} ${about[1]} names something`)
  }
})

t.test('by public names, a key of another organization sees what every caller sees', async (t) => {
  const { username } = stack.user
  const teamSlug = 'homely-team'
  const orgSlug = organization.slug
  for (const path of [
    `/v2/slots?${span}&username=${username}&eventTypeSlug=homely-intro`,
    `/v2/slots?${span}&username=${username}&eventTypeSlug=homely-intro&organizationSlug=${orgSlug}`,
    `/v2/slots?${span}&teamSlug=${teamSlug}&eventTypeSlug=homely-ours`,
    `/v2/event-types?username=${username}`,
    `/v2/event-types?username=${username}&orgSlug=${orgSlug}&eventSlug=homely-intro`,
    `/v2/event-types?teamSlug=${teamSlug}`,
  ]) {
    const [known, anonymous] = [
      await api('GET', path, { key: apart.apiKey }),
      await api('GET', path, { key: null }),
    ]
    t.equal(known.status, 200, path)
    t.same(known.body, anonymous.body, path)
    t.match(JSON.stringify(known.body), path.includes('/slots') ? /2026-12-15T/ : /homely-/, path)
  }
})

t.test('a key of another organization cannot give an app access to the account of its person', async (t) => {
  const { clientId } = apart.idsOf('/v2/oauth-clients/:clientId')
  const query = {
    client_id: `${clientId}`,
    redirect_uri: 'https://app.example.com/callback',
    response_type: 'code',
  }
  const decideBy = (apiKey: string) =>
    fetch(`${stack.url}/oauth/authorize`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ ...query, decision: 'approve', api_key: apiKey }),
    })
  t.equal((await decideBy(apart.apiKey)).status, 401)
  t.equal((await decideBy(home.apiKey)).status, 303)
})

t.test(
  'a copy of a managed event type belongs to the organization of the team, and ends with the membership',
  async (t) => {
    const { orgId, teamId } = apart.idsOf('/v2/organizations/:orgId/teams/:teamId')
    const team = `/v2/organizations/${orgId}/teams/${teamId}`
    const key = apart.apiKey
    const body = { title: 'Copied', slug: 'copied', lengthInMinutes: 30, schedulingType: 'managed' }
    await dataOf(
      api('POST', `${team}/event-types`, { key, body: { ...body, hosts: [{ userId: stack.user.id }] } }),
    )
    const hasCopy = async (apiKey: string) => {
      const own: Json[] = await dataOf(api('GET', '/v2/event-types', { key: apiKey }))
      return own.some(({ slug }) => slug === 'copied')
    }
    t.same([await hasCopy(home.apiKey), await hasCopy(key)], [false, true])
    const members: Json[] = await dataOf(api('GET', `${team}/memberships`, { key }))
    const { id } = members.find(({ userId }) => userId === stack.user.id)
    await dataOf(api('DELETE', `${team}/memberships/${id}`, { key }))
    await until(async () => !(await hasCopy(key)), { describe: 'the end of the copy' })
  },
)

t.test('one Idempotency-Key is separate for two API keys, and repeats for the same one', async (t) => {
  const body = { name: 'Again', timeZone: 'UTC', isDefault: false }
  const post = (key: string) =>
    api('POST', '/v2/schedules', { key, body, headers: { 'idempotency-key': 'the same' } })
  const [one, other, again] = [await post(home.apiKey), await post(apart.apiKey), await post(apart.apiKey)]
  t.match([one.status, other.status], [201, 201])
  t.not(one.body.data.id, other.body.data.id)
  t.equal(other.headers.get('idempotent-replayed'), null)
  t.equal(again.headers.get('idempotent-replayed'), 'true')
  t.same(again.body, other.body)
})

t.teardown(() => {
  const refused = compared.filter(({ status }) => status === 403 || status === 404).length
  t.comment(
    `${calls} calls: ${compared.length} compared, ${refused} refused, ${reads.length} reads as controls`,
  )
})
