import { freePort } from '@punctual/servers'
import { startProxy, until } from '@punctual/testing'
import t from 'tap'
import { ConnectionLost, type Database, openDatabase } from '../src/index.ts'
import { bookingsDatabase, migratedDatabase } from './fresh.ts'

const numbers = 'create table numbers (n integer)'

async function killAllOthers(db: Database): Promise<void> {
  await db.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`
}

t.test('the whole work runs again after its backend was killed inside the transaction', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(numbers)
  let runs = 0
  await db.transaction(async (tx) => {
    runs++
    await tx.sql`insert into numbers values (${runs})`
    if (runs === 1) await killAllOthers(db)
    await tx.sql`insert into numbers values (${runs})`
  })
  t.same(await db.sql`select n from numbers`.values(), [[2], [2]])
})

t.test('a killed idle backend is detected before the next transaction', async (t) => {
  const db = await bookingsDatabase(t)
  await db.transaction((tx) => tx.sql`select 1`, { attempts: 1 })
  await killAllOthers(db)
  await until(async () => {
    const [row] = await db.sql`select count(*) as n from pg_stat_activity
      where datname = current_database() and usename = current_user`
    return row?.n === 1
  })
  await until(() => db.transaction((tx) => tx.sql`select 1`, { attempts: 1 }))
})

t.test('statements of a dead transaction never run inside another one', async (t) => {
  const { url } = await migratedDatabase(t)
  const db = openDatabase(url, { schema: 'bookings', transactionConnections: 1 })
  t.teardown(() => db.close())
  await db.sql.unsafe(numbers)
  const first = db.transaction(
    async (tx) => {
      await tx.sql`insert into numbers values (1)`
      await tx.sql`set local idle_in_transaction_session_timeout = 50`
      await until(
        async () =>
          (
            await db.sql`select 1 from pg_stat_activity
        where application_name = 'bookings' and state like 'idle in transaction%'`
          ).count === 0,
      )
      await tx.sql`insert into numbers values (2)`
    },
    { attempts: 1 },
  )
  const second = db.transaction(
    async (tx) => {
      await tx.sql`insert into numbers values (3)`
      throw new Error('rolled back')
    },
    { attempts: 1 },
  )
  await t.rejects(first, ConnectionLost)
  await t.rejects(second, { message: 'rolled back' })
  t.same(await db.sql`select n from numbers`.values(), [])
})

t.test('all parallel statements on a dying backend fail and none hangs', async (t) => {
  const db = await bookingsDatabase(t)
  const together = db.transaction(
    (tx) =>
      Promise.allSettled([
        tx.sql`select pg_terminate_backend(pg_backend_pid())`.then(),
        ...[1, 2, 3].map((n) => tx.sql`select ${n}::integer`.then()),
      ]),
    { attempts: 1 },
  )
  await t.rejects(together, ConnectionLost)
})

t.test('a server that accepts connections without answering times out', async (t) => {
  const { url } = await migratedDatabase(t)
  const proxy = await startProxy(t, url)
  const db = openDatabase(proxy.url, { schema: 'bookings', statementTimeout: 200 })
  t.teardown(() => db.close())
  // The first statement also opens the connection, which may take longer.
  await until(() => db.sql`select 1`)
  proxy.hang()
  await t.rejects(db.sql`select 1`, ConnectionLost)
  await t.rejects(
    db.transaction((tx) => tx.sql`select 1`, { attempts: 1 }),
    ConnectionLost,
  )
  proxy.restore()
  await until(() => db.transaction((tx) => tx.sql`select 1`))
})

t.test('503 when the port is closed or connections are closed immediately', async (t) => {
  const closed = openDatabase(`postgres://u:p@127.0.0.1:${await freePort()}/x`, { schema: 'x' })
  t.teardown(() => closed.close())
  await t.rejects(closed.sql`select 1`, { name: 'ConnectionLost', status: 503, retryAfter: 1 })
  await t.rejects(
    closed.transaction((tx) => tx.sql`select 1`),
    { name: 'ConnectionLost', status: 503 },
  )
  const { url } = await migratedDatabase(t)
  const proxy = await startProxy(t, url)
  const db = openDatabase(proxy.url, { schema: 'bookings' })
  t.teardown(() => db.close())
  proxy.cut()
  await t.rejects(db.sql`select 1`, { name: 'ConnectionLost', status: 503 })
  proxy.restore()
  t.same(await db.sql`select 1`.values(), [[1]])
})

t.test('503 when all connections stay busy', async (t) => {
  const { url } = await migratedDatabase(t)
  const db = openDatabase(url, { schema: 'bookings', transactionConnections: 1, acquireTimeoutMs: 50 })
  t.teardown(() => db.close())
  await db.transaction(async (tx) => {
    await t.rejects(
      db.transaction(async () => {}),
      { name: 'DatabaseBusy', status: 503 },
    )
    await tx.sql`select 1`
  })
  await db.transaction((tx) => tx.sql`select 1`)
})

t.test('closing waits for running work', async (t) => {
  const { url } = await migratedDatabase(t)
  const db = openDatabase(url, { schema: 'bookings' })
  const slow = db.transaction((tx) => tx.sql`select pg_sleep(0.1), 1 as done`)
  await db.sql`select 1`
  await db.close()
  t.equal((await slow)[0]?.done, 1)
})

t.test('a session keeps its connection and reports its loss', async (t) => {
  const db = await bookingsDatabase(t)
  const session = db.session()
  const lock = (held: typeof session) => held.sql`select pg_try_advisory_lock(7) as mine`.values()
  t.same(await lock(session), [[true]])
  const other = db.session()
  t.same(await lock(other), [[false]])
  let losses = 0
  session.onLost(() => losses++)
  await killAllOthers(db)
  await until(() => losses === 1)
  t.equal(session.lost, true)
  await t.rejects(session.sql`select 1`, ConnectionLost)
  await t.rejects(
    session.transaction((tx) => tx.sql`select 1`),
    ConnectionLost,
  )
  const next = db.session()
  t.same(await lock(next), [[true]])
  await Promise.all([session.close(), other.close(), next.close()])
})

t.test('a listener listens again after its connection was lost', async (t) => {
  const db = await bookingsDatabase(t)
  const heard: (string | undefined)[] = []
  const listener = db.listen('a "channel"', (payload) => heard.push(payload))
  await until(() => heard.length === 1)
  await killAllOthers(db)
  await until(() => heard.length === 2)
  await db.sql`select pg_notify('a "channel"', 'hello')`
  await until(() => heard.length === 3)
  t.same(heard, [undefined, undefined, 'hello'])
  await listener.close()
})
