import { bookingCancelled } from '@punctual/contracts'
import { startProxy, until } from '@punctual/testing'
import t from 'tap'
import {
  appendEvent,
  CommitOutcomeUnknown,
  openDatabase,
  queueWork,
  StatementAfterEnd,
  sqlState,
  type Tx,
  workChannel,
} from '../src/index.ts'
import { bookingsDatabase, migratedDatabase } from './fresh.ts'

const numbers = 'create table numbers (n integer primary key)'
const at = new Date('2026-12-01T08:00:00Z')

t.test('commits when the work returns, rolls back when it throws', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  t.equal(await db.transaction(async (tx) => (await tx.sql`insert into numbers values (1)`).count), 1)
  const failing = db.transaction(async (tx) => {
    await tx.sql`insert into numbers values (2)`
    throw new Error('no')
  })
  await t.rejects(failing, { message: 'no' })
  t.same(await db.sql`select n from numbers`.values(), [[1]])
})

t.test('does not commit when the work ignores a failed statement', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  const ignoring = db.transaction(async (tx) => {
    await tx.sql`insert into numbers values (1)`
    await tx.sql`insert into numbers values (1)`.catch(() => {})
    return 'done'
  })
  t.equal(sqlState(await ignoring.catch((error) => error)), '23505')
  t.same(await db.sql`select n from numbers`.values(), [])
})

t.test('a sent statement fails what follows it, and the commit, with its own error', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  const insert = (tx: Tx, n: number) => tx.sql`insert into numbers values (${n})`
  await db.transaction(async (tx) => tx.send(insert(tx, 1)))
  const atCommit = db.transaction(async (tx) => {
    tx.send(insert(tx, 2))
    tx.send(insert(tx, 1))
  })
  t.equal(sqlState(await atCommit.catch((error) => error)), '23505')
  const before = db.transaction(async (tx) => {
    tx.send(insert(tx, 1))
    await insert(tx, 3)
  })
  t.equal(sqlState(await before.catch((error) => error)), '23505', 'not that the transaction is aborted')
  let runs = 0
  await db.transaction(async (tx) => {
    runs++
    if (runs === 1) tx.send(tx.sql.unsafe(`do $$ begin raise exception using errcode = '55P03'; end $$`))
    tx.send(insert(tx, 3 + runs))
  })
  t.same(await db.sql`select n from numbers`.values(), [[1], [5]], 'the whole work ran again')
})

t.test('statements of a transaction run in their order without waiting for each other', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  const seen = await db.transaction(async (tx) => {
    tx.send(tx.sql`insert into numbers values (1)`)
    const [first] = await Promise.all([
      tx.sql`select count(*) as count from numbers`,
      tx.sql`insert into numbers values (2)`,
    ])
    return first
  })
  t.same(seen, [{ count: 1 }])
  t.same(await db.sql`select n from numbers`.values(), [[1], [2]])
})

t.test('a statement that ran without begin could not write', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  const outside = db.transaction(async (tx) => {
    await tx.sql.unsafe('commit')
    await tx.sql`insert into numbers values (1)`
  })
  t.equal(sqlState(await outside.catch((error) => error)), '25006')
  t.same(await db.sql`select n from numbers`.values(), [])
})

t.test('a constraint checked at commit fails the transaction', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe('create table late (n integer unique deferrable initially deferred)')
  const failing = db.transaction((tx) => tx.sql`insert into late values (1), (1)`)
  t.equal(sqlState(await failing.catch((error) => error)), '23505')
})

t.test('a statement after the end throws and does not run', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  let endedTx: Tx | undefined
  await db.transaction(async (tx) => {
    endedTx = tx
  })
  const late = endedTx as unknown as Tx
  await t.rejects(late.sql`insert into numbers values (1)`, StatementAfterEnd)
  t.throws(() => late.send(late.sql`insert into numbers values (1)`), StatementAfterEnd)
  await t.rejects(late.orm.execute('insert into numbers values (1)'), StatementAfterEnd)
  t.same(await db.sql`select n from numbers`.values(), [])
})

t.test("rejects drizzle's own transaction", async (t) => {
  const db = await bookingsDatabase(t)
  await t.rejects(db.transaction((tx) => tx.orm.transaction(async () => {})))
})

