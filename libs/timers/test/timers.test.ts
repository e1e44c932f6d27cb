import { migrate, openDatabase, servicePassword, serviceUrl, type Tx } from '@punctual/db'
import { freshDatabase, TestClock, until } from '@punctual/testing'
import t from 'tap'
import {
  cancelTimers,
  fireDue,
  setTimer,
  setTimers,
  startTimers,
  type Timer,
  timerMigrations,
} from '../src/index.ts'

const start = '2026-12-01T08:00:00.000Z'
const minutes = (n: number) => new Date(Date.parse(start) + n * 60_000)

interface LogLine {
  level: string
  fields: object
}

/**
 * A database with timers, a clock, and a table `fired` that the handler writes to; for `boom`
 * timers it throws after its write.
 */
async function setUp(t: Parameters<typeof freshDatabase>[0], boom: (timer: Timer) => boolean = () => false) {
  const admin = await freshDatabase(t, [])
  const password = servicePassword(admin, 'automation')
  await migrate(admin, [{ service: 'automation', password, folders: [timerMigrations] }])
  const db = openDatabase(serviceUrl(admin, 'automation'), { schema: 'automation' })
  t.teardown(() => db.close())
  await db.sql.unsafe(`create table fired (
    key text, purpose text, due_at timestamptz, generation integer, payload jsonb, at timestamptz)`)
  const clock = new TestClock(start)
  const lines: LogLine[] = []
  const write = (level: string) => (fields: object) => void lines.push({ level, fields })
  const log = { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
  const fire = async (tx: Tx, timer: Timer, now: Date) => {
    const { key, purpose, dueAt, generation, payload } = timer
    await tx.sql`insert into fired values
      (${key}, ${purpose}, ${dueAt}, ${generation}, ${JSON.stringify(payload)}::text::jsonb, ${now})`
    if (boom(timer)) throw new Error('boom')
  }
  const deps = { db, clock, log, fire }
  const fired = async () =>
    (await db.sql<{ key: string }[]>`select key from fired order by due_at, key`).map((row) => row.key)
  const set = (
    key: string,
    dueAt: Date,
    more: { purpose?: string; runAt?: Date; payload?: unknown; generation?: number } = {},
  ) => db.transaction((tx) => setTimer(tx, { key, purpose: 'remind', dueAt, ...more }))
  const left = async () => (await db.sql`select key from timer order by key`.values()).flat()
  return { ...deps, deps, lines, fired, set, left }
}

t.test('a due timer fires once with its payload', async (t) => {
  const { deps, db, clock, set, fired, left } = await setUp(t)
  await set('a', minutes(10), { payload: { start: 'x' }, generation: 3 })
  clock.set(minutes(9.999).toISOString())
  t.equal(await fireDue(deps), 0)
  clock.set(minutes(10).toISOString())
  t.equal(await fireDue(deps), 1)
  t.equal(await fireDue(deps), 0)
  t.same(await left(), [])
  t.same(await fired(), ['a'])
  t.match(
    [...(await db.sql`select * from fired`)],
    [{ purpose: 'remind', due_at: minutes(10), generation: 3, payload: { start: 'x' }, at: minutes(10) }],
  )
})

t.test('a moved timer fires only at its new time; a cancelled one does not fire', async (t) => {
  const { deps, db, clock, set, fired } = await setUp(t)
  await set('moved', minutes(10), { generation: 1 })
  await set('moved', minutes(20), { generation: 2 })
  await set('cancelled', minutes(10))
  await set('cancelled', minutes(10), { purpose: 'other' })
  await set('half', minutes(10))
  await set('half', minutes(11), { purpose: 'other' })
  await db.transaction(async (tx) => {
    cancelTimers(tx, [])
    cancelTimers(tx, ['cancelled', 'unknown'])
    cancelTimers(tx, 'half', { purpose: 'remind' })
  })
  clock.set(minutes(15).toISOString())
  await fireDue(deps)
  t.same(await fired(), ['half'])
  clock.set(minutes(20).toISOString())
  await fireDue(deps)
  t.same(await fired(), ['half', 'moved'])
})

t.test('a timer stays unchanged where its payload has the named fields', async (t) => {
  const { deps, db, clock, set, fired } = await setUp(t)
  await set('a', minutes(10), { payload: { start: 'x', more: 1 } })
  await db.transaction(async (tx) => {
    const more = { purpose: 'remind', dueAt: minutes(5) }
    await setTimers(tx, [])
    await setTimers(tx, [
      { key: 'a', ...more, unless: { start: 'x' } },
      { key: 'b', ...more, payload: { start: 'y' }, unless: { start: 'x' } },
    ])
  })
  clock.set(minutes(5).toISOString())
  await fireDue(deps)
  t.same(await fired(), ['b'])
  await set('c', minutes(20), { payload: { start: 'x' } })
  await db.transaction((tx) =>
    setTimers(tx, [{ key: 'c', purpose: 'remind', dueAt: minutes(5), unless: { start: 'y' } }]),
  )
  await fireDue(deps)
  t.same(await fired(), ['b', 'c'])
})

t.test(
  'cancelling keeps timers that were already due, and a postponed timer keeps its due time',
  async (t) => {
    const { deps, db, clock, set, fired } = await setUp(t)
    await set('a', minutes(10))
    await set('a', minutes(11), { purpose: 'other' })
    await set('b', minutes(10), { runAt: minutes(12) })
    await db.transaction(async (tx) => {
      for (const key of ['a', 'b']) cancelTimers(tx, key, { dueAfter: minutes(10) })
    })
    clock.set(minutes(11).toISOString())
    await fireDue(deps)
    t.same(await fired(), ['a'])
    clock.set(minutes(12).toISOString())
    await fireDue(deps)
    t.same(await db.sql`select key, due_at from fired order by at`.values(), [
      ['a', minutes(10)],
      ['b', minutes(10)],
    ])
  },
)

t.test('an older generation does not replace a newer timer', async (t) => {
  const { deps, db, clock, set } = await setUp(t)
  await set('a', minutes(20), { generation: 2 })
  await set('a', minutes(10), { generation: 1 })
  clock.set(minutes(10).toISOString())
  t.equal(await fireDue(deps), 0)
  clock.set(minutes(20).toISOString())
  await fireDue(deps)
  t.same(await db.sql`select generation from fired`.values(), [[2]])
})

t.test('setting and cancelling belong to the transaction of their cause', async (t) => {
  const { db, set, left } = await setUp(t)
  await set('stored', minutes(1))
  const failing = db.transaction(async (tx) => {
    await setTimer(tx, { key: 'new', purpose: 'remind', dueAt: minutes(1) })
    cancelTimers(tx, 'stored')
    throw new Error('no')
  })
  await t.rejects(failing)
  t.same(await left(), ['stored'])
})

t.test('more than one batch of overdue timers fires in order of due time', async (t) => {
  const { deps, db, clock } = await setUp(t)
  await db.transaction(async (tx) => {
    for (let n = 0; n < 250; n++) {
      await setTimer(tx, { key: `${n}`, purpose: 'remind', dueAt: minutes((n * 7) % 250) })
    }
  })
  clock.set(minutes(1000).toISOString())
  t.same([await fireDue(deps), await fireDue(deps), await fireDue(deps)], [100, 100, 50])
  const order = await db.sql<{ due_at: Date }[]>`select due_at from fired`
  t.same(
    order.map((row) => row.due_at.getTime()),
    order.map((_, n) => minutes(n).getTime()),
  )
})

t.test('several instances fire each timer once', async (t) => {
  const { deps, db, clock, fired } = await setUp(t)
  await db.transaction(async (tx) => {
    for (let n = 0; n < 300; n++) await setTimer(tx, { key: `${n}`, purpose: 'remind', dueAt: minutes(1) })
  })
  const instances = [startTimers(deps), startTimers(deps), startTimers(deps)]
  clock.set(minutes(1).toISOString())
  await until(async () => (await fired()).length === 300)
  await Promise.all(instances.map((instance) => instance.stop()))
  t.equal(new Set(await fired()).size, 300)
})

t.test('a timer being moved is skipped and fires at its new time', async (t) => {
  const { deps, db, clock, set, fired } = await setUp(t)
  await set('a', minutes(1))
  clock.set(minutes(1).toISOString())
  await db.transaction(async (tx) => {
    await setTimer(tx, { key: 'a', purpose: 'remind', dueAt: minutes(5), generation: 1 })
    t.equal(await fireDue(deps), 0)
  })
  t.equal(await fireDue(deps), 0)
  clock.set(minutes(5).toISOString())
  await fireDue(deps)
  t.same(await fired(), ['a'])
})

t.test(
  'a failing timer blocks no others, waits longer each time, and is a dead letter after 10 attempts',
  async (t) => {
    const { deps, db, clock, lines, set, fired, left } = await setUp(t, ({ key }) => key === 'bad')
    for (const key of ['a', 'bad', 'c']) await set(key, minutes(1))
    clock.set(minutes(1).toISOString())
    await fireDue(deps)
    t.same(await fired(), ['a', 'c'])
    t.same(await left(), ['bad'])
    const waits: number[] = []
    for (let attempts = 1; attempts < 10; attempts++) {
      const [row] = await db.sql<{ attempts: number; run_at: Date }[]>`select attempts, run_at from timer`
      t.equal(row?.attempts, attempts)
      waits.push(((row?.run_at.getTime() ?? 0) - clock.now().getTime()) / 1000)
      t.equal(await fireDue(deps), 0)
      clock.set((row?.run_at ?? minutes(0)).toISOString())
      await set(`beside ${attempts}`, clock.now())
      await fireDue(deps)
      t.ok((await fired()).includes(`beside ${attempts}`))
    }
    t.same(waits, [1, 2, 4, 8, 16, 32, 64, 128, 256])
    t.same(await left(), [])
    const [letter] = await db.sql<{ body: string }[]>`select * from dead_letter`
    t.match(letter, { consumer: 'timers', type: 'remind', subject: 'bad', attempts: 10, error: /boom/ })
    t.match(JSON.parse(letter?.body ?? ''), {
      key: 'bad',
      purpose: 'remind',
      dueAt: minutes(1).toISOString(),
    })
    t.equal(lines.filter((line) => line.level === 'warn').length, 9)
    t.equal(lines.filter((line) => line.level === 'error').length, 1)
  },
)

t.test('a failing timer that is set again starts with no attempts', async (t) => {
  let broken = true
  const { deps, db, clock, set, fired } = await setUp(t, () => broken)
  await set('a', minutes(1))
  clock.set(minutes(1).toISOString())
  await fireDue(deps)
  broken = false
  await set('a', minutes(1))
  t.same(await db.sql`select attempts from timer`.values(), [[0]])
  await fireDue(deps)
  t.same(await fired(), ['a'])
})

t.test('a lost connection costs no attempt', async (t) => {
  const { deps, db, clock, set } = await setUp(t)
  await set('a', minutes(1))
  clock.set(minutes(1).toISOString())
  const dying = {
    ...deps,
    fire: async (tx: Tx) => void (await tx.sql`select pg_terminate_backend(pg_backend_pid())`),
  }
  await t.rejects(fireDue(dying), { name: 'ConnectionLost' })
  t.same(await db.sql`select attempts from timer`.values(), [[0]])
  const timers = startTimers(deps)
  await until(async () => (await db.sql`select 1 from fired`).count === 1)
  await timers.stop()
})
