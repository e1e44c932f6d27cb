import { openDatabase, schemaOf, serviceUrl } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { fileTimeoutMs, freshDatabase, startReceiver, startStack } from '@punctual/testing'
import t from 'tap'
import { databaseVariable } from '../local/topology.ts'
import { prepareJourney } from './booking-journey.ts'
import { dataOf } from './fixtures.ts'

// Each process has a database with only its own schema, as with servers of their own: nothing
// crosses them but calls and events.

t.setTimeout(fileTimeoutMs)

const names = [...serviceNames, 'gateway'] as const
const admins = new Map<string, string>()
for (const name of names) admins.set(name, await freshDatabase(t, [name]))
const env = Object.fromEntries(
  names.map((name) => [databaseVariable(name), serviceUrl(admins.get(name) ?? '', name)]),
)
const stack = await startStack(t, { databaseUrl: admins.get('identity') ?? '', env })
const { api, clock } = stack
const receiver = await startReceiver(t, { clock })

t.test('a booking is made, moved and cancelled, with its webhooks and mails', async (t) => {
  const { body, finish } = await prepareJourney(stack, receiver, 'apart')
  const made = await dataOf(api('POST', '/v2/bookings', { key: null, body }))
  t.equal((await api('POST', '/v2/bookings', { key: null, body })).status, 409, 'the start is taken')
  await finish(made)
})

t.test('no database has the schema of another process', async (t) => {
  for (const name of names) {
    const db = openDatabase(admins.get(name) ?? '', { schema: 'public' })
    t.teardown(() => db.close())
    const schemas = await db.sql<{ name: string }[]>`
      select nspname as name from pg_namespace where nspname = any(${names.map(schemaOf)}::text[])`
    t.same(schemas, [{ name: schemaOf(name) }])
    if (name === 'gateway' || name === 'automation') continue
    const [row] = await db.sql<{ events: number }[]>`
      select count(*)::int as events from ${db.sql(`${schemaOf(name)}.event_log`)}`
    t.comment(`${name}: ${row?.events} events`)
  }
})
