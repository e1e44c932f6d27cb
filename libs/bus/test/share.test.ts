import { openDatabase } from '@punctual/db'
import { until } from '@punctual/testing'
import t, { type Test } from 'tap'
import { type ConsumerOptions, subscribe } from '../src/index.ts'
import { shareOf } from '../src/share.ts'
import { record, type TestBench, testBench, thingChanged } from './test-bench.ts'

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
