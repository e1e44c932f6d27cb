import { openDatabase } from '@punctual/db'
import {
  fileTimeoutMs,
  type Json,
  migrateParts,
  partNames,
  startReceiver,
  startReplicated,
  startStack,
  until,
  untilConsumed,
} from '@punctual/testing'
import t from 'tap'
import { openContext } from '../ops/command.ts'
import { failover } from '../ops/failover.ts'
import { anEventType, aroundTheClock, aSchedule, aWebhook } from './fixtures.ts'
import { retryingApi } from './retrying-api.ts'
import { receivedEvents } from './subscriber.ts'

// The primary Postgres is killed while bookings are made, and its synchronous standby is promoted:
// what was acknowledged exists on it, and the services go on there by themselves.

t.setTimeout(fileTimeoutMs)

const { url, primary, standby, restartPrimary } = await startReplicated(t, async (admin) =>
  migrateParts(admin, await partNames()),
)
const stack = await startStack(t, { databaseUrl: url, env: { DEADLINE_FACTOR: '1' } })
const { api, met } = retryingApi(stack.api)
const schedule = await aSchedule(api, aroundTheClock)
const eventType = await anEventType(api, schedule.id, 'failover')
const receiver = await startReceiver(t)
await aWebhook(api, eventType.id, receiver.url, 'a secret', ['BOOKING_CREATED'])
/** A standby that does not answer. */
const lost = '127.0.0.1:1'
const env = { DATABASE_URL: url.replace(/\/postgres$/, `,${lost}/postgres`) }
const { context, close } = openContext({ databaseUrls: {} as never, natsUrl: undefined, env })
t.teardown(close)

const workers = 3
const acknowledged = new Map<string, string>()
let isOver = false
t.teardown(() => {
  isOver = true
})
let next = 0

/** Two attendees want each start. */
async function book(): Promise<void> {
  while (!isOver) {
    const nth = next++
    const start = new Date(Date.UTC(2026, 11, 2) + Math.floor(nth / 2) * 1_800_000).toISOString()
    const attendee = { name: 'Ann', email: `ann${nth}@example.com`, timeZone: 'UTC' }
    const { status, body } = await api('POST', '/v2/bookings', {
      key: null,
      body: { eventTypeId: eventType.id, start, attendee },
    })
    if (status === 201) acknowledged.set(body.data.uid, attendee.email)
    else if (status !== 409) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
}

const booked = (more: number) => {
  const before = acknowledged.size
  return until(() => acknowledged.size >= before + more, { describe: () => `${acknowledged.size} bookings` })
}

t.test('while the old primary answers, nothing is promoted', async (t) => {
  const refused = failover.run(context, ['--fenced'])
  await t.rejects(refused, { message: /can still be written: nothing was promoted/ })
  await t.rejects(failover.run(context, []), { message: /Either --fence/ })
})

t.test('every acknowledged booking survives the primary', async (t) => {
  const running = Promise.all(Array.from({ length: workers }, book))
  await booked(6)
  const killed = performance.now()
  const since = () => Math.round(performance.now() - killed)
  // Like a machine that goes on for a moment after the order to stop it.
  const fence = `(sleep 1; kill -KILL ${primary.pid}) > /dev/null 2>&1 &`
  const refused = failover.run(context, ['--fence', fence])
  await t.rejects(refused, { message: /No answer of 127\.0\.0\.1:1: a missing standby can have commits/ })
  await primary.exited
  const promoted = await failover.run(context, ['--fenced', '--without', lost])
  t.comment(`promoted ${since()} ms after the kill`)
  t.match(promoted, { promoted: `127.0.0.1:${standby.port}`, commits: /on this server only/ })
  await booked(1)
  t.comment(`a booking was acknowledged ${since()} ms after the kill`)
  await booked(6)
  isOver = true
  await running
  const db = openDatabase(standby.url, { schema: 'public' })
  t.teardown(() => db.close())
  const rows = await db.sql<{ uid: string; email: string }[]>`
    select b.uid, a.email from bookings.booking b join bookings.attendee a on a.booking_id = b.id
    where b.status = 'accepted' order by b.uid`
  t.same(
    rows.map(({ uid, email }) => [uid, email]),
    [...acknowledged].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const twice = await db.sql`
    select a.uid, b.uid from bookings.booking a join bookings.booking b
      on a.id < b.id and a.start < b."end" and b.start < a."end"
    where a.status = 'accepted' and b.status = 'accepted'`
  t.same(twice, [], 'no start is booked twice')
  t.comment(`${acknowledged.size} bookings; temporary failures by status: ${JSON.stringify([...met])}`)
})

t.test('events, listeners and leaders follow', async (t) => {
  await untilConsumed(standby.url)
  const uids = () => receivedEvents(receiver).map(({ uid }: Json) => uid)
  await until(() => [...acknowledged.keys()].every((uid) => uids().includes(uid)))
  t.same(uids().toSorted(), [...acknowledged.keys()].toSorted(), 'one webhook for each booking')
  const db = openDatabase(standby.url, { schema: 'public' })
  t.teardown(() => db.close())
  const [row] = await db.sql<{ listeners: number; locks: number }[]>`
    select (select count(distinct application_name)::int from pg_stat_activity
        where application_name like 'listen outbox_%') as listeners,
      (select count(*)::int from pg_locks where locktype = 'advisory' and granted) as locks`
  t.ok((row?.listeners ?? 0) >= 5, `${row?.listeners} schemas have listeners`)
  t.ok((row?.locks ?? 0) > 0, `${row?.locks} locks are held`)
})

t.test('a former primary that returns is left aside', async (t) => {
  const returned = await restartPrimary()
  const old = openDatabase(returned.url, { schema: 'public' })
  t.teardown(() => old.close())
  t.same(await old.sql`select pg_is_in_recovery() as is`, [{ is: false }], 'it could be written')
  const hosts = [returned, standby].map(({ port }) => `127.0.0.1:${port}`).join()
  const db = openDatabase(`postgres://postgres:${new URL(standby.url).password}@${hosts}/postgres`, {
    schema: 'public',
  })
  t.teardown(() => db.close())
  t.same(await db.sql`select inet_server_port() as port`, [{ port: standby.port }])
})
