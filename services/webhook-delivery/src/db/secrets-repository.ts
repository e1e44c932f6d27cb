import type { Tx } from '@punctual/db'

/** Maximum number of old secrets that sign besides the current one. */
const maxPreviousSecrets = 4

/**
 * Sets the current sealed secret, or removes it. Previous secrets end immediately, or sign until
 * the given instant.
 * @returns whether the webhook had a secret before
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
      select id from webhook_secret where webhook_id = ${webhookId} order by id desc limit ${maxPreviousSecrets}))`
  if (sealed !== null) {
    await tx.sql`
      insert into webhook_secret (webhook_id, sealed, created_at) values (${webhookId}, ${sealed}, ${now})`
  }
  return count > 0
}
