import { until } from '@punctual/testing'
import { connect as connectNats, ErrorCode, NatsError } from 'nats'
import t from 'tap'
import { insideOf } from '../src/bus.ts'
import { connectionOptions } from '../src/connection-options.ts'
import { partitions, streamName } from '../src/names.ts'
import { ownNats } from './own-nats.ts'
import { type TestBench, testBench } from './test-bench.ts'

const numbers = (rows: { n: number }[]) => rows.map(({ n }) => n)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

t.test('NATS is down at first: connecting resolves, and events arrive once it is up', async (t) => {
  const nats = await ownNats(t)
  await nats.kill()
  const { bus, write, relay, consumer, handledAll } = await testBench(t, nats.url)
  t.equal(bus.connected(), false)
  relay()
  consumer()
  await write('a', 'a', 'b')
  await nats.start()
  t.same(numbers(await handledAll(3)), [1, 2, 3])
  t.equal(bus.connected(), true)
  await until(() => bus.hears(), { describe: 'a connection for two seconds' })
  await nats.kill()
  await until(() => !bus.hears())
})

t.test('NATS killed while events flow: each arrives once, in order', async (t) => {
  const nats = await ownNats(t)
  const { write, relay, consumer, handled, handledAll } = await testBench(t, nats.url)
  relay()
  consumer()
  for (let round = 1; round <= 3; round++) {
    await write(...Array(40).fill('a'))
    await handledAll(round * 80 - 60)
    await nats.kill()
    await write(...Array(40).fill('a'))
    await nats.start()
  }
  await handledAll(240)
  t.same(numbers(await handled()), upTo(240))
})

/**
 * Stops the bench's consumer when it has that many durables, which then are silent until they are
 * deleted.
 */
async function silenceDurables(
  { bus, prefix }: TestBench,
  running: { stop(): Promise<void> },
  count: number,
) {
  const link = await insideOf(bus).link(AbortSignal.timeout(60_000))
  if (!link) throw new Error('NATS does not answer')
  const { consumers } = link.manager
  const stream = streamName(prefix, 'bookings')
  const durables = new Map<string, string>()
  await until(async () => {
    for await (const { name, created } of consumers.list(stream)) durables.set(name, created)
    return durables.size === count
  })
  await running.stop()
  const info = consumers.info.bind(consumers)
  consumers.info = async (...names) => {
    const found = await info(...names)
    if (found.created === durables.get(found.name)) throw NatsError.errorForCode(ErrorCode.Timeout)
    return found
  }
  const creation = async (name: string) => (await info(stream, name)).created
  return { durables, creation }
}

t.test('a consumer for which a cluster has elected no leader is created again', async (t) => {
  const here = await testBench(t)
  const { write, relay, consumer, handled, handledAll } = here
  relay()
  const first = consumer()
  await write('a', 'b')
  await handledAll(2)
  const { durables, creation } = await silenceDurables(here, first, 1)
  consumer({ silenceMs: 0 })
  await write('a')
  t.same(numbers(await handledAll(3)), upTo(3))
  for (const [name, created] of durables) t.not(await creation(name), created)
  t.equal((await handled()).length, 3, 'nothing is handled twice')
})

t.test('consumers without a leader that a shared source has left hold nothing up', async (t) => {
  const here = await testBench(t)
  const { write, relay, consumer, handled, handledAll } = here
  relay()
  const sharing = consumer({ processes: 'shared' })
  await write('a', 'b')
  await handledAll(2)
  await silenceDurables(here, sharing, partitions.length)
  consumer({ processes: 'one', silenceMs: 0 })
  await write('a')
  await handledAll(3)
  t.same(numbers(await handled()).sort(), upTo(3), 'each event once')
})

