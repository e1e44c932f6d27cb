import { until, untilConsumed } from '@punctual/testing'
import { makeMeetingsBegin } from './faults/database.ts'
import type { Scene } from './scene.ts'

/**
 * Makes all meetings begin, then waits until nothing is left to be done: no event, webhook,
 * message or timer.
 */
export async function untilIdle({ db, databaseUrl }: Scene): Promise<void> {
  await untilConsumed(databaseUrl)
  await makeMeetingsBegin(db)
  let left: unknown
  await until(
    async () => {
      const rows = await db.sql`
        select 'deliveries' as what, count(*)::int as count from webhook_delivery.webhook_queue having count(*) > 0
        union all select 'messages', count(*)::int from automation.message where status = 'pending' having count(*) > 0
        union all select 'timers', count(*)::int from webhook_delivery.timer
          where purpose = 'MEETING_STARTED' having count(*) > 0`
      left = rows
      return rows.length === 0
    },
    { describe: () => `nothing is left to be done: ${JSON.stringify(left)}` },
  )
}
