import { openDatabase, schemaOf } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { until } from './until.ts'

/**
 * Waits until every event of a stack is published and handled by every consumer of its stream,
 * including the events that handlers append. It waits as long as there is progress: a stream of
 * 100,000 events that is read again takes minutes on a busy machine.
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
    select 'the outboxes by ' || count(*) as what from (${inAll((schema) => `select from ${schema}.outbox`)}) as waiting
    having count(*) > 0
    union all
    select stream || ' by ' || published.last_seq - handled.last_seq
    from published join handled using (stream) where handled.last_seq < published.last_seq`
  let left = ''
  const look = async () => {
    const rows = await db.sql.unsafe<{ what: string }[]>(behind)
    // Sorted: another order of the same rows is no progress.
    left = rows
      .map(({ what }) => what)
      .toSorted()
      .join()
    return left === ''
  }
  try {
    const describe = () => `every event is handled; behind: ${left}`
    await until(look, { describe, progress: () => left })
  } finally {
    await db.close()
  }
}
