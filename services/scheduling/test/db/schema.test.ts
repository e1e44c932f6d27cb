import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, olderDatabase, schemaDifferences } from '@punctual/testing'
import t from 'tap'
import * as schema from '../../src/db/schema.ts'

t.test('the drizzle tables match the migrations', async (t) => {
  const url = await freshDatabase(t, ['scheduling'])
  t.strictSame(await schemaDifferences(url, 'scheduling', schema), [])
})

t.test('0012 computes the holders of names until identity announces them', async (t) => {
  const { url, upgrade } = await olderDatabase(t, 'scheduling', '0012')
  const db = openDatabase(serviceUrl(url, 'scheduling'), { schema: 'scheduling' })
  t.teardown(() => db.close())
  await db.sql`
    insert into team_replica (id, organization_id, is_organization, name, slug, version, ended)
    values (1, 1, true, 'Acme', 'acme', 1, false), (2, 2, true, 'Clinic', 'clinic', 1, false),
      (3, 3, true, 'Clinic', 'clinic', 1, false), (4, 3, false, 'Sales', 'sales', 1, false),
      (5, 1, false, 'Sales', 'sales', 1, false), (6, 0, false, 'Sales', 'sales', 1, false),
      (7, 0, false, 'Gone', '', 2, true)`
  await db.sql`
    insert into user_replica (id, organization_id, email, username, name, time_zone, locale, time_format, version)
    select id, organization_id, 'x@example.com', username, 'X', 'UTC', 'en', 12, 1
    from (values (1, 3, 'sam'), (2, 1, 'sam'), (3, 0, 'sam'), (4, 9, 'sue')) as v (id, organization_id, username)`
  await upgrade()
  const names = (rows: Iterable<object>) => [...rows].map((row) => Object.values(row))
  t.same(names(await db.sql`select id, bare_name, organization_slug from team_replica order by id`), [
    [1, 'acme', 'acme'],
    [2, 'clinic', 'clinic'],
    [3, 'clinic-3', 'clinic-3'],
    [4, 'sales', 'clinic-3'],
    [5, null, 'acme'],
    [6, 'sales-6', null],
    [7, null, null],
  ])
  t.same(names(await db.sql`select id, bare_name, organization_slug from user_replica order by id`), [
    [1, 'sam', 'clinic-3'],
    [2, null, 'acme'],
    [3, 'sam-3', null],
    [4, 'sue', null],
  ])
})
