import { type Database, sqlState } from '@punctual/db'
import { endRetired } from './end-webhooks.ts'

/** Retention of events, deliveries and attempts in days. */
const daysKept = 30
const daysAhead = 3
const responseDaysKept = 7
/** Longer than all attempts of a delivery take. */
const retiredDaysKept = 4
const rowsPerStatement = 1_000
const day = 24 * 3_600_000

/** Returns the instant before which data is deleted. */
export const horizonOf = (now: Date): Date => new Date(now.getTime() - daysKept * day)

/**
 * Runs one round of maintenance: creates the partitions of the coming days and drops those older
 * than 30 days; clears receivers' answers after 7 days; deletes, in small statements, unpartitioned
 * data that ended 30 days ago. Several instances can run it in parallel.
 */
export async function keepUp(db: Database, now: Date): Promise<void> {
  for (const table of ['webhook_event', 'webhook_delivery', 'webhook_attempt']) {
    await db.transaction(
      (tx) => tx.sql`select maintain_webhook_log(${table}, ${now}, ${daysAhead}, ${daysKept})`,
    )
  }
  const horizon = horizonOf(now)
  const forget = (table: string, key: string, at: string) =>
    inBatches(
      () => db.sql`delete from ${db.sql(table)} where ${db.sql(key)} = any(array(
        select ${db.sql(key)} from ${db.sql(table)} where ${db.sql(at)} < ${horizon} limit ${rowsPerStatement}))`,
    )
  const answersBefore = new Date(now.getTime() - responseDaysKept * day)
  await inBatches(
    () => db.sql`
      update webhook_attempt a set response = null
      from (select event_id, webhook_id, attempt from webhook_attempt
            where event_id < uuid_at(${answersBefore}) and response is not null and at < ${answersBefore}
            limit ${rowsPerStatement}) old
      where a.event_id = old.event_id and a.webhook_id = old.webhook_id and a.attempt = old.attempt`,
  )
  await inBatches(
    () => db.sql`delete from webhook_queue where event_id < uuid_at(${horizon}) and ctid = any(array(
      select ctid from webhook_queue where event_id < uuid_at(${horizon}) limit ${rowsPerStatement}))`,
  )
  await forget('booking_seen', 'uid', 'ends_at')
  await forget('room_seen', 'uid', 'seen_at')
  await forget('webhook_recovery_job', 'id', 'finished_at')
  const retiredBefore = new Date(now.getTime() - retiredDaysKept * day)
  await db.transaction((tx) => endRetired(tx, retiredBefore, now))
  await forget('webhook', 'id', 'deleted_at')
  await forget('app_grant', 'id', 'ended_at')
}

async function inBatches(doSome: () => PromiseLike<{ count: number }>): Promise<void> {
  let { count } = await doSome()
  while (count === rowsPerStatement) ({ count } = await doSome())
}

/**
 * Whether an insert met the default partition while its day got its own partition: a second run
 * succeeds.
 */
export function isPartitionRace(error: unknown): boolean {
  return (
    sqlState(error) === '23514' && (error as { routine?: unknown }).routine === 'ExecPartitionCheckEmitError'
  )
}
