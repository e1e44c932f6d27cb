import { openDatabase } from '@punctual/db'
import { until } from '@punctual/testing'

/**
 * Expires by itself (docs/domain.md#erasure): logs, outboxes, and answers that are stored for a
 * day.
 */
const expiring = ['outbox', 'event_log', 'dead_letter', 'idempotency_key']

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
