import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { infrastructure } from '@punctual/testing'
import t from 'tap'
import { migrate, openDatabase, servicePassword, serviceUrl, sqlState } from '../src/index.ts'
import { emptyDatabase } from './fresh.ts'

type Test = Parameters<typeof emptyDatabase>[0]

async function folder(t: Test, files: Record<string, string>): Promise<URL> {
  const path = await mkdtemp(join(tmpdir(), 'migrations-'))
  t.teardown(() => rm(path, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(path, name), text)
  return pathToFileURL(path)
}

const setsFor = (admin: string, folders: URL[], services = ['bookings', 'webhook-delivery']) =>
  services.map((service) => ({ service, password: servicePassword(admin, service), folders }))

const open = (t: Test, admin: string, service: string) => {
  const db = openDatabase(serviceUrl(admin, service), {
    schema: service.replace('-', '_'),
    statementConnections: 1,
  })
  t.teardown(() => db.close())
  return db
}

t.test('parallel boots apply each file once', async (t) => {
  const admin = await emptyDatabase(t)
  const own = await folder(t, {
    '0001_init.sql': 'create table once (n integer); insert into once values (1)',
    '0002_more.sql': 'insert into once values (2)',
  })
  await Promise.all(Array.from({ length: 4 }, () => migrate(admin, setsFor(admin, [own]))))
  await migrate(admin, setsFor(admin, [own]))
  const db = open(t, admin, 'webhook-delivery')
  t.same(await db.sql`select n from once order by n`.values(), [[1], [2]])
  const names = await db.sql`select name from migration order by name`.values()
  t.same(names, [
    ['0001_init.sql'],
    ['0001_platform.sql'],
    ['0002_more.sql'],
    ['0002_unreadable_letters.sql'],
    ['0050_erasures.sql'],
  ])
})

t.test('several databases of one server can be migrated in parallel', async (t) => {
  const admins = await Promise.all(Array.from({ length: 3 }, () => emptyDatabase(t)))
  await Promise.all(admins.map((admin) => migrate(admin, setsFor(admin, []))))
  for (const admin of admins)
    t.same(await open(t, admin, 'bookings').sql`select pos from outbox`.values(), [])
})

t.test('a role can use only its own schema', async (t) => {
  const admin = await emptyDatabase(t)
  await migrate(admin, setsFor(admin, []))
  const bookings = open(t, admin, 'bookings')
  await bookings.sql`insert into inbox values ('c', gen_random_uuid(), ${new Date(0)})`
  for (const statement of [
    'select * from webhook_delivery.inbox',
    'select * from webhook_delivery.migration',
    'create table webhook_delivery.mine ()',
    'create table public.mine ()',
    'set role svc_webhook_delivery',
    'update bookings.migration set checksum = name',
    'create role another',
  ]) {
    t.equal(sqlState(await bookings.sql.unsafe(statement).catch((error) => error)), '42501', statement)
  }
  const [row] = await bookings.sql`select int4range(1, 2) && int4range(1, 3) as overlap`
  t.equal(row?.overlap, true)
  await bookings.sql.unsafe(
    'create table claim (host integer, during tstzrange, exclude using gist (host with =, during with &&))',
  )
})

t.test("a role's password is hashed as often as the server's setting says", async (t) => {
  const { databaseUrl } = await infrastructure()
  const server = openDatabase(databaseUrl, { schema: 'public', statementConnections: 1 })
  t.teardown(async () => {
    await server.sql.unsafe('drop role if exists svc_hashing')
    await server.close()
  })
  const admin = await emptyDatabase(t)
  await server.sql.unsafe(`alter database ${new URL(admin).pathname.slice(1)} set scram_iterations = 7`)
  await migrate(admin, setsFor(admin, [], ['hashing']))
  const [role] = await server.sql`
    select rolpassword as password from pg_authid where rolname = 'svc_hashing'`
  t.match(role?.password, /^SCRAM-SHA-256\$7:/)
  const [row] = await open(t, admin, 'hashing').sql`select current_user as user`
  t.equal(row?.user, 'svc_hashing')
})

t.test('rejects a wrong password', async (t) => {
  const admin = await emptyDatabase(t)
  await migrate(admin, setsFor(admin, []))
  const url = new URL(serviceUrl(admin, 'bookings'))
  t.match(url.password, /^[0-9a-f]{64}$/)
  url.password = 'wrong'
  const db = openDatabase(url.href, { schema: 'bookings' })
  await t.rejects(db.sql`select 1`, { name: 'ConnectionLost', cause: { code: '28P01' } })
  await db.close()
})

t.test('a failed migration is rolled back and stops the following ones', async (t) => {
  const admin = await emptyDatabase(t)
  const own = await folder(t, {
    '0001_init.sql': 'create table good ()',
    '0002_bad.sql': 'create table gone (); select 1 / 0',
    '0003_next.sql': 'create table never ()',
  })
  t.equal(sqlState(await migrate(admin, setsFor(admin, [own])).catch((error) => error)), '22012')
  const db = open(t, admin, 'bookings')
  const tables = await db.sql`
    select to_regclass('good') is not null,
      to_regclass('gone') is not null, to_regclass('never') is not null`.values()
  t.same(tables, [[true, false, false]])
})

t.test('rejects a changed applied file, two files of one name, and a file without a number', async (t) => {
  const admin = await emptyDatabase(t)
  const own = await folder(t, { '0001_init.sql': 'create table first ()' })
  await migrate(admin, setsFor(admin, [own]))
  const changed = await folder(t, { '0001_init.sql': 'create table second ()' })
  await t.rejects(migrate(admin, setsFor(admin, [changed])), { message: /0001_init.sql has changed/ })
  await t.rejects(migrate(admin, setsFor(admin, [own, changed])), { message: /two migrations/ })
  const unnumbered = await folder(t, { 'init.sql': '' })
  await t.rejects(migrate(admin, setsFor(admin, [unnumbered])), { message: /no number/ })
})

t.test('rejects an admin URL without a password', async (t) => {
  t.throws(() => serviceUrl('postgres://postgres@db/punctual', 'bookings'), /no password/)
})
