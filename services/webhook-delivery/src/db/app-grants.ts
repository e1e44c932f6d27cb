import type { Tx } from '@punctual/db'
import { endWebhooksOfApps } from './end-webhooks.ts'

/**
 * Locks the grant until the transaction ends, so that it cannot end in the meantime.
 * @returns whether the grant is still valid
 */
export async function holdGrant({ sql }: Tx, id: number): Promise<boolean> {
  await sql`insert into app_grant (id) values (${id}) on conflict do nothing`
  const [row] = await sql<
    { ended_at: Date | null }[]
  >`select ended_at from app_grant where id = ${id} for share`
  return row?.ended_at === null
}

/** Records the end of the grant and ends the webhooks that the app created under it. */
export async function forgetGrant(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.sql`
    insert into app_grant (id, ended_at) values (${id}, ${at})
    on conflict (id) do update set ended_at = coalesce(app_grant.ended_at, excluded.ended_at)`
  await endWebhooksOfApps(tx, { grantId: id }, at)
}
