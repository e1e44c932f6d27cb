import type { Sql } from '@punctual/db'

/** A unique key or an exclusion of a table. */
export interface Key {
  isPrimary: boolean
  /** Columns in order; expressions are absent. */
  columns: string[]
}

export interface SchemaTable {
  /** Such as `bookings.booking`. */
  name: string
  /** Whether every row names its organization. */
  hasOrganization: boolean
  keys: Key[]
  references: { to: string; columns: string[] }[]
}

/** Returns the tables of these schemas; a partitioned one without its partitions. */
export async function schemaTables(sql: Sql, schemas: readonly string[]): Promise<SchemaTable[]> {
  return sql<SchemaTable[]>`
    select n.nspname || '.' || c.relname as name,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'organization_id' and a.attnotnull) as "hasOrganization",
      (select coalesce(json_agg(json_build_object('isPrimary', i.indisprimary, 'columns', array(
          select a.attname from unnest(i.indkey) with ordinality k(number, at)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.at))), '[]')
        from pg_index i where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)) as keys,
      (select coalesce(json_agg(json_build_object('to', n2.nspname || '.' || c2.relname, 'columns', array(
          select a.attname from unnest(f.conkey) k(number)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number))), '[]')
        from pg_constraint f join pg_class c2 on c2.oid = f.confrelid join pg_namespace n2 on n2.oid = c2.relnamespace
        where f.conrelid = c.oid and f.contype = 'f' and f.conparentid = 0) as "references"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any(${[...schemas]}::text[])
    order by 1`
}

/** Returns whether the primary key leads with the organization, and every key has it. */
export const isByOrganization = ({ hasOrganization, keys }: SchemaTable): boolean =>
  hasOrganization &&
  keys.some(({ isPrimary, columns }) => isPrimary && columns[0] === 'organization_id') &&
  keys.every(({ columns }) => columns.includes('organization_id'))