t.test('NATS wiped: published events are published again, nothing is handled twice', async (t) => {
  const nats = await ownNats(t)
  const { write, relay, consumer, handled, handledAll, publisher, sink } = await testBench(t, nats.url)
  const running = [relay(), consumer()]
  await write(...Array(20).fill('a'))
  await handledAll(20)
  await nats.kill()
  await nats.wipe()
  await write('a', 'b')
  await nats.start()
  await handledAll(22)
  // One more event, and a consumer that has lost all its state reads everything from the new
  // stream.
  await sink.sql`delete from inbox`
  await sink.sql`delete from consumer_state`
  await sink.sql`delete from handled`
  await Promise.all(running.map((one) => one.stop()))
  relay()
  consumer()
  t.same(numbers(await handledAll(22)), upTo(22))
  t.equal((await handled()).length, 22)
  const [state] = await publisher.sql`select epoch, last_seq from relay_state`
  t.same(state, { epoch: 2, last_seq: 22 })
})

t.test('the stream rolled back: later events arrive and lost ones are published again', async (t) => {
  const nats = await ownNats(t)
  const { write, relay, consumer, handled, handledAll, publisher, prefix } = await testBench(t, nats.url)
  relay()
  consumer()
  await write(...Array(10).fill('a'))
  await handledAll(10)
  await nats.kill()
  const turnBack = await nats.copy()
  await nats.start()
  await write(...Array(10).fill('a'))
  await handledAll(20)
  await nats.kill()
  await turnBack()
  await nats.start()
  await write('a', 'b', 'a')
  t.same(numbers(await handledAll(23)), upTo(23))
  const client = await connectNats(connectionOptions(nats.url, 'test'))
  const { state } = await (await client.jetstreamManager()).streams.info(`${prefix}_BOOKINGS`.toUpperCase())
  await client.close()
  t.equal(state.messages, 23)
  t.equal((await handled()).length, 23)
  const [epoch] = await publisher.sql`select epoch from relay_state`
  t.same(epoch, { epoch: 2 })
})

t.test(
  'the durable deleted while connected: the consumer recreates it and handles nothing twice',
  async (t) => {
    const { write, relay, consumer, handled, handledAll, natsUrl, prefix } = await testBench(t)
    relay()
    consumer()
    await write('a', 'b')
    await handledAll(2)
    const client = await connectNats(connectionOptions(natsUrl, 'test'))
    const { consumers } = await client.jetstreamManager()
    await consumers.delete(`${prefix}_BOOKINGS`.toUpperCase(), 'automation')
    await client.close()
    await write('a', 'c')
    t.same(numbers(await handledAll(4)), upTo(4))
    t.equal((await handled()).length, 4)
  },
)

t.test('the stream deleted while connected and idle: it is recreated with all its events', async (t) => {
  const { write, relay, consumer, handled, handledAll, publisher, natsUrl, prefix } = await testBench(t)
  relay()
  consumer()
  await write('a', 'b', 'a')
  await handledAll(3)
  const client = await connectNats(connectionOptions(natsUrl, 'test'))
  const { streams } = await client.jetstreamManager()
  const name = `${prefix}_BOOKINGS`.toUpperCase()
  await streams.delete(name)
  await until(async () => (await streams.info(name)).state.messages === 3)
  await client.close()
  await write('c')
  t.same(numbers(await handledAll(4)), upTo(4))
  t.equal((await handled()).length, 4)
  await until(async () => {
    const [state] = await publisher.sql<{ epoch: number }[]>`select epoch from relay_state`
    return state?.epoch === 2
  })
})

t.test('the consumer’s database restored from yesterday: later events are handled again', async (t) => {
  const { write, relay, consumer, handledAll, sink } = await testBench(t)
  relay()
  const first = consumer()
  await write('a', 'a')
  await handledAll(2)
  await first.stop()
  const state = await sink.sql<{ last_seq: number }[]>`select last_seq from consumer_state`
  const second = consumer()
  await write('a', 'b')
  await handledAll(4)
  await second.stop()
  await sink.sql`delete from handled where n > 2`
  await sink.sql`delete from inbox where event_id not in (select event_id from handled)`
  await sink.sql`update consumer_state set last_seq = ${state[0]?.last_seq ?? 0}`
  consumer()
  t.same(numbers(await handledAll(4)), upTo(4))
})
