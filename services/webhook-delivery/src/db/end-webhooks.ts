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

/** Whose webhooks of apps end: all of an app, those it made for a person, or those that a person's apps made at a place. */
export type AppWebhooks =
  | { clientId: string; userId?: number; organizationId?: number }
  | { userId: number; place?: { kind: 'team' | 'organization'; id: number } }

/** Ends what apps made, as `endWebhooksOf` does. */
export async function endWebhooksOfApps(tx: Tx, which: AppWebhooks, at: Date): Promise<void> {
  const clientId = 'clientId' in which ? which.clientId : null
  const organizationId = 'clientId' in which ? (which.organizationId ?? null) : null
  const place = 'place' in which ? which.place : undefined
  const made = tx.sql`app_id is not null
    and (${clientId}::text is null or app_id = ${clientId})
    and (${which.userId ?? null}::bigint is null or app_user_id = ${which.userId ?? null})
    and (${organizationId}::bigint is null or organization_id = ${organizationId})
    and (${place?.kind ?? null}::text is null
      or owner_kind = ${place?.kind ?? null} and owner_id = ${`${place?.id ?? ''}`})`
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
