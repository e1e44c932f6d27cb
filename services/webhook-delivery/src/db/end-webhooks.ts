import type { Statement, Tx } from '@punctual/db'
import type { WebhookOwner } from '../domain/webhook-event.ts'
import { dropQueued } from './deliveries.ts'
import { lockStates } from './states.ts'

/**
 * Ends the webhooks of an owner that is gone: nothing is sent to them any more, neither what is queued nor what is heard of
 * later. With an organization goes everything within it.
 */
export async function endWebhooksOf(
  tx: Tx,
  owner: Pick<WebhookOwner, 'kind' | 'id'>,
  at: Date,
): Promise<void> {
  const within = owner.kind === 'organization' ? Number(owner.id) : null
  const which = tx.sql`(owner_kind = ${owner.kind} and owner_id = ${owner.id}) or organization_id = ${within}::bigint`
  await endWebhooks(tx, which, at)
}

/** Which webhooks of apps end: all of an app, or those that it made under a grant. */
export type AppWebhooks = { clientId: string } | { grantId: number }

/** Ends what apps made, as `endWebhooksOf` does. */
export async function endWebhooksOfApps(tx: Tx, which: AppWebhooks, at: Date): Promise<void> {
  const made =
    'clientId' in which ? tx.sql`app_id = ${which.clientId}` : tx.sql`app_grant_id = ${which.grantId}`
  await endWebhooks(tx, made, at)
}

/**
 * Ends what the apps of a person made by the rights of a membership, of an organization or a team, that has ended. The
 * webhooks of the person's own things stay, and those that were made later, by another membership.
 */
export async function endWebhooksOfMember(
  tx: Tx,
  { userId, teamId }: { userId: number; teamId: number },
  at: Date,
): Promise<void> {
  const made = tx.sql`app_user_id = ${userId} and created_at <= ${at} and case owner_kind
    when 'team' then owner_id = ${`${teamId}`} or organization_id = ${teamId}
    when 'organization' then owner_id = ${`${teamId}`}
    when 'event-type' then exists (
      select from event_type e
      where e.id = webhook.owner_id::bigint and (e.team_id = ${teamId}
        or e.organization_id = ${teamId} and (e.team_id is not null or e.owner_id <> ${userId})))
    else false end`
  await endWebhooks(tx, made, at)
}

/** Ends every webhook that a condition is true of. What is under way ends by its result, and is not tried again. */
async function endWebhooks(tx: Tx, which: Statement<unknown>, at: Date): Promise<void> {
  const found = await tx.sql<{ id: number }[]>`select id from webhook where deleted_at is null and (${which})`
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return
  // States come before webhooks, the order of everything that changes both.
  await lockStates(tx, ids)
  await tx.sql`
    update webhook set deleted_at = ${at}, revision = revision + 1
    where id = any(${ids}::bigint[]) and deleted_at is null`
  await dropQueued(tx, ids, at)
  await tx.sql`delete from webhook_recovery_job where webhook_id = any(${ids}::bigint[]) and status = 'running'`
}
