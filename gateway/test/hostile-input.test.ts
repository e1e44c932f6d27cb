import { openDatabase } from '@punctual/db'
import { type Operation, type OperationSchema, serviceNames } from '@punctual/http'
import {
  createSender,
  createUser,
  fileTimeoutMs,
  inParallel,
  startReceiver,
  startStack,
  until,
  untilConsumed,
} from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { olderOperations } from '../src/docs/older-operations.ts'
import type { PublicRoute } from '../src/routes/index.ts'
import { versionedResources } from '../src/versions/index.ts'
import { documentedRoutes as routes } from './docs/generate.ts'
import { type HostileCall, hostileCall } from './hostile.ts'

import { twoTenants } from './tenants.ts'

t.setTimeout(fileTimeoutMs)

// Sends hostile input to each route as a permitted caller: nothing fails with 5xx, errors have the
// envelope, and refused calls write nothing.

/** Number of inputs per route; a route without a body needs fewer. */
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

const db = openDatabase(stack.databaseUrl, {
  schema: 'public',
  transactionConnections: 1,
  statementConnections: 1,
})
t.teardown(() => db.close())

/**
 * Counts the rows of every table, including partitions. Events count the same before and after they
 * are published.
 */
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

/**
 * Returns the row counts of every table once all events are handled and their effects are complete.
 */
async function settled(): Promise<Record<string, number>> {
  await untilConsumed(stack.databaseUrl)
  let before = await countRows()
  let isSame = 0
  // Deliveries and mails are asynchronous and no table shows when they end: waits until several
  // counts in a row are equal.
  await until(async () => {
    const now = await countRows()
    isSame = JSON.stringify(now) === JSON.stringify(before) ? isSame + 1 : 0
    before = now
    return isSame === 10
  })
  await untilConsumed(stack.databaseUrl)
  return before
}

interface Sent {
  route: PublicRoute
  call: HostileCall
  status: number
  text: string
}

const ask = createSender(stack.url)
/** Current version headers. */
const versions = new Map(versionedResources.map(({ prefix, current }) => [prefix, current[0]]))
/** A third of the calls uses the older version, if there is one. */
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

/** Runs writes first, as they decide which other calls are refused, also when repeated. */
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

t.test('no call fails with 5xx', async (t) => {
  t.same(sent.filter(({ status }) => status >= 500).map(show), [])
  t.ok(refused.length > sent.length / 2, `${refused.length} of ${sent.length} calls are refused`)
})

t.test('every error has the envelope', async (t) => {
  t.same(refused.filter((each) => !isEnvelope(each)).map(show), [])
})

t.test('refused calls write nothing', async (t) => {
  const writes = refused.filter(({ route }) => route.method !== 'GET')
  let asked = writes
  for (let round = 1; ; round++) {
    const before = await settled()
    const again = await inParallel(asked, ({ route, call }) => send(route, call))
    const done = again.filter(({ status }) => status < 400)
    // A call can succeed now if its reason for refusal is gone: leaves it out and repeats the
    // others.
    if (done.length > 0 && round < 4) {
      t.ok(done.length < writes.length / 50, done.map(show).slice(0, 5).join('\n'))
      asked = again.filter(({ status }) => status >= 400)
      continue
    }
    t.same(done.map(show), [])
    return t.same(await settled(), before)
  }
})
