import { randomBytes } from 'node:crypto'
import {
  type Access,
  type CallerContext,
  type CreateWebhook,
  DomainError,
  type UpdateWebhook,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import {
  deleteWebhooks,
  findWebhook,
  createWebhook as insertWebhook,
  lockWebhook,
  replaceSecret,
  updateWebhook as saveWebhook,
  webhookIdsOf,
} from '../db/webhooks-repository.ts'
import type { RouteDeps, WebhookDeps } from '../deps.ts'
import { signingKey } from '../domain/signature.ts'
import type { Webhook, WebhookSettings } from '../domain/webhook.ts'
import { checkTemplate } from '../guards/check-settings.ts'
import type { PathOwner } from '../guards/path-owners.ts'
import { requireReadable, requireSecret } from '../guards/require-webhook.ts'

/** Milliseconds that the old secret signs besides the new one. */
const grace = 24 * 3_600_000

/** A webhook that a caller asks for at an owner's path. */
export interface AskedWebhook {
  caller: CallerContext
  owner: PathOwner
  id: number
}

/**
 * Creates a webhook with its secret.
 * @param payloadTemplate the checked template of the body
 */
export async function createWebhook(
  tx: Tx,
  { clock, sealer }: WebhookDeps,
  owner: PathOwner,
  body: CreateWebhook,
  payloadTemplate: string | null,
): Promise<Webhook | undefined> {
  const { subscriberUrl, active, version = '2021-10-20', rateLimit = null, ordered = false } = body
  const { time = null, timeUnit = null } = body
  const triggers = [...new Set(body.triggers)]
  const now = clock.now()
  const id = await insertWebhook(
    tx,
    owner,
    { subscriberUrl, active, version, triggers, payloadTemplate, rateLimit, ordered, time, timeUnit },
    now,
  )
  if (body.secret) await replaceSecret(tx, id, sealer.seal(body.secret), { now })
  return findWebhook(tx, owner, id)
}

/**
 * Changes the given fields of a webhook.
 * @param access the policy row of the operation
 * @throws DomainError webhook_not_found (404), ForbiddenException (403) for a secret of another
 *   kind of credential, and what the checks of the fields throw
 */
export async function updateWebhook(
  deps: RouteDeps,
  { caller, owner, id }: AskedWebhook,
  body: UpdateWebhook,
  access: Access | undefined,
): Promise<Webhook> {
  const found = await findWebhook(deps.db, owner, id)
  if (!found) throw new DomainError('webhook_not_found')
  if (body.secret !== undefined) requireSecret(caller, found)
  if (body.triggers !== undefined) requireReadable(caller, access, body.triggers)
  const payloadTemplate = checkTemplate(body.payloadTemplate)
  if (body.subscriberUrl !== undefined) await deps.checkSubscriber(body.subscriberUrl)
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const before = await lockWebhook(tx, owner, id)
    if (!before) throw new DomainError('webhook_not_found')
    await saveWebhook(tx, before, merge(before, body, payloadTemplate), now)
    if (body.secret !== undefined) await changeSecret(tx, deps, before, body.secret, now)
    return (await findWebhook(tx, owner, id)) ?? before
  })
}

function merge(before: Webhook, body: UpdateWebhook, payloadTemplate: string | null): WebhookSettings {
  return {
    subscriberUrl: body.subscriberUrl ?? before.subscriberUrl,
    triggers: body.triggers === undefined ? before.triggers : [...new Set(body.triggers)],
    active: body.active ?? before.active,
    payloadTemplate: body.payloadTemplate === undefined ? before.payloadTemplate : payloadTemplate,
    version: body.version ?? before.version,
    rateLimit: body.rateLimit === undefined ? before.rateLimit : body.rateLimit,
    ordered: body.ordered ?? before.ordered,
    time: body.time === undefined ? before.time : body.time,
    timeUnit: body.timeUnit === undefined ? before.timeUnit : body.timeUnit,
  }
}

/** Only the new secret signs; rotate-secret lets both sign for a while. */
async function changeSecret(
  tx: Tx,
  { sealer }: Pick<WebhookDeps, 'sealer'>,
  { id, sealedSecret }: Webhook,
  secret: string | null,
  now: Date,
): Promise<void> {
  if (sealedSecret !== null && sealer.open(sealedSecret) === secret) return
  await replaceSecret(tx, id, secret ? sealer.seal(secret) : null, { now })
}

/** Deletes a webhook with its pending deliveries. */
export const deleteWebhook = ({ db }: WebhookDeps, { id }: Webhook): Promise<void> =>
  db.transaction((tx) => deleteWebhooks(tx, [id]))

/**
 * Deletes all webhooks of an owner.
 * @returns their number
 */
export const deleteAllWebhooks = ({ db }: WebhookDeps, owner: PathOwner): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = await webhookIdsOf(tx, owner)
    await deleteWebhooks(tx, ids)
    return ids.length
  })

/**
 * Sets a new secret of a webhook; the old one signs besides it for 24 hours.
 * @param secret by default an invented one
 * @throws DomainError webhook_not_found (404), ForbiddenException (403)
 */
export async function rotateSecret(
  tx: Tx,
  { clock, sealer }: WebhookDeps,
  { caller, owner, id }: AskedWebhook,
  secret = `whsec_${randomBytes(32).toString('base64')}`,
): Promise<{ secret: string; signingKey: string; previousSecretExpiresAt?: string }> {
  const webhook = await lockWebhook(tx, owner, id)
  if (!webhook) throw new DomainError('webhook_not_found')
  requireSecret(caller, webhook)
  const now = clock.now()
  const previousUntil = new Date(now.getTime() + grace)
  const hadOne = await replaceSecret(tx, id, sealer.seal(secret), { now, previousUntil })
  return {
    secret,
    signingKey: signingKey(secret),
    ...(hadOne && { previousSecretExpiresAt: previousUntil.toISOString() }),
  }
}
