import { openDatabase, schemaOf } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { until } from './until.ts'

/**
 * Waits until every event of a stack is published and handled by every consumer of its stream,
 * including the events that handlers append.
 * @param databaseUrl an administrator's URL of the stack's database
 */
export async function untilConsumed(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, {
    schema: 'public',
    transactionConnections: 1,
    statementConnections: 1,
  })
  const inAll = (select: (schema: string) => string): string =>
    serviceNames.map((name) => select(schemaOf(name))).join(' union all ')
  // A single statement sees one snapshot: no event moves from the outbox to a consumer while it
  // reads.
  const behind = `
    with published as (${inAll((schema) => `select stream, last_seq from ${schema}.relay_state`)}),
      handled as (${inAll((schema) => `select stream, last_seq from ${schema}.consumer_state`)})
    select 'an outbox' as what from (${inAll((schema) => `select from ${schema}.outbox`)}) as waiting
    union all
    select stream from published join handled using (stream) where handled.last_seq < published.last_seq`
  let left: readonly { what: string }[] = []
  try {
    await until(
      async () => {
        left = await db.sql.unsafe<{ what: string }[]>(behind)
        return left.length === 0
      },
      { describe: () => `every event is handled; behind: ${left.map(({ what }) => what)}` },
    )
  } finally {
    await db.close()
  }
}
