import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, infrastructure } from '@punctual/testing'
import t from 'tap'
import { asAdmin } from '../src/admin.ts'
import { partNames } from '../src/migrate.ts'
import { ensureTemplate } from '../src/template.ts'

t.test('a fresh database has the tables of the services, and no data of other tests', async (t) => {
  const [first, second] = await Promise.all([freshDatabase(t, ['identity']), freshDatabase(t, ['identity'])])
  t.not(first, second)
  await asAdmin(first, (sql) => sql.unsafe('create table mine (n int)'))
  const tables = await asAdmin(
    second,
    (sql) =>
      sql<
        { name: string }[]
      >`select schemaname || '.' || tablename as name from pg_tables where schemaname = 'identity'
      or tablename = 'mine'`,
  )
  t.ok(tables.some(({ name }) => name === 'identity.outbox'))
  t.notOk(tables.some(({ name }) => name.endsWith('.mine')))
})

t.test("a service connects to it by its own role's URL", async (t) => {
  const url = await freshDatabase(t, ['identity'])
  const db = openDatabase(serviceUrl(url, 'identity'), { schema: 'identity' })
  t.teardown(() => db.close())
  const [row] = await db.sql`select current_user as "user", count(*) as outbox from outbox`
  t.match(row, { user: 'svc_identity', outbox: 0 })
})

t.test('is dropped when its test ends', async (t) => {
  let url = ''
  await t.test('that test', async (t) => {
    url = await freshDatabase(t, ['identity'])
  })
  const { databaseUrl } = await infrastructure()
  const left = await asAdmin(
    databaseUrl,
    (sql) => sql`select 1 from pg_database where datname = ${new URL(url).pathname.slice(1)}`,
  )
  t.equal(left.length, 0)
})

t.test('of many parallel requests for a template one creates it', async (t) => {
  const { databaseUrl } = await infrastructure()
  t.ok((await partNames()).includes('bookings'))
  const names = await Promise.all(Array.from({ length: 5 }, () => ensureTemplate(databaseUrl, [])))
  t.equal(new Set(names).size, 1)
  const [row] = await asAdmin(
    databaseUrl,
    (sql) => sql`select datistemplate, datallowconn from pg_database where datname = ${names[0] ?? ''}`,
  )
  t.match(row, { datistemplate: true, datallowconn: false })
})
