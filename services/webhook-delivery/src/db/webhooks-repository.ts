import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, type Sql, type Tx } from '@punctual/db'
import { newHealth } from '../domain/receiver-health.ts'
import type { Webhook, WebhookSettings } from '../domain/webhook.ts'
import type { WebhookOwner } from '../domain/webhook-event.ts'
import { cancelPending } from './delivery-queue.ts'
import { holdGrant } from './owner-replicas.ts'
import type { Reader } from './reader.ts'
import { lockStates, saveStates } from './states.ts'

const columns = (sql: Sql) => sql`
  w.id, w.organization_id as "organizationId", w.owner_kind as "ownerKind", w.owner_id as "ownerId",
  w.user_id as "userId", w.subscriber_url as "subscriberUrl", w.triggers, w.active,
  w.payload_template as "payloadTemplate", w.version, w.rate_limit as "rateLimit", w.ordered, w.time,
  w.time_unit as "timeUnit", w.disabled_reason as "disabledReason",
  w.disabled_at as "disabledAt", w.created_at as "createdAt", w.app_id as "appId",
  (select s.sealed from webhook_secret s where s.webhook_id = w.id and s.valid_until is null) as "sealedSecret"`

/** An app, the person who gave it access, and the grant of that access. */
export interface App {
  clientId: string
  userId: number
  grantId: number
}

/** The owner of the webhooks; with an app, only those that it created under the grant. */
export interface Reached extends WebhookOwner {
  app?: App
}

const isOf = (sql: Sql, { kind, id, organizationId, app }: Reached) => sql`
  w.owner_kind = ${kind} and w.owner_id = ${id} and w.organization_id = ${organizationId}
  and w.deleted_at is null
  ${app ? sql`and w.app_grant_id = ${app.grantId}` : sql``}`

/**
 * Returns the FROM clause of a query for the webhooks `w` of these owners; an owner listed twice
 * gives its webhooks twice. The owners are passed as arrays because the planner knows the length of
 * an array; for JSON it assumes a fixed number of rows and scans all webhooks.
 */
export const webhooksOfAll = (sql: Sql, owners: readonly WebhookOwner[]) => sql`
  unnest(${owners.map(({ kind }) => kind)}::text[], ${owners.map(({ id }) => id)}::text[],
    ${owners.map(({ organizationId }) => organizationId)}::bigint[]) o(kind, id, organization_id)
  join webhook w on w.owner_kind = o.kind and w.owner_id = o.id and w.organization_id = o.organization_id`

/** Returns a page of the owner's webhooks, oldest first, and their total number. */
export async function listWebhooks(
  { sql }: Reader,
  owner: Reached,
  page: { take: number; skip: number },
): Promise<{ webhooks: Webhook[]; total: number }> {
  const webhooks = await sql<Webhook[]>`
    select ${columns(sql)} from webhook w
    where ${isOf(sql, owner)} order by w.id limit ${page.take} offset ${page.skip}`
  const [row] = await sql<{ total: number }[]>`
    select count(*)::int as total from webhook w where ${isOf(sql, owner)}`
  return { webhooks: [...webhooks], total: row?.total ?? 0 }
}

/** Returns the owner's webhook with that id. */
export async function findWebhook({ sql }: Reader, owner: Reached, id: number): Promise<Webhook | undefined> {
  const [webhook] = await sql<Webhook[]>`
    select ${columns(sql)} from webhook w
    where w.id = ${id} and ${isOf(sql, owner)}`
  return webhook
}

/**
 * Does the same as `findWebhook`, and locks the state and then the webhook: the order common to all
 * writers of both.
 */
export async function lockWebhook(tx: Tx, owner: Reached, id: number): Promise<Webhook | undefined> {
  await lockStates(tx, [id])
  await tx.sql`select 1 from webhook where id = ${id} for no key update`
  return findWebhook(tx, owner, id)
}

/**
 * Creates a webhook.
 * @throws DomainError webhook_url_taken
 * @throws UnauthorizedException when the app's grant has ended in the meantime
 */
export async function createWebhook(
  tx: Tx,
  owner: Reached & { userId: number },
  settings: WebhookSettings,
  now: Date,
): Promise<number> {
  if (owner.app && !(await holdGrant(tx, owner.app.grantId)))
    throw new DomainError('UnauthorizedException', 'The access of the app has ended.')
  const [row] = await refuseTakenUrl(
    tx.sql<{ id: number }[]>`
      insert into webhook (organization_id, owner_kind, owner_id, user_id, subscriber_url, triggers, active,
        payload_template, version, rate_limit, ordered, time, time_unit, app_id, app_user_id,
        app_grant_id, created_at, updated_at)
      values (${owner.organizationId}, ${owner.kind}, ${owner.id}, ${owner.userId}, ${settings.subscriberUrl},
        ${settings.triggers}::text[], ${settings.active}, ${settings.payloadTemplate}, ${settings.version},
        ${settings.rateLimit}, ${settings.ordered}, ${settings.time}, ${settings.timeUnit},
        ${owner.app?.clientId ?? null}, ${owner.app?.userId ?? null},
        ${owner.app?.grantId ?? null}, ${now}, ${now})
      returning id`,
  )
  const id = row?.id ?? 0
  await tx.sql`insert into webhook_state (webhook_id) values (${id})`
  return id
}

/**
 * Writes the settings of a locked webhook. Switching it off cancels its pending deliveries;
 * switching it on or changing its URL resets its state.
 * @throws DomainError webhook_url_taken
 */
export async function updateWebhook(
  tx: Tx,
  before: Webhook,
  settings: WebhookSettings,
  now: Date,
): Promise<void> {
  await refuseTakenUrl(tx.sql`
    update webhook set subscriber_url = ${settings.subscriberUrl}, triggers = ${settings.triggers}::text[],
      active = ${settings.active}, payload_template = ${settings.payloadTemplate}, version = ${settings.version},
      rate_limit = ${settings.rateLimit}, ordered = ${settings.ordered},
      time = ${settings.time}, time_unit = ${settings.timeUnit},
      revision = revision + 1, updated_at = ${now}
    where id = ${before.id}`)
  if (!settings.active) await cancelPending(tx, [before.id], 'inactive', now)
  const switchedOn = settings.active && !before.active
  if (switchedOn) {
    await tx.sql`update webhook set disabled_reason = null, disabled_at = null where id = ${before.id}`
  }
  if (switchedOn || settings.subscriberUrl !== before.subscriberUrl) {
    await saveStates(tx, new Map([[before.id, newHealth]]))
  }
}

/**
 * Deletes webhooks with their secrets and queued deliveries; their delivery log expires by itself.
 */
export async function deleteWebhooks(tx: Tx, ids: readonly number[]): Promise<void> {
  await lockStates(tx, ids)
  await tx.sql`delete from webhook where id = any(${ids}::bigint[])`
}

/** Returns the ids of all webhooks of the owner. */
export async function webhookIdsOf({ sql }: Reader, owner: Reached): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select w.id from webhook w where ${isOf(sql, owner)} order by w.id`
  return rows.map(({ id }) => id)
}

async function refuseTakenUrl<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (isUniqueViolation(error, 'webhook_url')) throw new DomainError('webhook_url_taken')
    throw error
  }
}

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
