import { createSender, fileTimeoutMs, inParallel, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { routes as today, v1Routes } from '../src/routes/index.ts'
import type { PublicRoute } from '../src/routes/public-route.ts'
import { versionedResources } from '../src/versions/index.ts'

import { twoTenants } from './tenants.ts'

t.setTimeout(fileTimeoutMs)

// An id in a path has one spelling. Calls every operation as an owner with existing ids, then with
// leading zeros before each id in turn.

const many = '1000000'
const stack = await startStack(t, { env: { RATE_LIMIT_API_KEY: many, RATE_LIMIT_V1: many } })
const { idsOf } = await twoTenants(stack, await startReceiver(t, { clock: stack.clock }))
const ask = createSender(stack.url)
const versions = new Map(versionedResources.map(({ prefix, current }) => [prefix, current[0]]))

interface Call {
  route: PublicRoute
  params: Readonly<Record<string, string>>
  /** Parameter with leading zeros; undefined: none. */
  name?: string
}

/** A webhook is looked up after its body is validated. */
const bodyOf = ({ path }: PublicRoute): string =>
  path.endsWith('/recover') ? JSON.stringify({ since: '2026-12-01T00:00:00Z' }) : '{}'

async function send({ route, params }: Call): Promise<number> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '1')
  const isV1 = path.startsWith('/v1/')
  const version = route.olderOnly ? undefined : versions.get(route.versioned ?? '')
  const { status } = await ask(route.method, isV1 ? `${path}?apiKey=${stack.apiKey}` : path, {
    headers: {
      ...(!isV1 && { authorization: `Bearer ${stack.apiKey}` }),
      ...(version && { 'svc-api-version': version }),
    },
    ...(route.method !== 'GET' && route.method !== 'DELETE' && { body: bodyOf(route) }),
    ...(route.stream && { isStream: true }),
  })
  return status
}

const calls = [...today, ...v1Routes].flatMap((route): Call[] => {
  const known = idsOf(route.path)
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const params = Object.fromEntries(names.map((name) => [name, known[name] ?? '1']))
  return names
    .filter((name) => /^\d+$/.test(known[name] ?? ''))
    .flatMap((name) =>
      ['0', '000'].map((zeros) => ({ route, name, params: { ...params, [name]: zeros + params[name] } })),
    )
})

t.test('404 for an id with leading zeros', async (t) => {
  const statuses = await inParallel(calls, send)
  const wrong = calls.flatMap(({ route, name }, at) => {
    const expected = name === 'orgId' ? 403 : 404
    return statuses[at] === expected ? [] : [`${statuses[at]} ${route.method} ${route.path} ${name}`]
  })
  t.same(wrong, [])
  const seen = new Set(calls.map(({ route }) => `${route.method} ${route.path}`))
  t.ok(seen.size > 200, `${calls.length} calls of ${seen.size} operations`)
})

t.test('the same id without leading zeros is found', async (t) => {
  const reads = calls.filter(({ route }) => route.method === 'GET')
  const statuses = await inParallel(reads, ({ route }) => send({ route, params: idsOf(route.path) }))
  const found = reads.filter((_, at) => statuses[at] === 200)
  const names = (some: readonly Call[]) => [...new Set(some.map(({ name }) => name))].toSorted()
  t.same(names(found), names(reads), 'each parameter has an existing id')
  t.ok(found.length > reads.length / 2, `${found.length} of ${reads.length}`)
})

t.test('400 for words instead of ids', async (t) => {
  const word = calls.filter(
    ({ route: { path } }) => path === '/v2/event-types/:eventTypeId' || path === '/v1/bookings/:id',
  )
  for (const { route, name = '' } of word)
    for (const text of ['abc', '-1', '1.0', '0x1'])
      if (route.method === 'GET')
        t.equal(await send({ route, params: { [name]: text } }), 400, `${route.path} ${text}`)
})