for (const state of ['40001', '40P01', '55P03']) {
  t.test(`${state} reruns the whole work`, async (t) => {
    const db = await bookingsDatabase(t)
    await db.sql.unsafe(numbers)
    let runs = 0
    const run = (failures: number) =>
      db.transaction(async (tx) => {
        runs++
        await tx.sql`insert into numbers values (${runs})`
        if (runs <= failures)
          await tx.sql.unsafe(`do $$ begin raise exception using errcode = '${state}'; end $$`)
      })
    await run(2)
    t.same(await db.sql`select n from numbers`.values(), [[3]])
    runs = 100
    t.equal(sqlState(await run(999).catch((error) => error)), state)
    t.equal(runs, 103)
  })
}

t.test('does not retry other errors', async (t) => {
  const db = await bookingsDatabase(t)
  let runs = 0
  await t.rejects(
    db.transaction(async (tx) => {
      runs++
      await tx.sql`select 1 / 0`
    }),
  )
  t.equal(runs, 1)
})

t.test('a connection lost during the commit is an unknown outcome and is not retried', async (t) => {
  const { url } = await migratedDatabase(t)
  const proxy = await startProxy(t, url)
  const db = openDatabase(proxy.url, { schema: 'bookings' })
  t.teardown(() => db.close())
  await db.sql.unsafe(numbers)
  let runs = 0
  const lost = db.transaction(async (tx) => {
    runs++
    await tx.sql`insert into numbers values (1)`
    proxy.hang()
    setTimeout(() => proxy.cut(), 50)
  })
  await t.rejects(lost, CommitOutcomeUnknown)
  t.equal(runs, 1)
  proxy.restore()
  await until(() => db.sql`select 1`)
})

t.test('only commits with events wake the publisher, in this process and in others', async (t) => {
  const db = await bookingsDatabase(t)
  const heard: (string | undefined)[] = []
  const other = db.listen(workChannel('bookings'), (payload) => heard.push(payload))
  t.teardown(() => other.close())
  await until(() => heard.length === 1, { describe: 'the first call, when it starts to listen' })
  const append = (tx: Tx) =>
    appendEvent(tx, bookingCancelled, { subject: 'a', version: 1, organizationId: 0, data: {} as never, at })
  await db.transaction((tx) => tx.sql`select 1`)
  await t.rejects(
    db.transaction(async (tx) => {
      await append(tx)
      throw new Error('no')
    }),
  )
  await db.transaction(append)
  await until(() => heard.length === 2)
  await Promise.all(Array.from({ length: 50 }, () => db.transaction(append)))
  await until(() => heard.length > 2)
  t.ok(heard.length < 52, `one notification for several commits: ${heard.length}`)
  await db.transaction(async (tx) => {
    await append(tx)
    queueWork(tx, 'timers')
  })
  await until(() => heard.includes('timers'))
  t.same([...new Set(heard)].sort(), ['events', 'timers', undefined])
})

t.test('commits wake the loops of this process, and others only where none here does it', async (t) => {
  const db = await bookingsDatabase(t)
  const calls = { events: 0, timers: 0 }
  let leads = false
  const heard: (string | undefined)[] = []
  const other = db.listen(workChannel('bookings'), (payload) => heard.push(payload))
  t.teardown(() => other.close())
  const events = db.onWork('events', () => {
    calls.events++
    return leads
  })
  const failing = db.onWork('events', () => {
    throw new Error('a listener that fails')
  })
  t.teardown(() => failing.close())
  const timers = db.onWork('timers', () => {
    calls.timers++
    return true
  })
  t.teardown(() => timers.close())
  await until(() => calls.events === 1 && calls.timers === 1 && heard.length === 1, {
    describe: 'the first calls, when they start to listen',
  })
  const queue = (kind: 'events' | 'timers') => db.transaction(async (tx) => queueWork(tx, kind))
  leads = true
  await queue('events')
  await queue('timers')
  t.same(calls, { events: 2, timers: 2 }, 'this process does it')
  leads = false
  await queue('events')
  t.equal(calls.events, 3)
  await until(() => calls.events === 4, { describe: 'its own notification' })
  await db.sql`select pg_notify(${workChannel('bookings')}, 'timers')`
  await until(() => calls.timers === 3, { describe: 'a commit of another process' })
  await db.sql`select pg_notify(${workChannel('bookings')}, '')`
  await until(() => calls.events === 5, { describe: 'events of the previous release' })
  // Only now, because the other connection may hear later than the one that called the loops.
  await until(() => heard.at(-1) === '', { describe: 'all notifications' })
  t.same([...heard], [undefined, 'events', 'timers', ''], 'none of what this process did')
  await events.close()
  await queue('events')
  t.same(calls, { events: 5, timers: 3 })
})
