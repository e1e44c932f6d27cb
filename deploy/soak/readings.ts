import { readdir, readFile } from 'node:fs/promises'
import { type Database, schemaOf } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { keptDays } from '../capacity/retention.ts'
import { familyOf } from '../chaos/signals.ts'
import type { Readings } from './verdict.ts'

const kilobytesInMegabyte = 1_024
const bytesInMegabyte = 2 ** 20
/** With fewer rows, pages that are partly filled are most of the bytes. */
const rowsThatTell = 1_000

interface Table {
  name: string
  rows: number
  dead: number
  tableBytes: number
  indexBytes: number
}

/**
 * Reads the whole system once.
 * @param pids of the processes; a process counts with its children, such as Postgres' backends
 */
export async function readSystem(
  db: Pick<Database, 'sql'>,
  pids: Readonly<Record<string, number>>,
): Promise<Readings> {
  const [processes, tables, waiting, connections] = await Promise.all([
    Promise.all(Object.entries(pids).map(([name, pid]) => readProcess(name, pid))),
    readTables(db),
    readWaiting(db),
    db.sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity where backend_type = 'client backend'`,
  ])
  return Object.assign({ 'connections: postgres': connections[0]!.count }, ...processes, tables, waiting)
}

async function readProcess(name: string, pid: number): Promise<Readings> {
  const readings = await Promise.all(
    (await familyOf(pid)).map(async (id) => {
      const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '')
      const kilobytes = (key: string) =>
        Number(new RegExp(`^${key}:\\s+(\\d+) kB$`, 'm').exec(text)?.[1] ?? 0)
      const files = await readdir(`/proc/${id}/fd`).catch(() => [])
      return { memory: kilobytes('Pss') - kilobytes('Pss_Shmem'), files: files.length }
    }),
  )
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    [`memory: ${name}`]: sum(readings.map(({ memory }) => memory)) / kilobytesInMegabyte,
    // Backends open a file for each table they meet, up to a limit of Postgres' own.
    ...(name !== 'postgres' && { [`open files: ${name}`]: sum(readings.map(({ files }) => files)) }),
  }
}

async function readTables({ sql }: Pick<Database, 'sql'>): Promise<Readings> {
  const tables = await sql<Table[]>`
    select n.nspname || '.' || root.relname as name, sum(s.n_live_tup)::float8 as rows,
      sum(s.n_dead_tup)::float8 as dead, sum(pg_table_size(c.oid))::float8 as "tableBytes",
      sum(pg_indexes_size(c.oid))::float8 as "indexBytes"
    from pg_class c
    join pg_stat_user_tables s on s.relid = c.oid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_class root on root.oid = coalesce(pg_partition_root(c.oid), c.oid)
    where c.relkind = 'r' and n.nspname not in ('public', 'pg_catalog')
    group by 1`
  return Object.assign({}, ...tables.map(readingsOf))
}

function readingsOf({ name, rows, dead, tableBytes, indexBytes }: Table): Readings {
  return {
    [`dead rows: ${name}`]: dead,
    ...(keptDays(name) === 0
      ? { [`megabytes: ${name}`]: (tableBytes + indexBytes) / bytesInMegabyte }
      : rows >= rowsThatTell && {
          [`bytes per row, table: ${name}`]: tableBytes / rows,
          [`bytes per row, indexes: ${name}`]: indexBytes / rows,
        }),
  }
}

/** Counts what waits to be done: events, deliveries, messages. */
async function readWaiting({ sql }: Pick<Database, 'sql'>): Promise<Readings> {
  const each = serviceNames.map(schemaOf)
  const union = (select: (schema: string) => string) => each.map(select).join(' union all ')
  const rows = await sql.unsafe<{ name: string; count: number }[]>(`
    ${union((schema) => `select 'outbox of ${schema}' as name, count(*)::int as count from ${schema}.outbox`)}
    union all select 'events of ' || stream, max(published.last_seq - handled.last_seq)::int
      from (${union((schema) => `select stream, last_seq from ${schema}.relay_state`)}) published
      join (${union((schema) => `select stream, last_seq from ${schema}.consumer_state`)}) handled using (stream)
      group by stream
    union all select 'deliveries', count(*)::int from webhook_delivery.webhook_queue
    union all select 'messages', count(*)::int from automation.message where status = 'pending'`)
  return Object.fromEntries(rows.map(({ name, count }) => [`waiting: ${name}`, count]))
}

/** Tables that keep rows for a time, and the time of a row. */
const kept: [table: string, days: number, at: string][] = [
  ...serviceNames.map(schemaOf).flatMap((schema): [string, number, string][] => [
    [`${schema}.event_log`, 30, 'created_at'],
    [`${schema}.inbox`, 30, 'seen_at'],
    [`${schema}.idempotency_key`, 1, 'created_at'],
  ]),
  ['webhook_delivery.webhook_event', 30, 'created_at'],
  ['webhook_delivery.webhook_delivery', 30, 'created_at'],
  ['webhook_delivery.webhook_attempt', 30, 'at'],
  ['webhook_delivery.webhook_attempt (answers)', 7, 'at'],
  ['automation.message', 30, 'created_at'],
]

/** Returns the oldest row of each table that keeps rows for a time. */
export async function readOldest({
  sql,
}: Database): Promise<{ name: string; days: number; oldest: number | undefined }[]> {
  return Promise.all(
    kept.map(async ([name, days, at]) => {
      const isOfAnswers = name.endsWith('(answers)')
      const [row] = await sql.unsafe<{ oldest: Date | null }[]>(
        `select min(${at}) as oldest from ${name.replace(' (answers)', '')}
        ${isOfAnswers ? 'where response is not null' : ''}`,
      )
      return { name, days, oldest: row?.oldest?.getTime() }
    }),
  )
}

/** Returns how many partitions of days the logs have, and the oldest day. */
export async function readPartitions({ sql }: Database): Promise<{ partitions: number; oldest: string }> {
  const [row] = await sql<{ partitions: number; oldest: string }[]>`
    select count(*)::int as partitions, coalesce(min(right(relname, 8)), 'none') as oldest
    from pg_class where relkind = 'r' and relispartition and relname ~ '_[0-9]{8}$'`
  return row!
}
