import { openDatabase } from '@punctual/db'
import { type Operation, serviceNames } from '@punctual/http'
import { createUser, startReceiver, startStack, until } from '@punctual/testing'
import fc from 'fast-check'
import t from 'tap'
import { type PublicRoute, routes } from '../src/routes/index.ts'
import { type HostileCall, hostileCall } from './hostile.ts'
import { twoTenants } from './tenants.ts'

t.setTimeout(300_000)

// What the schemas of the routes do not have in mind, sent to each of them by somebody who may: nothing breaks, what is
// refused is refused in the envelope, and leaves nothing behind.

const callsPerRoute = 12
const seed = 20_261_201

const stack = await startStack(t, { env: { RATE_LIMIT_API_KEY: '1000000', RATE_LIMIT_ANONYMOUS: '1000000' } })
const { idsOf } = await twoTenants(stack, await startReceiver(t, { clock: stack.clock }))
const other = await createUser(stack, { email: 'refresh@example.com', name: 'Rafe' })

const operations = new Map<string, Operation>()
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

/** What has been announced is heard everywhere. */
async function settled(): Promise<Record<string, number>> {
  let before = await countRows()
  await until(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    const now = await countRows()
    const isSame = JSON.stringify(now) === JSON.stringify(before)
    before = now
    return isSame
  })
  return before
}

interface Sent {
  route: PublicRoute
  call: HostileCall
  status: number
  text: string
}

async function send(route: PublicRoute, call: HostileCall): Promise<Sent> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => call.params[name] ?? '')
  const key = route.path === '/v2/api-keys/refresh' ? other.apiKey : stack.apiKey
  const version = {
    '/v2/bookings': '2024-08-13',
    '/v2/schedules': '2024-06-11',
    '/v2/event-types': '2024-06-14',
  }
  const versions: Record<string, string> = { ...version, '/v2/slots': '2024-09-04' }
  const asked = route.olderOnly ? undefined : versions[route.versioned ?? '']
  const answer = await fetch(`${stack.url}${path}${call.query}`, {
    method: route.method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${key}`,
      ...(asked && { 'svc-api-version': asked }),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(call.body !== undefined && route.method !== 'GET' && { body: call.body }),
  })
  // A stream that is opened goes on for ever.
  if (route.stream && answer.ok) await answer.body?.cancel()
  return { route, call, status: answer.status, text: answer.bodyUsed ? '' : await answer.text() }
}

const show = ({ route, call, status, text }: Sent): string =>
  `${status} ${text.slice(0, 200)} ${route.method} ${route.path} ${JSON.stringify(call.params).slice(0, 300)} ${call.query.slice(0, 200)} ${call.body?.slice(0, 300)}`

function isEnvelope({ text }: Sent): boolean {
  try {
    const { status, timestamp, path, error } = JSON.parse(text)
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

async function each<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = [...items]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) results.push(await work(next))
    }),
  )
  return results
}

const calls = routes
  .filter(({ path }) => path.startsWith('/v2/'))
  .flatMap((route) => {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const { schema } = operations.get(`${route.method} ${route.path}`) ?? { schema: {} }
    const isDeletion = route.method === 'DELETE' || route.path.endsWith('/rotate-secret')
    if (isDeletion && names.length === 0) return []
    const arbitrary = hostileCall(schema, names, idsOf(route.path), isDeletion)
    return fc.sample(arbitrary, { numRuns: callsPerRoute, seed }).map((call) => ({ route, call }))
  })
const sent = await each(calls, ({ route, call }) => send(route, call))
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
    const again = await each(asked, ({ route, call }) => send(route, call))
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
