import { schemaOf } from '@punctual/db'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { asAdmin } from './admin.ts'

interface Column {
  table: string
  name: string
  type: string
  notNull: boolean
  hasDefault: boolean
}

/**
 * Compares a service's drizzle tables with its migrated ones: the same columns, the same type and
 * nullability of each column, a default for every column that drizzle may omit, the same
 * primary keys, and every unique constraint and index that drizzle names.
 * @param url administrator's URL of a migrated database
 * @param declarations the exports of the service's `db/schema.ts`
 * @returns one sentence for each difference
 */
export async function schemaDifferences(
  url: string,
  service: string,
  declarations: Record<string, unknown>,
): Promise<string[]> {
  const schema = schemaOf(service)
  const migrated = await readDatabase(url, schema)
  const tables = Object.values(declarations).filter((value): value is PgTable => is(value, PgTable))
  return tables.flatMap((table) => tableDifferences(table, migrated))
}

type Migrated = Awaited<ReturnType<typeof readDatabase>>

function tableDifferences(table: PgTable, migrated: Migrated): string[] {
  const { name, columns, primaryKeys, uniqueConstraints, indexes } = getTableConfig(table)
  const found = new Map(migrated.columns.filter((row) => row.table === name).map((row) => [row.name, row]))
  if (found.size === 0) return [`${name}: declared, but not created by any migration`]
  const differences: string[] = []
  for (const column of columns) {
    const row = found.get(column.name)
    found.delete(column.name)
    if (!row) {
      differences.push(`${name}.${column.name}: declared, but not created by any migration`)
      continue
    }
    const type = column.getSQLType()
    if (row.type !== type) differences.push(`${name}.${column.name}: ${type} declared, ${row.type} created`)
    if (row.notNull !== column.notNull)
      differences.push(
        `${name}.${column.name}: ${column.notNull ? 'not null' : 'null'} declared, but not created`,
      )
    if (column.hasDefault && !row.hasDefault)
      differences.push(`${name}.${column.name}: a default declared, but not created`)
  }
  for (const column of found.keys()) differences.push(`${name}.${column}: created, but not declared`)

  const keys = [...primaryKeys.map((key) => key.columns), columns.filter((column) => column.primary)]
  const key = keys.find((candidate) => candidate.length > 0)?.map((column) => column.name)
  const migratedKey = migrated.primaryKeys.get(name)
  if (key?.join() !== migratedKey?.join())
    differences.push(
      `${name}: primary key (${key?.join() ?? ''}) declared, (${migratedKey?.join() ?? ''}) created`,
    )

  const uniques = [
    ...uniqueConstraints.map((constraint) => constraint.getName()),
    ...columns.filter((column) => column.isUnique).map((column) => column.uniqueName),
    ...indexes.filter((index) => index.config.unique).map((index) => index.config.name),
  ]
  for (const unique of uniques) {
    if (unique && !migrated.uniques.has(`${name}.${unique}`))
      differences.push(`${name}: unique ${unique} declared, but not created by any migration`)
  }
  return differences
}

async function readDatabase(url: string, schema: string) {
  return asAdmin(url, async (sql) => {
    const columns = await sql<Column[]>`
      select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        a.attnotnull as "notNull", a.atthasdef or a.attidentity <> '' as "hasDefault"
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = ${schema}::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`
    const indexes = await sql<{ table: string; name: string; primary: boolean; columns: string[] }[]>`
      select c.relname as "table", x.relname as name, i.indisprimary as "primary",
        array(select pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n) as columns
      from pg_index i join pg_class c on c.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
      where c.relnamespace = ${schema}::regnamespace and i.indisunique`
    return {
      columns: [...columns],
      primaryKeys: new Map(
        indexes.filter((index) => index.primary).map((index) => [index.table, index.columns]),
      ),
      uniques: new Set(indexes.map((index) => `${index.table}.${index.name}`)),
    }
  })
}
