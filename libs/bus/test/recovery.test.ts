import { connect as connectNats } from 'nats'
import t from 'tap'
import { connectionOptions } from '../src/connection-options.ts'
import { ownNats } from './own-nats.ts'
import { room } from './room.ts'

const numbers = (rows: { n: number }[]) => rows.map(({ n }) => n)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

t.test('NATS is down at first: connecting resolves, and events arrive once it is up', async (t) => {
  const nats = await ownNats(t)
  await nats.kill()
  const { bus, write, relay, consumer, handledAll } = await room(t, nats.url)
  t.equal(bus.connected(), false)
  relay()
  consumer()
  await write('a', 'a', 'b')
  await nats.start()
  t.same(numbers(await handledAll(3)), [1, 2, 3])
  t.equal(bus.connected(), true)
})

t.test('NATS killed while events flow: each arrives once, in order', async (t) => {
  const nats = await ownNats(t)
  const { write, relay, consumer, handled, handledAll } = await room(t, nats.url)
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

t.test(
  'the data of NATS wiped: what was published is published again, nothing is handled twice',
  async (t) => {
    const nats = await ownNats(t)
    const { write, relay, consumer, handled, handledAll, publisher, sink } = await room(t, nats.url)
    const running = [relay(), consumer()]
    await write(...Array(20).fill('a'))
    await handledAll(20)
    await nats.kill()
    await nats.wipe()
    await write('a', 'b')
    await nats.start()
    await handledAll(22)
    // One more, as whoever has lost everything takes it all from the new stream.
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
  },
)

t.test('the stream rolled back: later events arrive and lost ones are published again', async (t) => {
  const nats = await ownNats(t)
  const { write, relay, consumer, handled, handledAll, publisher, prefix } = await room(t, nats.url)
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
