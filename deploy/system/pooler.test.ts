import { openDatabase, serviceUrl } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import {
  fileTimeoutMs,
  freshDatabase,
  infrastructure,
  missingPooler,
  startPooler,
  startReceiver,
  startStack,
  TestClock,
  until,
  untilConsumed,
} from '@punctual/testing'
import t from 'tap'
import { openContext } from '../ops/command.ts'
import { commands } from '../ops/commands.ts'
import type { Finding } from '../ops/doctor.ts'
import { prepareJourney } from './booking-journey.ts'

// The components reach Postgres by a PgBouncer only.

t.setTimeout(fileTimeoutMs)

t.test('in session mode', { skip: missingPooler }, async (t) => {
  const databaseUrl = await freshDatabase(t)
  const through = await startPooler(t, databaseUrl, 'session')
  const stack = await startStack(t, { databaseUrl, through: async () => through })
  const { api, clock } = stack
  const receiver = await startReceiver(t, { clock })
  const admin = openDatabase(databaseUrl, { schema: 'public' })
  t.teardown(() => admin.close())

  await t.test('a booking is made, moved and cancelled, with its webhooks and mails', async (t) => {
    const { body, finish } = await prepareJourney(stack, receiver, 'pooled')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api('POST', '/v2/bookings', { key: null, body })),
    )
    t.same(answers.map(({ status }) => status).toSorted(), [201, 409, 409, 409, 409])
    const made = answers.find(({ status }) => status === 201)?.body.data
    await finish(made)
    await untilConsumed(databaseUrl)
  })

  await t.test('its sessions have settings, locks, listeners and prepared statements', async (t) => {
    const db = openDatabase(serviceUrl(through, 'bookings'), {
      schema: 'bookings',
      statementConnections: 1,
      statementTimeout: 7_654,
    })
    t.teardown(() => db.close())
    const settings = await db.sql`
      select current_setting('search_path') as path, current_setting('statement_timeout') as timeout,
        current_setting('TimeZone') as zone, current_setting('application_name') as name`
    t.same(settings, [{ path: '"bookings", public', timeout: '7654ms', zone: 'UTC', name: 'bookings' }])
    const id = 42
    await db.sql`select uid from booking where id = ${id}`
    const prepared = await db.sql<{ count: number }[]>`
      select count(*)::int as count from pg_prepared_statements`
    t.ok((prepared[0]?.count ?? 0) > 0, 'statements are prepared')

    const [one, other] = [db.session(), db.session()]
    t.same(await one.sql`select pg_try_advisory_lock(77) as mine`, [{ mine: true }])
    t.same(await other.sql`select pg_try_advisory_lock(77) as mine`, [{ mine: false }])
    await one.close()
    await until(async () => (await other.sql`select pg_try_advisory_lock(77) as mine`)[0]?.mine)
    await other.close()

    let heard = ''
    const listener = db.listen('pooled', (payload) => {
      heard = payload ?? heard
    })
    t.teardown(() => listener.close())
    await until(async () => {
      await db.sql`select pg_notify('pooled', 'hello')`
      return heard === 'hello'
    })
  })

  await t.test('what a connection has set does not reach the next one', async (t) => {
    const open = () => openDatabase(serviceUrl(through, 'bookings'), { schema: 'bookings' })
    const first = open()
    const session = first.session()
    await session.sql`select set_config('punctual.left', 'behind', false), pg_advisory_lock(78)`
    await session.close()
    await first.close()
    const next = open()
    t.teardown(() => next.close())
    const left = await next.sql`select nullif(current_setting('punctual.left', true), '') as setting`
    t.same(left, [{ setting: null }])
    await until(async () => (await next.sql`select pg_try_advisory_lock(78) as mine`)[0]?.mine)
  })
})

for (const [mode, expected] of [
  ['session', /^ok/],
  ['transaction', /^failed a pooler gives .* set pool_mode = session/],
] as const)
  t.test(`doctor in ${mode} mode`, { skip: missingPooler }, async (t) => {
    const databaseUrl = await freshDatabase(t)
    const through = await startPooler(t, databaseUrl, mode)
    const databaseUrls = Object.fromEntries(serviceNames.map((name) => [name, serviceUrl(through, name)]))
    const { natsUrl } = await infrastructure()
    const env = { DATABASE_URL: through }
    const { context, close } = openContext({ databaseUrls, natsUrl, env } as never, new TestClock())
    t.teardown(close)
    const findings = (await commands.doctor?.run(context, ['bookings'])) as Finding[]
    const found = findings.find(({ check }) => check === 'pooler')
    t.match(`${found?.status} ${found?.detail}`, expected)
  })
