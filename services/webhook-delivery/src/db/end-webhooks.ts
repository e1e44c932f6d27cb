import type { Statement, Tx } from '@punctual/db'
import type { WebhookOwner } from '../domain/webhook-event.ts'
import { dropQueued } from './delivery-queue.ts'
import { lockStates } from './states.ts'

/** The last that the webhooks of a deleted team or organization hear of. */
const farewell = 'BOOKING_CANCELLED'

/**
 * Ends the webhooks of a deleted owner: neither queued nor later events are sent to them. The end
 * of an organization includes everything in it. Those of a team or an organization itself still get
 * the cancellations, which come from another service and may arrive later (`endRetired`).
 */
export async function endWebhooksOf(
  tx: Tx,
  owner: Pick<WebhookOwner, 'kind' | 'id'>,
  at: Date,
): Promise<void> {
  const within = owner.kind === 'organization' ? Number(owner.id) : null
  const which = tx.sql`(owner_kind = ${owner.kind} and owner_id = ${owner.id}) or organization_id = ${within}::bigint`
  if (owner.kind === 'team' || owner.kind === 'organization') await retireWebhooks(tx, which, at)
  const isRetired = tx.sql`retired_at is not null and owner_kind in ('team', 'organization')`
  await endWebhooks(tx, tx.sql`(${which}) and not (${isRetired})`, at)
}

/** Leaves the webhooks of teams and organizations only the trigger of cancellations. */
async function retireWebhooks(tx: Tx, which: Statement<unknown>, at: Date): Promise<void> {
  const found = await tx.sql<{ id: number }[]>`
    select id from webhook where deleted_at is null and retired_at is null and active
      and owner_kind in ('team', 'organization') and ${farewell} = any(triggers) and (${which})`
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  await lockStates(tx, ids)
  await tx.sql`
    update webhook set retired_at = ${at}, triggers = ${[farewell]}::text[], revision = revision + 1
    where id = any(${ids}::bigint[]) and deleted_at is null`
  await dropQueued(tx, ids, at, farewell)
  await tx.sql`delete from webhook_recovery_job where webhook_id = any(${ids}::bigint[]) and status = 'running'`
}

/** Ends the webhooks that were retired before an instant. */
export const endRetired = (tx: Tx, before: Date, at: Date): Promise<void> =>
  endWebhooks(tx, tx.sql`retired_at < ${before}`, at)

/** Which webhooks of apps end: all of an app, or those that it created under a grant. */
export type AppWebhooks = { clientId: string } | { grantId: number }

/** Ends webhooks that apps created, in the same way as `endWebhooksOf`. */
export async function endWebhooksOfApps(tx: Tx, which: AppWebhooks, at: Date): Promise<void> {
  const selected =
    'clientId' in which ? tx.sql`app_id = ${which.clientId}` : tx.sql`app_grant_id = ${which.grantId}`
  await endWebhooks(tx, selected, at)
}

/**
 * Ends the webhooks that a person's apps created by the rights of an ended membership of an
 * organization or a team. The webhooks of the person's own resources stay, and so do those created
 * later under another membership.
 */
export async function endWebhooksOfMember(
  tx: Tx,
  { userId, teamId }: { userId: number; teamId: number },
  at: Date,
): Promise<void> {
  const selected = tx.sql`app_user_id = ${userId} and created_at <= ${at} and case owner_kind
    when 'team' then owner_id = ${`${teamId}`} or organization_id = ${teamId}
    when 'organization' then owner_id = ${`${teamId}`}
    when 'event-type' then exists (
      select from event_type e
      where e.id = webhook.owner_id::bigint and (e.team_id = ${teamId}
        or e.organization_id = ${teamId} and (e.team_id is not null or e.owner_id <> ${userId})))
    else false end`
  await endWebhooks(tx, selected, at)
}

/** Ends every webhook that a condition selects. A running attempt is finished, but not retried. */
async function endWebhooks(tx: Tx, which: Statement<unknown>, at: Date): Promise<void> {
  const found = await tx.sql<{ id: number }[]>`select id from webhook where deleted_at is null and (${which})`
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  // States are locked before webhooks, in the order common to all writers of both.
  await lockStates(tx, ids)
  await tx.sql`
    update webhook set deleted_at = ${at}, revision = revision + 1
    where id = any(${ids}::bigint[]) and deleted_at is null`
  await dropQueued(tx, ids, at)
  await tx.sql`delete from webhook_recovery_job where webhook_id = any(${ids}::bigint[]) and status = 'running'`
}
