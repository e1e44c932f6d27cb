import type { Database } from '@punctual/db'

const rowsPerTransaction = 5_000

/**
 * Publishes again what a service published at or after an instant: moves the events from event_log
 * back to the outbox at their old positions, where the running relay publishes them in order.
 * Consumers drop them as repeats unless they lost their own state. The server drops events that it
 * received less than two minutes ago.
 * @returns how many events
 */
export async function republish({ db, since }: { db: Database; since: Date }): Promise<number> {
  let count = 0
  let after = 0
  for (;;) {
    const last = await db.transaction(async (tx) => {
      const rows = await tx.sql<{ pos: number }[]>`
        with chosen as (
          select pos, created_at from event_log where created_at >= ${since} and pos > ${after}
          order by pos limit ${rowsPerTransaction}
        ), taken as (
          delete from event_log using chosen
          where event_log.pos = chosen.pos and event_log.created_at = chosen.created_at
          returning event_log.*
        )
        insert into outbox (pos, id, subject, aggregate_version, type, body, organization_id, created_at)
        overriding system value
        select pos, id, subject, aggregate_version, type, body, organization_id, created_at from taken
        returning pos`
      return rows
    })
    if (last.length === 0) return count
    count += last.length
    after = Math.max(...last.map(({ pos }) => pos))
  }
}
