import type { PersonalRecord } from '@punctual/contracts'
import { openDatabase } from '@punctual/db'
import { until } from '@punctual/testing'
import { dataOf } from './fixtures.ts'

/**
 * Expires by itself (docs/domain.md#erasure): logs, outboxes, who was erased, and answers that are
 * stored for a day.
 */
const expiring = ['outbox', 'event_log', 'dead_letter', 'idempotency_key', 'erasure']

/**
 * Returns the tables of a schema that contain one of these words in any column, compared without
 * regard to case; bytes are also searched as text.
 */
export async function tablesContaining(
  databaseUrl: string,
  schema: string,
  words: readonly string[],
): Promise<string[]> {
  const db = openDatabase(databaseUrl, { schema, transactionConnections: 1, statementConnections: 1 })
  try {
    const tables = await db.sql<{ name: string }[]>`
      select tablename as name from pg_tables where schemaname = ${schema} order by 1`
    const found: string[] = []
    for (const { name } of tables) {
      if (expiring.some((prefix) => name.startsWith(prefix))) continue
      const rows = await db.sql<{ text: string }[]>`select t::text as text from ${db.sql(name)} t`
      if (rows.some(({ text }) => words.some((word) => holds(text.toLowerCase(), word)))) found.push(name)
    }
    return found
  } finally {
    await db.close()
  }
}

/** Waits until no table of the schema contains any of these words. */
export async function untilErased(
  databaseUrl: string,
  schema: string,
  words: readonly string[],
): Promise<void> {
  let left: string[] = []
  const isErased = async () => {
    left = await tablesContaining(databaseUrl, schema, words)
    return left.length === 0
  }
  await until(isErased, { describe: () => `nothing of ${words} in ${schema}, but they are in ${left}` })
}

const holds = (text: string, word: string): boolean =>
  text.includes(word.toLowerCase()) ||
  [word, word.toLowerCase()].some((one) => text.includes(Buffer.from(one).toString('hex')))

/** Tables whose rows an export shows as a part of another kind of record. */
const parts: Record<string, string> = {
  workflow_step: 'workflow',
  webhook_delivery: 'webhookEvent',
  webhook_attempt: 'webhookEvent',
}

/** Tables without records of their own: what they copy is exported from where it is kept. */
const copies = new Set([
  'bare_name',
  'user_replica',
  'booking_replica',
  'room_replica',
  'booking_seen',
  'room_seen',
  // The calendar file of a booking.
  'calendar_event',
])

const kindOf = (table: string): string => {
  const whole = table.replace(/_(\d{8}|default)$/, '')
  return parts[whole] ?? whole.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Returns the records that an export has of these services.
 * @param page asks for the page of a cursor
 */
export async function exportedRecords(
  services: readonly string[],
  page: (cursor: string) => Parameters<typeof dataOf>[0],
): Promise<PersonalRecord[]> {
  const records: PersonalRecord[] = []
  for (const service of services) {
    const begin = Buffer.from(`${service} `).toString('base64url')
    for (let cursor: string | undefined = begin; cursor; ) {
      const data = await dataOf(page(cursor))
      records.push(...data.records)
      const next: string = data.nextCursor ?? ''
      cursor = Buffer.from(next, 'base64url').toString().startsWith(`${service} `) ? next : undefined
    }
  }
  return records
}

/**
 * Returns the tables of a service that contain one of these words, and of which an export has no
 * record: what erasure must overwrite, export must show.
 */
export async function unexportedTables(
  databaseUrl: string,
  service: string,
  words: readonly string[],
  records: readonly PersonalRecord[],
): Promise<string[]> {
  const kinds = new Set(records.flatMap((record) => (record.service === service ? [record.kind] : [])))
  const found = await tablesContaining(databaseUrl, service.replace('-', '_'), words)
  return found.filter((table) => !kinds.has(kindOf(table)) && !copies.has(table))
}
