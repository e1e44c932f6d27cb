import { appendEvent } from '@punctual/db'
import { until } from '@punctual/testing'
import t from 'tap'
import { ownNats } from './own-nats.ts'
import { clock, connect, type TestBench, testBench, thingChanged } from './test-bench.ts'

const faults = [
  'kill',
  'wipe',
  'kill',
  'roll back',
  'swap',
  'publisher',
  'sink',
  'roll back',
  'swap',
  'sink',
] as const
const aggregates = 10
const writers = 3

/**
 * Changes random aggregates, each with an event, until stopped; the outcome of a failed change is
 * unknown.
 */
async function change({ publisher }: TestBench, going: () => boolean): Promise<void> {
  while (going()) {
    const id = `key ${Math.floor(Math.random() * aggregates)}`
    await publisher
      .transaction(async (tx) => {
        const [row] = await tx.sql<{ version: number }[]>`
          insert into aggregate values (${id}, 1)
          on conflict (id) do update set version = aggregate.version + 1 returning version`
        const version = row?.version ?? 0
        const event = { subject: id, version, organizationId: 1, data: { n: version }, at: clock.now() }
        await appendEvent(tx, thingChanged, event)
      })
      .catch(() => {})
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10))
  }
}

t.test('through crashes and rollbacks every change arrives once, in order', async (t) => {
  const nats = await ownNats(t)
  const here = await testBench(t, nats.url)
  await here.publisher.sql.unsafe('create table aggregate (id text primary key, version integer not null)')
  const start = async () => {
    const bus = await connect(t, nats.url, here.prefix)
    return [here.relay(bus), here.consumer({ bus, retryDelays: [] })]
  }
  const instances = [await start(), await start()]
  let storm = true
  t.teardown(() => {
    storm = false
  })
  const writing = Array.from({ length: writers }, () => change(here, () => storm))

  let turnBack: () => Promise<void> = nats.wipe
  for (const fault of faults) {
    const before = (await here.handled().catch(() => [])).length
    if (fault === 'publisher') await here.killBackends('svc_bookings')
    else if (fault === 'sink') await here.killBackends('svc_automation')
    else if (fault === 'swap') {
      await Promise.all((instances.shift() ?? []).map((one) => one.stop()))
      instances.push(await start())
    } else {
      await nats.kill()
      if (fault === 'kill') turnBack = await nats.copy()
      if (fault === 'wipe') await nats.wipe()
      if (fault === 'roll back') await turnBack()
      await nats.start()
    }
    await until(async () => (await here.handled()).length > before + 20)
  }
  storm = false
  await Promise.all(writing)

  const wanted = await here.publisher.sql<{ id: string; version: number }[]>`select * from aggregate`
  const total = wanted.reduce((sum, { version }) => sum + version, 0)
  const rows = await here.handledAll(total)
  t.equal(rows.length, total)
  for (const { id, version: last } of wanted) {
    t.same(
      rows.filter(({ subject }) => subject === id).map(({ version }) => version),
      Array.from({ length: last }, (_, index) => index + 1),
      id,
    )
  }
  t.equal((await here.sink.sql`select from dead_letter`).length, 0)
  const [state] = await here.publisher.sql<{ epoch: number }[]>`select epoch from relay_state`
  t.comment({ events: total, streams: state?.epoch })
})
