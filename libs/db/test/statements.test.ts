import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import t from 'tap'
import { isUniqueViolation, openDatabase, StatementAfterEnd, sqlState } from '../src/index.ts'
import { bookingsDatabase, migratedDatabase } from './fresh.ts'

const thing = pgTable('thing', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique('thing_name'),
  at: timestamp({ withTimezone: true }).notNull(),
  day: date().notNull(),
  open: boolean().notNull(),
  numbers: integer().array().notNull(),
  data: jsonb().$type<{ a: number }>().notNull(),
})

const createThing = `create table thing (
  id bigint generated always as identity primary key, name text not null constraint thing_name unique,
  at timestamptz not null, day date not null, open boolean not null, numbers integer[] not null,
  data jsonb not null)`

const at = new Date('2026-12-01T08:00:00.123Z')
const values = { at, day: '2026-03-29', open: true, numbers: [3, 4], data: { a: 1 } }

t.test('raw SQL and drizzle return the same values', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(createThing)
  await db.transaction(async (tx) => {
    await tx.orm.insert(thing).values({ name: 'by drizzle', ...values })
    await tx.sql`insert into thing (name, at, day, open, numbers, data) values
      ('by sql', ${at}, ${values.day}, ${true}, ${[3, 4]}, ${JSON.stringify(values.data)}::text::jsonb)`
    const data = JSON.stringify(values.data)
    await tx.sql`insert into thing ${tx.sql({ name: 'by helper', ...values, data })}`
  })
  const expected = ['by drizzle', 'by sql', 'by helper'].map((name, index) => ({
    id: index + 1,
    name,
    ...values,
  }))
  t.same(await db.orm.select().from(thing).orderBy(thing.id), expected)
  t.same([...(await db.sql`select * from thing order by id`)], expected)
  t.same(await db.transaction((tx) => tx.orm.select().from(thing).orderBy(thing.id)), expected)
})

t.test('binds parameters of every type', async (t) => {
  const db = await bookingsDatabase(t)
  const days = [at, new Date(0)]
  const [row] = await db.sql`
    select ${['a"b', 'c,d\\', 'null']}::text[] as texts, ${days}::timestamptz[] as instants,
      ${[true, false]}::boolean[] as flags, ${[]}::integer[] as nothing, ${Buffer.from('x')}::bytea as bytes, ${null}::text as missing,
      ${9_007_199_254_740_991}::bigint as big,
      ${'1.50'}::numeric as price, ${[1, null]}::integer[] as gaps,
      ${'00:30'}::time as wall, ${'"text"'}::jsonb as json`
  t.same(row, {
    texts: ['a"b', 'c,d\\', 'null'],
    instants: days,
    flags: [true, false],
    nothing: [],
    bytes: Buffer.from('x'),
    missing: null,
    big: Number.MAX_SAFE_INTEGER,
    price: '1.50',
    gaps: [1, null],
    wall: '00:30:00',
    json: 'text',
  })
  await t.rejects(db.sql`select ${undefined as never}::text`, { name: 'TypeError' })
  await t.rejects(db.sql`select 9007199254740993::bigint`, { name: 'RangeError' })
  t.same([...(await db.sql`select 1 as still`)], [{ still: 1 }])
})

t.test('array parameters keep every character and number', async (t) => {
  const db = await bookingsDatabase(t)
  const texts = ['"', '\\', '\\"', '{a,b}', 'NULL', '', ' ', '{"a":"b\\n\\"c"}', 'ü']
  const numbers = [0, -5, 1.5, 2 ** 52]
  const [row] = await db.sql<{ texts: string[]; numbers: number[] }[]>`
    select ${texts}::text[] as texts, ${numbers}::float8[] as numbers`
  t.same(row, { texts, numbers })
})

t.test('binds fragments, lists, names and arrays of rows', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(createThing)
  const rows = ['a', 'b', 'c'].map((name) => ({
    name,
    at,
    day: '2026-01-01',
    open: false,
    numbers: [],
    data: '{}',
  }))
  const inserted = await db.sql`insert into thing ${db.sql(rows)} returning id`
  t.equal(inserted.count, 3)
  t.equal(inserted.command, 'INSERT')
  const found = await db.transaction((tx) => {
    const only = [db.sql`name = ${'a'}`, tx.sql`or name in ${tx.sql(['c', 'x'])}`]
    return tx.sql<{ name: string }[]>`
      select ${tx.sql(['name'])} from ${tx.sql('bookings.thing')} where ${only} order by name`
  })
  t.same([...found], [{ name: 'a' }, { name: 'c' }])
  await db.sql`update thing set ${db.sql({ name: 'd', open: true })} where name = ${'a'}`
  t.same(await db.sql`select name from thing where open`.values(), [['d']])
})

t.test('a statement runs once, when it is awaited', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe('create table counted (n integer)')
  const insert = db.sql`insert into counted values (1)`
  await Promise.all([insert, insert])
  await insert
  db.sql`insert into counted values (2)`
  t.same(await db.sql`select n from counted`.values(), [[1]])
})

t.test('throws Postgres errors unwrapped, with drizzle too', async (t) => {
  const db = await bookingsDatabase(t)
  await db.sql.unsafe(createThing)
  await db.orm.insert(thing).values({ name: 'secret', ...values })
  for (const run of [
    () => db.orm.insert(thing).values({ name: 'secret', ...values }),
    () => db.transaction((tx) => tx.orm.insert(thing).values({ name: 'secret', ...values })),
    () => db.sql`insert into thing select * from thing`.then(),
  ]) {
    const error: unknown = await run().then(
      () => undefined,
      (error) => error,
    )
    t.notMatch(String(error), 'secret')
    t.equal(isUniqueViolation(error), sqlState(error) === '23505')
    t.equal(isUniqueViolation(error, 'another'), false)
  }
  const duplicate = db.orm.insert(thing).values({ name: 'secret', ...values })
  t.equal(isUniqueViolation(await duplicate.catch((error) => error), 'thing_name'), true)
})

t.test('runs many parallel statements on few connections', async (t) => {
  const { url } = await migratedDatabase(t)
  const db = openDatabase(url, { schema: 'bookings', statementConnections: 2 })
  const rows = await Promise.all(Array.from({ length: 50 }, (_, n) => db.sql`select ${n}::integer as n`))
  t.same(
    rows.map(([row]) => row?.n),
    rows.map((_, n) => n),
  )
  await db.close()
  await t.rejects(db.sql`select 1`, StatementAfterEnd)
  await t.rejects(
    db.transaction(async () => {}),
    StatementAfterEnd,
  )
})
