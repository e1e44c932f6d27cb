import { openDatabase } from '@punctual/db'
import { infrastructure, startProxy, type Test, until } from '@punctual/testing'
import t from 'tap'
import { startRelay } from '../src/index.ts'
import { clock, quiet, type TestBench, testBench } from './test-bench.ts'

const numbers = (rows: { n: number }[]) => rows.map(({ n }) => n)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The sink's database behind a proxy, with a statement timeout of one second. */
async function breakable(t: Test, { sinkUrl }: TestBench) {
  const proxy = await startProxy(t, sinkUrl)
  const db = openDatabase(proxy.url, {
    schema: 'automation',
    statementTimeout: 1_000,
    acquireTimeoutMs: 1_000,
  })
  t.teardown(() => db.close())
  return { proxy, db }
}

for (const fault of ['cut', 'hang'] as const) {
  t.test(
    `a consumer whose database is down (${fault}) waits and neither loses nor gives up events`,
    async (t) => {
      const here = await testBench(t)
      const { proxy, db } = await breakable(t, here)
      here.relay()
      // Any failure that is not the database's would be a dead letter immediately.
      here.consumer({ db, retryDelays: [] })
      for (let round = 1; round <= 2; round++) {
        await here.write(...Array(30).fill('a'))
        await here.handledAll(round * 60 - 50)
        proxy[fault]()
        await here.write(...Array(30).fill('a'))
        await until(async () => (await here.publisher.sql`select from outbox`).length === 0)
        proxy.restore()
        await here.handledAll(round * 60)
      }
      t.same(numbers(await here.handled()), upTo(120))
      t.equal((await here.sink.sql`select from dead_letter`).length, 0)
    },
  )
}

t.test("while the consumer's backends are killed, each event is handled once, in order", async (t) => {
  const here = await testBench(t)
  here.relay()
  here.consumer({ retryDelays: [] })
  const writing = here.write(...Array(200).fill('a'))
  for (let kills = 0; kills < 12; kills++) {
    await here.publisher.sql`select pg_sleep(0.05)`
    await here.killBackends('svc_automation')
  }
  await writing
  await here.handledAll(200)
  t.same(numbers(await here.handled()), upTo(200))
  t.equal((await here.sink.sql`select from dead_letter`).length, 0)
})

t.test("while the relay's backends are killed, each event is handled once, in order", async (t) => {
  const here = await testBench(t)
  const db = openDatabase(here.publisherUrl, { schema: 'bookings' })
  t.teardown(() => db.close())
  const relay = startRelay({ bus: here.bus, db, source: 'bookings', clock, log: quiet })
  t.teardown(() => relay.stop())
  here.consumer()
  let written = 0
  for (let round = 0; round < 12; round++) {
    await until(async () => {
      await here.killBackends('svc_bookings')
      return true
    })
    await until(() => here.write('a').then(() => true))
    written++
    await here.publisher.sql`select pg_sleep(0.03)`.catch(() => {})
  }
  await here.handledAll(written)
  t.same(numbers(await here.handled()), upTo(written))
})

t.test('while NATS is disconnected repeatedly, each event arrives once, in order', async (t) => {
  const proxy = await startProxy(t, (await infrastructure()).natsUrl)
  const here = await testBench(t, proxy.url)
  here.relay()
  here.consumer()
  for (let round = 1; round <= 3; round++) {
    await here.write(...Array(20).fill('a'))
    proxy.drop()
    await here.write(...Array(20).fill('a'))
    proxy.cut()
    await here.write('a')
    proxy.restore()
    await here.handledAll(round * 41)
  }
  t.same(numbers(await here.handled()), upTo(123))
})
