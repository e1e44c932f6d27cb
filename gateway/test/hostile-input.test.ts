import { openDatabase } from '@punctual/db'
import { type Operation, type OperationSchema, serviceNames } from '@punctual/http'
import {
  createSender,
  createUser,
  hungFile,
  inParallel,
  startReceiver,
  startStack,
  until,
  untilHeard,
} from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { olderOperations } from '../src/docs/older-operations.ts'
import type { PublicRoute } from '../src/routes/index.ts'
import { versionedResources } from '../src/versions/index.ts'
import { documentedRoutes as routes } from './docs/generate.ts'
import { type HostileCall, hostileCall } from './hostile.ts'

import { twoTenants } from './tenants.ts'

t.setTimeout(hungFile)

// What the schemas of the routes do not have in mind, sent to each of them by somebody who may: nothing breaks, what is
// refused is refused in the envelope, and leaves nothing behind.

/** A route that takes no body has less to be wrong. */
const callsOf = (schema: OperationSchema): number => (schema.body ? 8 : 5)
const seed = 20_261_201

const many = '1000000'
const stack = await startStack(t, {
  env: { RATE_LIMIT_API_KEY: many, RATE_LIMIT_ANONYMOUS: many, RATE_LIMIT_V1: many },
})
const { idsOf } = await twoTenants(stack, await startReceiver(t, { clock: stack.clock }))
const other = await createUser(stack, { email: 'refresh@example.com', name: 'Rafe' })

const operations = new Map<string, Operation>(
  olderOperations.map((each) => [`${each.method} ${each.path}`, each]),
)
for (const name of serviceNames) {
  const answer = await fetch(`${stack.parts[name]?.opsUrl}/routes`)
  for (const operation of (await answer.json()) as Operation[])
    operations.set(`${operation.method} ${operation.path}`, operation)
}

const db = openDatabase(stack.databaseUrl, { schema: 'public', lanes: 1, pool: 1 })
t.teardown(() => db.close())

/** Rows of every table, partitions within the whole; those of an event are as many whether it has been sent or not. */
async function countRows(): Promise<Record<string, number>> {
  const rows = await db.sql`
    select table_schema || '.' || replace(table_name, 'event_log', 'outbox') as name,
      sum((xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', table_schema, table_name),
        false, true, '')))[1]::text::integer)::integer as count
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name not in ('rate_limit', 'relay_state', 'gateway_lease')
      and not (select relispartition from pg_class where oid = format('%I.%I', table_schema, table_name)::regclass)
    group by 1 order by 1`
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
}

/** @returns the rows of every table once every event is handled, and what follows from the events is done */
async function settled(): Promise<Record<string, number>> {
  await untilHeard(stack.databaseUrl)
  let before = await countRows()
  let isSame = 0
  // Deliveries and mails follow in their own time, which no table tells: several looks in a row find the same.
  await until(async () => {
    const now = await countRows()
    isSame = JSON.stringify(now) === JSON.stringify(before) ? isSame + 1 : 0
    before = now
    return isSame === 10
  })
  await untilHeard(stack.databaseUrl)
  return before
}

interface Sent {
  route: PublicRoute
  call: HostileCall
  status: number
  text: string
}

const ask = createSender(stack.url)
/** Today's. */
const versions = new Map(versionedResources.map(({ prefix, current }) => [prefix, current[0]]))
/** A third of the calls is made in the older version, where there is one. */
const isOlder = ({ query, body = '' }: HostileCall): boolean => (query.length + body.length) % 3 === 0
const isV1 = ({ path }: PublicRoute): boolean => path.startsWith('/v1/')

async function send(route: PublicRoute, call: HostileCall): Promise<Sent> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => call.params[name] ?? '')
  const key = route.path === '/v2/api-keys/refresh' ? other.apiKey : stack.apiKey
  const version = route.olderOnly || isOlder(call) ? undefined : versions.get(route.versioned ?? '')
  const query = isV1(route) ? `${call.query}${call.query === '' ? '?' : '&'}apiKey=${key}` : call.query
  const answer = await ask(route.method, `${path}${query}`, {
    headers: {
      ...(!isV1(route) && !route.oauth && { authorization: `Bearer ${key}` }),
      ...(version && { 'svc-api-version': version }),
    },
    ...(call.body !== undefined && route.method !== 'GET' && { body: call.body }),
    ...(route.stream && { isStream: true }),
  })
  return { route, call, ...answer }
}

const show = ({ route, call, status, text }: Sent): string =>
  `${status} ${text.slice(0, 200)} ${route.method} ${route.path} ${JSON.stringify(call.params).slice(0, 300)} ${call.query.slice(0, 200)} ${call.body?.slice(0, 300)}`

function isEnvelope({ route, text }: Sent): boolean {
  try {
    const { status, timestamp, path, error, message, ...rest } = JSON.parse(text)
    if (route.oauth) return typeof error === 'string' && typeof rest.error_description === 'string'
    if (isV1(route)) return typeof message === 'string' && error === undefined && status === undefined
    return (
      status === 'error' &&
      !Number.isNaN(Date.parse(timestamp)) &&
      typeof path === 'string' &&
      typeof error.code === 'string' &&
      typeof error.message === 'string'
    )
  } catch {
    return false
  }
}

/** Changes come first: they decide what else is refused, and would be when it is asked again. */
const calls = routes
  .filter(({ path }) => path.startsWith('/v'))
  .toSorted((a, b) => Number(b.method === 'PATCH') - Number(a.method === 'PATCH'))
  .flatMap((route) => {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const name = `${route.method} ${route.path}`
    const schema = operations.get(name)?.schema ?? {}
    const isDeletion = route.method === 'DELETE' || route.path.endsWith('/rotate-secret')
    if (isDeletion && names.length === 0) return []
    const arbitrary = hostileCall(schema, names, idsOf(route.path), isDeletion)
    return fc.sample(arbitrary, { numRuns: callsOf(schema), seed }).map((call) => ({ route, call }))
  })
const sent = await inParallel(calls, ({ route, call }) => send(route, call))
const refused = sent.filter(({ status }) => status >= 400 && status < 500)

t.test('no call breaks anything', async (t) => {
  t.same(sent.filter(({ status }) => status >= 500).map(show), [])
  t.ok(refused.length > sent.length / 2, `${refused.length} of ${sent.length} calls are refused`)
})

t.test('whatever is refused is refused in the envelope', async (t) => {
  t.same(refused.filter((each) => !isEnvelope(each)).map(show), [])
})

t.test('whatever is refused has written nothing', async (t) => {
  const writes = refused.filter(({ route }) => route.method !== 'GET')
  let asked = writes
  for (let round = 1; ; round++) {
    const before = await settled()
    const again = await inParallel(asked, ({ route, call }) => send(route, call))
    const done = again.filter(({ status }) => status < 400)
    // What was refused for the sake of something that has changed since may be done now: it is left out, and the rest asked again.
    if (done.length > 0 && round < 4) {
      t.ok(done.length < writes.length / 50, done.map(show).slice(0, 5).join('\n'))
      asked = again.filter(({ status }) => status >= 400)
      continue
    }
    t.same(done.map(show), [])
    return t.same(await settled(), before)
  }
})
