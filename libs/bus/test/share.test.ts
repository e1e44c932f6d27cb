import { openDatabase } from '@punctual/db'
import { until } from '@punctual/testing'
import { connect } from 'nats'
import t, { type Test } from 'tap'
import { connectionOptions } from '../src/connection-options.ts'
import { type ConsumerOptions, connectBus, readBacklogs, subscribe } from '../src/index.ts'
import { shareOf } from '../src/share.ts'
import { isServerBefore, quiet, record, type TestBench, testBench, thingChanged } from './test-bench.ts'

const subjects = Array.from({ length: 40 }, (_, index) => `s${index}`)

interface Member {
  /** Subjects that it has handled. */
  handled: Set<string>
  stop(): Promise<void>
  /** Loses its connections, and with them its locks, as a killed process does. */
  kill(): Promise<void>
}

/** Starts a process' consumer with connections of its own. */
function aMember(t: Test, here: TestBench, processes: ConsumerOptions['processes']): Member {
  const handled = new Set<string>()
  const db = openDatabase(here.sinkUrl, { schema: 'automation' })
  const handlers = [
    subscribe(thingChanged, (tx, event) => {
      handled.add(event.subject)
      return record(tx, event)
    }),
  ]
  const consumer = here.consumer({ db, handlers, processes })
  t.teardown(() => db.close())
  return {
    handled,
    stop: () => consumer.stop(),
    async kill() {
      await here.killBackends('svc_automation')
      await consumer.stop()
    },
  }
}

/** Returns how many events wait for the consumer. */
async function waiting({ bus }: TestBench): Promise<number | undefined> {
  const backlogs = await readBacklogs(bus, 'automation')
  return backlogs.find(({ stream }) => stream.endsWith('_BOOKINGS'))?.waiting
}

/** Checks that each event was handled once, and those of a subject in order. */
async function checkAll(t: Test, here: TestBench, rounds: number): Promise<void> {
  const rows = await here.handledAll(rounds * subjects.length)
  const versions = (subject: string) =>
    rows.filter((row) => row.subject === subject).map(({ version }) => version)
  const inOrder = Array.from({ length: rounds }, (_, index) => index + 1)
  for (const subject of subjects) t.same(versions(subject), inOrder, subject)
}

t.test('parts are shared evenly', async (t) => {
  const shares = (members: number) => Array.from({ length: members }, (_, rank) => shareOf(16, members, rank))
  t.same(shares(1), [16])
  t.same(shares(3), [6, 5, 5])
  t.same(shares(5), [4, 3, 3, 3, 3])
})

t.test('processes share a source by partition, each in order; those of a lost one move', async (t) => {
  const here = await testBench(t)
  here.relay()
  const members = [aMember(t, here, 'shared'), aMember(t, here, 'shared')]
  let rounds = 0
  const write = async () => {
    rounds++
    await here.write(...subjects)
  }
  await until(
    async () => {
      for (const { handled } of members) handled.clear()
      await write()
      await here.handledAll(rounds * subjects.length)
      return members.every(({ handled }) => handled.size > subjects.length / 4)
    },
    { describe: () => members.map(({ handled }) => handled.size) },
  )
  const [first, second] = members as [Member, Member]
  t.equal(first.handled.size + second.handled.size, subjects.length, 'no subject has two processes')

  await first.kill()
  await write()
  await checkAll(t, here, rounds)
  const third = aMember(t, here, 'shared')
  await second.stop()
  await write()
  await checkAll(t, here, rounds)
  t.ok(third.handled.size > 0)
})

t.test('whole and shared consumers exclude and succeed each other', async (t) => {
  const here = await testBench(t)
  here.relay()
  const whole = aMember(t, here, 'one')
  await here.write(...subjects)
  await checkAll(t, here, 1)
  const shared = aMember(t, here, 'shared')
  await here.write(...subjects)
  await checkAll(t, here, 2)
  t.equal(shared.handled.size, 0, 'it waits while another process handles the whole')
  await whole.stop()
  await here.write(...subjects)
  await checkAll(t, here, 3)
  t.equal(shared.handled.size, subjects.length)

  const again = aMember(t, here, 'one')
  await here.write(...subjects)
  await checkAll(t, here, 4)
  t.equal(again.handled.size, 0)
  await shared.stop()
  await here.write(...subjects)
  await checkAll(t, here, 5)
  t.equal(again.handled.size, subjects.length)
})

t.test('what waits is counted whichever durables are in use', async (t) => {
  const here = await testBench(t)
  const waits = (count: number | undefined) => until(async () => (await waiting(here)) === count)
  t.same(await readBacklogs(here.bus, 'automation'), [], 'no stream yet')
  here.relay()
  await here.write(...subjects)
  await waits(subjects.length)
  for (const processes of ['shared', 'one', 'shared'] as const) {
    const member = aMember(t, here, processes)
    await waits(0)
    await member.stop()
    await here.write(...subjects)
    await waits(subjects.length)
  }
  const last = aMember(t, here, 'shared')
  await waits(0)
  await last.stop()
  await here.write('s1')
  let failed = 0
  const failing = subscribe(thingChanged, async () => {
    failed++
    throw new Error('not now')
  })
  here.consumer({ handlers: [failing], processes: 'shared', retryDelays: [600_000] })
  await until(() => failed > 0)
  t.equal(await waiting(here), 1, 'an event that waits for its retry')
})

t.test('a process that comes back reads no partition again', async (t) => {
  const here = await testBench(t)
  here.relay()
  const first = aMember(t, here, 'shared')
  await here.write(...subjects)
  await here.handledAll(subjects.length)
  const again: unknown[] = []
  const log = { ...quiet, info: (fields: object) => again.push(fields) }
  // Servers before 2.12 acknowledge messages of other partitions, up to the end of the stream.
  const client = await connect(connectionOptions(here.natsUrl, 'test'))
  t.teardown(() => client.close())
  const { consumers } = await client.jetstreamManager()
  const isOld = isServerBefore(client, 12)
  await until(async () => {
    const rows = await here.sink.sql<{ name: string; handled: number }[]>`
      select consumer as name, last_seq as handled from consumer_state`
    const handled = new Map(rows.map((row) => [row.name, row.handled]))
    const durables = await consumers.list(`${here.prefix}_BOOKINGS`.toUpperCase()).next()
    const skips = durables.some(({ name, ack_floor }) => ack_floor.stream_seq > (handled.get(name) ?? 0))
    return (
      skips === isOld &&
      durables.every(({ num_pending, num_ack_pending }) => num_pending + num_ack_pending === 0)
    )
  })
  await first.stop()
  await here.write('s1')
  here.consumer({ processes: 'shared', log })
  await here.handledAll(subjects.length + 1)
  t.same(again, [])
})

t.test('what waits is unknown while NATS is down', async (t) => {
  const { natsUrl, prefix } = await testBench(t)
  const bus = await connectBus({ url: natsUrl, prefix, name: 'test', log: quiet })
  await bus.close()
  await t.rejects(readBacklogs(bus, 'automation'), /NATS does not answer/)
})
