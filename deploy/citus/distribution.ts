import { readFile } from 'node:fs/promises'
import type { Sql } from '@punctual/db'
import { type SchemaTable, schemaTables } from './tables.ts'

/** Where a table of a distributed service is: by a column, or whole on each node. */
export interface Distributed {
  /** Such as `bookings.booking`. */
  name: string
  /** undefined: a reference table, whole on each node */
  column: string | undefined
  /** The table whose nodes it shares. */
  group: string
}

/** The group of the tables that stay whole on the first node. */
export const firstNode = 'the first node'

/** The services whose tables can be distributed, by the files of this folder. */
export const distributedServices = ['scheduling', 'bookings', 'webhook-delivery'] as const

/**
 * Applies the files of this folder to a database without Citus: its keys change, and what Citus
 * would distribute is noted.
 * @param sql of the database's owner
 * @returns what is distributed
 */
export async function applyDistribution(sql: Sql): Promise<Distributed[]> {
  await sql.unsafe(`
    create table public.distributed (name text primary key, key text, colocated text);
    create function public.create_distributed_table(name text, key text, colocate_with text) returns void
      language sql as $$
        insert into public.distributed select current_schema() || '.' || name, key, colocate_with $$;
    create function public.create_reference_table(name text) returns void
      language sql as $$ insert into public.distributed select current_schema() || '.' || name $$`)
  for (const service of distributedServices) {
    const text = await readFile(new URL(`./${service}.sql`, import.meta.url), 'utf8')
    await sql.unsafe(
      `set search_path = ${service.replaceAll('-', '_')}, public; ${text}; set search_path = public`,
    )
  }
  const rows = await sql<{ name: string; key: string | null; colocated: string | null }[]>`
    select name, key, colocated from public.distributed order by name`
  return rows.map(({ name, key, colocated }) => ({
    name,
    column: key ?? undefined,
    group: colocated === null || colocated === 'none' ? name : `${name.split('.')[0]}.${colocated}`,
  }))
}

/**
 * Returns what Citus would refuse: keys without the distribution column, and references that leave
 * the node.
 */
export async function refusals(sql: Sql, distributed: readonly Distributed[]): Promise<string[]> {
  const tables = await schemaTables(
    sql,
    distributedServices.map((name) => name.replaceAll('-', '_')),
  )
  const byName = new Map(distributed.map((one) => [one.name, one]))
  return tables.flatMap((table) => [...keyRefusals(table, byName), ...referenceRefusals(table, byName)])
}

function keyRefusals({ name, keys }: SchemaTable, byName: ReadonlyMap<string, Distributed>): string[] {
  const column = byName.get(name)?.column
  const wrong = column === undefined ? [] : keys.filter(({ columns }) => !columns.includes(column))
  return wrong.map(({ columns }) => `${name}: the key (${columns}) lacks ${column}`)
}

function referenceRefusals(
  { name, references }: SchemaTable,
  byName: ReadonlyMap<string, Distributed>,
): string[] {
  const from = byName.get(name)
  return references.flatMap(({ to, columns }) => {
    const target = byName.get(to)
    if (!from && !target) return []
    const isWhole = target !== undefined && target.column === undefined
    const stays = from?.column !== undefined && from.group === target?.group && columns.includes(from.column)
    return isWhole || stays ? [] : [`${name}: the reference (${columns}) to ${to} leaves its node`]
  })
}
