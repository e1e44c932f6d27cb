import { bigint, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import t from 'tap'
import { asAdmin } from '../src/admin.ts'
import { freshDatabase } from '../src/database.ts'
import { schemaDifferences } from '../src/schema-check.ts'

t.test('finds the differences between tables and declarations', async (t) => {
  const url = await freshDatabase(t, [])
  await asAdmin(url, (sql) =>
    sql.unsafe(`
      create schema identity;
      create table identity.same (id bigint generated always as identity primary key, name text unique, at timestamptz not null);
      create table identity.pair (a integer, b integer, tags text[] not null default '{}', primary key (a, b));
      create table identity.other (id integer primary key, gone text, wide text not null, late text)`),
  )
  const declarations = {
    same: pgTable('same', {
      id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
      name: text().unique('same_name_key'),
      at: timestamp({ withTimezone: true }).notNull(),
    }),
    pair: pgTable(
      'pair',
      { a: integer().notNull(), b: integer().notNull(), tags: text().array().notNull().default([]) },
      (table) => [primaryKey({ columns: [table.a, table.b] })],
    ),
    other: pgTable(
      'other',
      { id: integer().notNull(), wide: integer(), late: text().default('x'), extra: text() },
      (table) => [unique('other_wide_key').on(table.wide)],
    ),
    absent: pgTable('absent', { id: integer() }),
    notATable: 'x',
  }
  t.same(await schemaDifferences(url, 'identity', declarations), [
    'other.wide: integer declared, text created',
    'other.wide: null declared, but not created',
    'other.late: a default declared, but not created',
    'other.extra: declared, but not created by any migration',
    'other.gone: created, but not declared',
    'other: primary key () declared, (id) created',
    'other: unique other_wide_key declared, but not created by any migration',
    'absent: declared, but not created by any migration',
  ])
})
