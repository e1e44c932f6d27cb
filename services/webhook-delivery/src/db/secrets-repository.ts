import type { Tx } from '@punctual/db'

/** Old secrets that sign beside the current one, at most. */
const mostInGrace = 4

/**
 * Makes a sealed secret the current one, or none. Those before it go at once, or sign beside it until the given instant.
 * @returns whether there was one before
 */
export async function replaceSecret(
  tx: Tx,
  webhookId: number,
  sealed: string | null,
  { now, previousUntil }: { now: Date; previousUntil?: Date },
): Promise<boolean> {
  if (previousUntil === undefined) {
    await tx.sql`delete from webhook_secret where webhook_id = ${webhookId}`
  }
  const { count } = await tx.sql`
    update webhook_secret set valid_until = ${previousUntil ?? now}
    where webhook_id = ${webhookId} and valid_until is null`
  await tx.sql`
    delete from webhook_secret where webhook_id = ${webhookId} and (valid_until <= ${now} or id not in (
      select id from webhook_secret where webhook_id = ${webhookId} order by id desc limit ${mostInGrace}))`
  if (sealed !== null) {
    await tx.sql`
      insert into webhook_secret (webhook_id, sealed, created_at) values (${webhookId}, ${sealed}, ${now})`
  }
  return count > 0
}
