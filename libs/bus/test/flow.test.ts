import { appendEvent } from '@punctual/db'
import { until } from '@punctual/testing'
import { connect } from 'nats'
import t from 'tap'
import { connectionOptions } from '../src/connection-options.ts'
import { subscribe } from '../src/index.ts'
import { clock, keep, record, testBench, thingChanged, thingEnded } from './test-bench.ts'

const numbers = (rows: { n: number }[]) => rows.map(({ n }) => n)

t.test('events arrive once each, the versions of one aggregate in their order', async (t) => {
  const { write, relay, consumer, handledAll } = await testBench(t)
  relay()
  consumer()
  await Promise.all([write(...Array(60).fill('a')), write(...Array(60).fill('b')), write('c', 'd', 'c')])
  const rows = await handledAll(123)
  t.equal(rows.length, 123)
  for (const subject of ['a', 'b', 'c', 'd']) {
    const versions = rows.filter((row) => row.subject === subject).map(({ version }) => version)
    t.same(
      versions,
      versions.map((_, index) => index + 1),
      subject,
    )
  }
})

t.test('a repeated message is handled once', async (t) => {
  const { write, relay, consumer, handledAll, handled, publisher, natsUrl, prefix } = await testBench(t)
  relay()
  consumer()
  await write('a')
  await handledAll(1)
  const [stored] = await publisher.sql<{ body: string }[]>`select body from event_log`
  const client = await connect(connectionOptions(natsUrl, 'test'))
  const subject = `${prefix}.bookings.p00.a.thing.changed`
  for (let times = 0; times < 3; times++) await client.jetstream().publish(subject, stored?.body ?? '')
  await client.close()
  // Another client published: the relay finds the stream longer than it left it, and continues.
  await write('a', 'b')
  t.same(numbers(await handledAll(3)), [1, 2, 3])
  t.equal((await handled()).length, 3)
})

t.test('unknown types are acknowledged and leave no trace', async (t) => {
  const { write, relay, consumer, handledAll, publisher, sink, natsUrl, prefix } = await testBench(t)
  relay()
  consumer()
  await publisher.transaction((tx) =>
    appendEvent(tx, thingEnded, {
      subject: 'a',
      version: 1,
      organizationId: 1,
      data: { n: 0 },
      at: clock.now(),
    }),
  )
  await write('a')
  await handledAll(1)
  t.equal((await sink.sql`select from inbox`).length, 1)
  t.equal((await sink.sql`select from dead_letter`).length, 0)
  const client = await connect(connectionOptions(natsUrl, 'test'))
  const { consumers } = await client.jetstreamManager()
  await until(async () => {
    const { ack_floor } = await consumers.info(`${prefix}_BOOKINGS`.toUpperCase(), 'automation')
    return ack_floor.stream_seq === 2
  })
  await client.close()
})

t.test('several handlers of one type share the transaction', async (t) => {
  const { write, relay, consumer, handledAll } = await testBench(t)
  const again = subscribe(thingChanged, (tx, event) => record(tx, { ...event, subject: `${event.subject}!` }))
  relay()
  consumer({ handlers: [keep, again] })
  await write('a')
  t.match(await handledAll(2), [{ subject: 'a' }, { subject: 'a!' }])
})

t.test('a consumer gets the messages that a former owner has asked for and does not take', async (t) => {
  const { write, relay, consumer, handledAll, natsUrl, prefix } = await testBench(t)
  relay()
  const former = consumer()
  await write('a')
  await handledAll(1)
  await former.stop()
  const client = await connect(connectionOptions(natsUrl, 'hangs'))
  t.teardown(() => client.close())
  const stream = `${prefix}_BOOKINGS`.toUpperCase()
  const durable = await client.jetstream().consumers.get(stream, 'automation')
  const taken: number[] = []
  const asked = await durable.fetch({ max_messages: 25, expires: 30_000 })
  const ended = (async () => {
    for await (const { seq } of asked) taken.push(seq)
  })()
  await until(async () => (await durable.info()).num_waiting === 1)
  consumer()
  await t.rejects(ended, /consumer deleted/)
  await write('a', 'b', 'a')
  const rows = await handledAll(4)
  t.same(taken, [])
  t.same(
    rows.map(({ subject, version }) => `${subject}${version}`),
    ['a1', 'a2', 'b1', 'a3'],
  )
})

t.test('a message that is lost on its way is handled before later ones', async (t) => {
  const { write, relay, consumer, handledAll, natsUrl, prefix } = await testBench(t)
  relay()
  // Asks for one message at a time, so that the request below comes before its next one.
  consumer({ batchSize: 1 })
  await write('a')
  await handledAll(1)
  const client = await connect(connectionOptions(natsUrl, 'takes a message away'))
  t.teardown(() => client.close())
  const stream = `${prefix}_BOOKINGS`.toUpperCase()
  const durable = await client.jetstream().consumers.get(stream, 'automation')
  await until(async () => (await durable.info()).num_waiting === 1)
  const away: number[] = []
  const asked = await durable.fetch({ max_messages: 1, expires: 30_000 })
  const ended = (async () => {
    for await (const { seq } of asked) away.push(seq)
  })()
  await until(async () => (await durable.info()).num_waiting === 2)
  await write('a', 'a', 'a')
  t.same(numbers(await handledAll(4)), [1, 2, 3, 4])
  await ended
  t.same(away, [3])
})

t.test('a stopped consumer leaves the remaining events to the next one', async (t) => {
  const { write, relay, consumer, handledAll, handled } = await testBench(t)
  relay()
  const first = consumer()
  await write(...Array(150).fill('a'))
  await handledAll(20)
  await first.stop()
  const before = (await handled()).length
  consumer()
  const rows = await handledAll(150)
  t.ok(before >= 20)
  t.same(
    rows.map(({ version }) => version),
    Array.from({ length: 150 }, (_, index) => index + 1),
  )
})

t.test('of two instances one works, the other takes over, and the order is preserved', async (t) => {
  const { write, relay, consumer, handledAll, sink } = await testBench(t)
  const workers: string[] = []
  const named = (name: string) =>
    consumer({
      handlers: [
        subscribe(thingChanged, (tx, event) => {
          workers.push(name)
          return record(tx, event)
        }),
      ],
    })
  relay()
  const first = named('first')
  await write('a')
  await handledAll(1)
  named('second')
  await write(...Array(30).fill('a'))
  await handledAll(31)
  t.same(new Set(workers), new Set(['first']))
  await first.stop()
  await write(...Array(30).fill('a'))
  const rows = await handledAll(61)
  t.same(new Set(workers), new Set(['first', 'second']))
  t.same(
    rows.map(({ version }) => version),
    Array.from({ length: 61 }, (_, index) => index + 1),
  )
  t.equal((await sink.sql`select from inbox`).length, 61)
})

t.test('after-commit functions see the commit, run once per event, and may fail', async (t) => {
  const here = await testBench(t)
  const seen: number[] = []
  const handler = subscribe(thingChanged, record, {
    committed: async ({ id, subject }) => {
      seen.push((await here.sink.sql`select from handled where event_id = ${id}`).length)
      if (subject === 'bad') throw new Error('no such thing')
    },
  })
  here.relay()
  here.consumer({ handlers: [handler] })
  await here.write('a', 'bad', 'b')
  await here.handledAll(3)
  await until(() => seen.length === 3, { describe: 'after-commit functions' })
  t.same(seen, [1, 1, 1])
  t.equal((await here.handled()).length, 3)
})
