import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@punctual/servers'
import { until } from '@punctual/testing'
import t from 'tap'
import { CommitOutcomeUnknown, migrate, openDatabase, servicePassword, serviceUrl } from '../src/index.ts'

const kills = 600
const hardStops = 3
const writers = 8

type Outcome = 'acknowledged' | 'refused' | 'unknown'

t.test('600 killed backends and 3 hard stops: no acknowledged transaction is lost or partial', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'punctual-storm-'))
  await chmod(dataDir, 0o711)
  let server = await startPostgres({ dataDir })
  t.teardown(async () => {
    await server.stop('immediate')
    await rm(dataDir, { recursive: true, force: true })
  })
  await migrate(server.url, [
    { service: 'bookings', password: servicePassword(server.url, 'bookings'), folders: [] },
  ])
  const admin = openDatabase(server.url, { schema: 'bookings' })
  const db = openDatabase(serviceUrl(server.url, 'bookings'), {
    schema: 'bookings',
    transactionConnections: 6,
    statementConnections: 2,
  })
  await db.sql.unsafe('create table part (pair integer, half integer, primary key (pair, half))')
  let notifications = 0
  const listener = db.listen('storm', () => notifications++)

  const outcomes = new Map<number, Outcome>()
  const tally = { acknowledged: 0, refused: 0, unknown: 0 }
  const record = (pair: number, outcome: Outcome) => {
    outcomes.set(pair, outcome)
    tally[outcome]++
  }
  const acknowledge = (more: number) => {
    const goal = tally.acknowledged + more
    return until(() => tally.acknowledged >= goal, { describe: 'further writes' })
  }
  let pairs = 0
  let storm = true
  const write = async () => {
    while (storm) {
      const pair = ++pairs
      try {
        await db.transaction(async (tx) => {
          await tx.sql`insert into part values (${pair}, 1)`
          await tx.sql`insert into part values (${pair}, 2)`
        })
        record(pair, 'acknowledged')
      } catch (error) {
        record(pair, error instanceof CommitOutcomeUnknown ? 'unknown' : 'refused')
      }
    }
  }
  const read = async () => {
    while (storm) await db.sql`select half from part limit 1`.catch(() => {})
  }
  const running = [...Array.from({ length: writers }, write), read()]

  const recoveries: number[] = []
  let killed = 0
  for (let stops = 0; killed < kills; ) {
    await acknowledge(Math.floor(Math.random() * 10))
    const [row] = await admin.sql<{ killed: number }[]>`
      select count(pg_terminate_backend(pid)) as killed from (
        select pid from pg_stat_activity where usename = 'svc_bookings' order by random() limit 1) as victim`
    killed += row?.killed ?? 0
    if (stops < hardStops && killed > (kills / (hardStops + 1)) * (stops + 1)) {
      stops++
      await server.stop('immediate')
      server = await startPostgres({ dataDir })
      const back = performance.now()
      await acknowledge(1)
      recoveries.push(Math.round(performance.now() - back))
      await until(() => admin.sql`select 1`)
    }
  }
  const notificationsBefore = notifications
  await until(async () => {
    await db.sql`select pg_notify('storm', '')`
    return notifications > notificationsBefore
  })
  storm = false
  await Promise.all(running)

  const rows = await until(
    () => admin.sql<{ pair: number; halves: number }[]>`
    select pair, count(*) as halves from part group by pair`,
  )
  const halves = new Map(rows.map((row) => [row.pair, row.halves]))
  const wrong = [...outcomes].filter(([pair, outcome]) => {
    const found = halves.get(pair) ?? 0
    if (outcome === 'acknowledged') return found !== 2
    if (outcome === 'refused') return found !== 0
    return found === 1
  })
  t.same(wrong, [])
  t.equal(rows.filter((row) => row.halves !== 2).length, 0)
  t.ok(tally.acknowledged > kills)
  t.comment({ killed, recoveries, ...tally })
  await listener.close()
  await Promise.all([db.close(), admin.close()])
})
