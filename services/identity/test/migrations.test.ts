import { openDatabase, serviceUrl } from '@punctual/db'
import { freshDatabase, olderDatabase, schemaDifferences } from '@punctual/testing'
import t from 'tap'
import * as schema from '../src/db/schema.ts'

t.test('the drizzle tables match the migrations', async (t) => {
  t.same(await schemaDifferences(await freshDatabase(t, ['identity']), 'identity', schema), [])
})

t.test('0009 gives each name to its oldest holder, and every row an address', async (t) => {
  const { url, upgrade } = await olderDatabase(t, 'identity', '0009')
  const db = openDatabase(serviceUrl(url, 'identity'), { schema: 'identity' })
  t.teardown(() => db.close())
  await db.sql`
    insert into team (id, organization_id, parent_id, is_organization, manager_id, name, slug, created_at, updated_at)
    values (1, 1, 0, true, 0, 'Acme', 'acme', now(), now()),
      (2, 2, 0, true, 1, 'Clinic', 'clinic', now(), now()),
      (3, 3, 0, true, 0, 'Clinic', 'clinic', now(), now()),
      (4, 3, 3, false, 0, 'Sales', 'sales', now(), now()),
      (5, 1, 1, false, 0, 'Sales', 'sales', now(), now()),
      (6, 0, 0, false, 0, 'Sales', 'sales', now(), now()),
      (7, 0, 0, false, 0, 'Chess', 'chess', now(), now())`
  await db.sql`
    insert into "user" (organization_id, email, username, name, time_zone, locale, time_format, week_start, created_at,
      updated_at)
    select organization_id, username || '@example.com', username, 'X', 'UTC', 'en', 12, 'Sunday', now(), now()
    from (values (1, 3, 'sam'), (2, 1, 'sam'), (3, 0, 'sam'), (4, 0, 'sue')) as v (pos, organization_id, username)
    order by pos`
  await upgrade()
  const names = (rows: Iterable<object>) => [...rows].map((row) => Object.values(row))
  t.same(names(await db.sql`select id, bare_name, organization_slug from team order by id`), [
    [1, 'acme', 'acme'],
    [2, 'clinic', 'clinic'],
    [3, 'clinic-3', 'clinic-3'],
    [4, 'sales', 'clinic-3'],
    [5, null, 'acme'],
    [6, 'sales-6', null],
    [7, 'chess', null],
  ])
  t.same(names(await db.sql`select id, bare_name, organization_slug from "user" order by id`), [
    [1, 'sam', 'clinic-3'],
    [2, null, 'acme'],
    [3, 'sam-3', null],
    [4, 'sue', null],
  ])
  // A process of the previous release, which does not know the names, claims and frees them too.
  await db.sql`update "user" set username = 'tom' where id = 1`
  await db.sql`delete from team where id = 4`
  const held = await db.sql`select kind || ' ' || name || ' ' || holder_id as held from bare_name order by 1`
  t.same(
    held.map(({ held }) => held),
    [
      'organization acme 1',
      'organization clinic 2',
      'organization clinic-3 3',
      'team chess 7',
      'team sales-6 6',
      'user sam-3 3',
      'user sue 4',
      'user tom 1',
    ],
  )
})
