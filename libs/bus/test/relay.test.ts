import { appendEvent } from '@punctual/db'
import { until } from '@punctual/testing'
import { connect } from 'nats'
import t from 'tap'
import { connectionOptions } from '../src/connection-options.ts'
import { republish } from '../src/index.ts'
import { clock, connect as connectBus, type TestBench, testBench, thingChanged } from './test-bench.ts'

const numbers = (rows: { n: number }[]) => rows.map(({ n }) => n)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const published = ({ publisher }: TestBench, count: number) =>
  until(async () => (await publisher.sql`select from event_log`).length >= count)

async function stored({ natsUrl, prefix }: TestBench) {
  const client = await connect(connectionOptions(natsUrl, 'test'))
  const manager = await client.jetstreamManager()
  const { state, config } = await manager.streams.info(`${prefix}_BOOKINGS`.toUpperCase())
  await client.close()
  return { state, config }
}

t.test('published events move to event_log with their sequence', async (t) => {
  const here = await testBench(t)
  here.relay()
  await here.write('a', 'b', 'a')
  await published(here, 3)
  const rows = await here.publisher.sql`select subject, nats_seq from event_log order by pos`
  t.same(rows, [
    { subject: 'a', nats_seq: 1 },
    { subject: 'b', nats_seq: 2 },
    { subject: 'a', nats_seq: 3 },
  ])
  t.equal((await here.publisher.sql`select from outbox`).length, 0)
  t.match(await here.publisher.sql`select last_seq, epoch from relay_state`, [{ last_seq: 3, epoch: 1 }])
})

t.test('the stream has the intended configuration', async (t) => {
  const here = await testBench(t)
  here.relay()
  await here.write('a')
  await published(here, 1)
  t.match((await stored(here)).config, {
    subjects: [`${here.prefix}.bookings.>`],
    storage: 'file',
    retention: 'limits',
    discard: 'old',
    max_age: 7 * 24 * 3_600e9,
    duplicate_window: 120e9,
    num_replicas: 1,
    deny_delete: true,
    deny_purge: true,
  })
})

t.test('of two relays one publishes each event once; the other takes over when it stops', async (t) => {
  const here = await testBench(t)
  const first = here.relay()
  here.relay(await connectBus(t, here.natsUrl, here.prefix))
  await here.write(...Array(20).fill('a'))
  await published(here, 20)
  await first.stop()
  await here.write(...Array(20).fill('a'))
  await published(here, 40)
  const { state } = await stored(here)
  t.equal(state.messages, 40)
  t.match(await here.publisher.sql`select last_seq, epoch from relay_state`, [{ last_seq: 40, epoch: 1 }])
})

t.test('a relay whose session was killed yields, and nothing is lost or duplicated', async (t) => {
  const here = await testBench(t)
  here.relay()
  here.relay(await connectBus(t, here.natsUrl, here.prefix))
  here.consumer()
  for (let round = 1; round <= 3; round++) {
    await here.write(...Array(30).fill('a'))
    await here.publisher.sql`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid in (
        select pid from pg_stat_activity where datname = current_database() and usename = current_user)`
    await here.write(...Array(30).fill('a'))
    await here.handledAll(round * 60)
  }
  t.same(numbers(await here.handled()), upTo(180))
})

t.test(
  'a relay that died before storing the answer publishes again, and the server drops the repeats',
  async (t) => {
    const here = await testBench(t)
    const first = here.relay()
    here.consumer()
    await here.write('a', 'b', 'a')
    await published(here, 3)
    await first.stop()
    await here.publisher.sql`
    with logged as (delete from event_log returning *)
    insert into outbox (pos, id, subject, aggregate_version, type, body, organization_id, created_at)
    overriding system value
    select pos, id, subject, aggregate_version, type, body, organization_id, created_at from logged`
    await here.publisher.sql`update relay_state set last_seq = 0`
    await here.write('b')
    here.relay()
    await published(here, 4)
    const rows = await here.publisher.sql`select nats_seq from event_log order by pos`
    t.same(
      rows.map(({ nats_seq }) => nats_seq),
      [1, 2, 3, 4],
    )
    t.equal((await stored(here)).state.messages, 4)
    t.same(numbers(await here.handledAll(4)), upTo(4))
  },
)

t.test('an event that commits after later positions were published is still published', async (t) => {
  const here = await testBench(t)
  here.relay()
  const event = { version: 1, organizationId: 1, data: { n: 0 }, at: clock.now() }
  await here.publisher.transaction(async (tx) => {
    await appendEvent(tx, thingChanged, { ...event, subject: 'late' })
    await here.write('a', 'b')
    await published(here, 2)
  })
  await published(here, 3)
  const rows = await here.publisher.sql`select subject from event_log order by nats_seq`
  t.same(
    rows.map(({ subject }) => subject),
    ['a', 'b', 'late'],
  )
})

t.test('more than one batch is published in order', async (t) => {
  const here = await testBench(t)
  await here.publisher.sql`
    insert into outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
    select gen_random_uuid(), 'a', n, 'bookings.thing.changed', '{}', 0, ${clock.now()}
    from generate_series(1, 1234) n`
  here.relay()
  await published(here, 1234)
  const rows = await here.publisher.sql`
    select count(*) as count from event_log where nats_seq = aggregate_version`
  t.same(rows, [{ count: 1234 }])
})

t.test('an event above the maximum size waits without blocking others', async (t) => {
  const here = await testBench(t)
  here.relay()
  const data = { n: 0, text: 'x'.repeat(9_000_000) }
  await here.publisher.transaction((tx) =>
    appendEvent(tx, thingChanged, { subject: 'huge', version: 1, organizationId: 1, data, at: clock.now() }),
  )
  await here.write('a', 'b')
  await published(here, 2)
  t.same(await here.publisher.sql`select subject from outbox`, [{ subject: 'huge' }])
})

t.test('republished events keep their positions, and consumers drop them as repeats', async (t) => {
  const here = await testBench(t)
  here.relay()
  here.consumer()
  const before = clock.now()
  await here.write('a', 'a')
  await here.handledAll(2)
  clock.advance(60_000)
  const since = clock.now()
  await here.write('a', 'b')
  await here.handledAll(4)
  const log = () => here.publisher.sql`select pos, id from event_log order by pos`
  const all = await log()
  t.equal(await republish({ db: here.publisher, since }), 2)
  await published(here, 4)
  t.equal(await republish({ db: here.publisher, since: before }), 4)
  await published(here, 4)
  t.same(await log(), all)
  await here.write('c')
  t.same(numbers(await here.handledAll(5)), upTo(5))
  t.equal((await here.handled()).length, 5)
})
