import { until } from '@punctual/testing'
import { connect } from 'nats'
import t from 'tap'
import { connectionOptions } from '../src/connection-options.ts'
import { replayDeadLetters, subscribe } from '../src/index.ts'
import { clock, keep, quiet, record, type TestBench, testBench, thingChanged } from './test-bench.ts'

const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject)
const retryDelays = [20, 20]

const letters = ({ sink }: TestBench) => sink.sql<
  { id: number; subject: string; attempts: number; error: string }[]
>`
  select id, subject, attempts, error from dead_letter where replayed_at is null order by id`

const lettersAll = (bench: TestBench, count: number) =>
  until(async () => {
    const rows = await letters(bench)
    return rows.length >= count && rows
  })

/** Handles every event, but fails after its write for subjects that begin with `bad`. */
const picky = subscribe(thingChanged, async (tx, event) => {
  await record(tx, event)
  if (event.subject.startsWith('bad')) throw new Error('no such thing')
})

t.test('a poison event is retried, becomes a dead letter, and does not affect others', async (t) => {
  const here = await testBench(t)
  await here.write('a', 'bad', 'a', 'b', 'bad 2', 'a')
  here.relay()
  here.consumer({ handlers: [picky], retryDelays })
  const rows = await lettersAll(here, 2)
  t.match(rows, [
    { subject: 'bad', attempts: 3, error: /no such thing/ },
    { subject: 'bad 2', attempts: 3, error: /no such thing/ },
  ])
  t.same(subjects(await here.handledAll(4)), ['a', 'a', 'b', 'a'])
  await here.write('c')
  t.same(subjects(await here.handledAll(5)), ['a', 'a', 'b', 'a', 'c'])
})

t.test('a handler that recovers leaves no dead letter', async (t) => {
  const here = await testBench(t)
  let failures = 2
  here.relay()
  here.consumer({
    retryDelays,
    handlers: [
      subscribe(thingChanged, async (tx, event) => {
        if (event.subject === 'bad' && failures-- > 0) throw new Error('not yet')
        await record(tx, event)
      }),
    ],
  })
  await here.write('bad', 'a')
  t.same(subjects(await here.handledAll(2)).sort(), ['a', 'bad'])
  t.same(await letters(here), [])
})

t.test('a failed statement is the handler’s failure, not an outage', async (t) => {
  const here = await testBench(t)
  here.relay()
  here.consumer({
    retryDelays,
    handlers: [subscribe(thingChanged, (tx, event) => tx.sql`insert into nothing values (${event.id})`)],
  })
  await here.write('a')
  t.match(await lettersAll(here, 1), [{ subject: 'a', attempts: 3, error: /"nothing" does not exist/ }])
})

t.test('an event that does not fit its schema is a dead letter immediately', async (t) => {
  const here = await testBench(t)
  here.relay()
  here.consumer({ retryDelays: [3_600_000] })
  await here.publisher.sql`
    insert into outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
    select id, 'odd', 1, ${thingChanged.type}, jsonb_build_object('specversion', '1.0', 'id', id, 'source', 'bookings',
      'type', ${thingChanged.type}::text, 'subject', 'odd', 'time', '', 'data', jsonb_build_object('n', 'x'),
      'aggregateversion', 1, 'organizationid', 0)::text, 0, ${clock.now()}
    from (select gen_random_uuid() as id) as one`
  await here.write('a')
  t.match(await lettersAll(here, 1), [{ subject: 'odd', attempts: 0, error: /does not fit its schema: \/n/ }])
  t.same(subjects(await here.handledAll(1)), ['a'])
})

t.test('a message that is not an event is a dead letter and does not block others', async (t) => {
  const here = await testBench(t)
  here.relay()
  here.consumer()
  await here.write('a')
  await here.handledAll(1)
  const client = await connect(connectionOptions(here.natsUrl, 'test'))
  for (const text of ['no JSON', '\0', '{"type":"bookings.thing.changed","subject":"\\u0000"}'])
    await client.jetstream().publish(`${here.prefix}.bookings.p00.a.thing.changed`, text)
  await client.close()
  await here.write('b')
  t.same(subjects(await here.handledAll(2)), ['a', 'b'])
  t.equal((await lettersAll(here, 3)).length, 3)
})

t.test(
  'the number of events that wait for a retry is limited so that the others are not blocked',
  async (t) => {
    const here = await testBench(t)
    await here.write('bad 1', 'bad 2', 'bad 3', 'bad 4', 'a')
    here.relay()
    here.consumer({ handlers: [picky], retryDelays: [3_600_000], maxWaiting: 2 })
    t.same(subjects(await here.handledAll(1)), ['a'])
    t.same(subjects(await lettersAll(here, 2)), ['bad 3', 'bad 4'])
  },
)

t.test(
  'replayed dead letters are marked when they succeed and store their new error when they fail',
  async (t) => {
    const here = await testBench(t)
    here.relay()
    const running = here.consumer({ handlers: [picky], retryDelays: [] })
    await here.write('bad 1', 'bad 2', 'bad 3')
    const [first] = await lettersAll(here, 3)
    await running.stop()
    const replay = (handlers = [keep]) =>
      replayDeadLetters({ db: here.sink, consumer: 'automation', handlers, clock, log: quiet })
    const stillPicky = subscribe(thingChanged, async (tx, event) => {
      await record(tx, event)
      if (event.subject === 'bad 1') throw new Error('still not')
    })
    t.same(await replay([stillPicky]), { replayed: 2, failed: 1 })
    t.match(await letters(here), [{ id: first?.id, subject: 'bad 1', attempts: 2, error: /still not/ }])
    t.same(subjects(await here.handled()), ['bad 2', 'bad 3'])
    t.same(await replay([]), { replayed: 0, failed: 1 })
    t.same(await replay(), { replayed: 1, failed: 0 })
    t.same(subjects(await here.handled()), ['bad 2', 'bad 3', 'bad 1'])
    t.same(await replay(), { replayed: 0, failed: 0 })
  },
)
