import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import type { Sql } from '@punctual/db'
import { root } from '../local/root.ts'
import { components } from '../local/topology.ts'
import { withoutCopies } from './measuring-system.ts'

const schemas = components.map((name) => name.replaceAll('-', '_'))

/**
 * Returns the bytes of every table with its indexes; partitions count for their table. Compacts the
 * tables first: how many dead rows they contain depends on when they were vacuumed.
 */
export async function tableSizes(sql: Sql): Promise<Record<string, number>> {
  const filled = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = any(${schemas}::text[]) and pg_relation_size(c.oid) > 0`
  for (const { name } of filled) await sql.unsafe(`vacuum full ${name}`)
  const rows = await sql<{ name: string; bytes: number }[]>`
    select n.nspname || '.' || root.relname as name, sum(pg_total_relation_size(c.oid))::float8 as bytes
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_class root on root.oid = coalesce(pg_partition_root(c.oid), c.oid)
    where c.relkind = 'r' and n.nspname = any(${schemas}::text[])
    group by 1`
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
}

/**
 * Returns what each table has grown by, for one of so many operations; tables that did not grow are
 * absent.
 */
export function growthEach(
  before: Record<string, number>,
  after: Record<string, number>,
  operations: number,
): Record<string, number> {
  const grown = Object.entries(after).map(([name, bytes]): [string, number] => [
    name,
    Math.round((bytes - (before[name] ?? 0)) / operations),
  ])
  return Object.fromEntries(grown.filter(([, bytes]) => bytes > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Returns the number of published events of all services, and the bytes of their bodies. */
export async function publishedEvents(sql: Sql): Promise<{ count: number; bytes: number }> {
  const union = schemas
    .filter((schema) => schema !== 'gateway')
    .map((schema) => `select octet_length(body) as bytes from ${schema}.event_log`)
    .join(' union all ')
  const [row] = await sql.unsafe<{ count: number; bytes: number }[]>(
    `select count(*)::int as count, coalesce(sum(bytes), 0)::float8 as bytes from (${union}) events`,
  )
  return row ?? { count: 0, bytes: 0 }
}

/** Returns how many connections the processes have to this Postgres. */
export async function connectionCount(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`
  return row?.count ?? 0
}

/** Returns the megabytes of memory of each process; of copies, the mean. */
export async function memoryOf(pids: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const entries = await Promise.all(
    Object.entries(pids).map(async ([name, pid]): Promise<[string, number]> => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
      return [name, Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)]
    }),
  )
  return withoutCopies(Object.fromEntries(entries))
}

/** Returns the commit that is measured. */
export const currentCommit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()

/** Returns this machine and its Node.js. */
export const machineName = (): string =>
  `${cpus().length} x ${cpus()[0]?.model.trim()}, Node ${process.version}`
