import { type Clock, webhookTriggers } from '@punctual/contracts'
import { type Database, newEventId, openDatabase, serviceUrl, silentLog, type Tx } from '@punctual/db'
import { egressRules } from '@punctual/egress'
import { createMetrics } from '@punctual/http'
import { freshDatabase, TestClock, until } from '@punctual/testing'
import type { Test } from 'tap'
import { webhookDatabase } from '../src/db/webhook-database.ts'
import { createWebhook, replaceSecret } from '../src/db/webhooks-repository.ts'
import { startDeliveries } from '../src/delivery/delivery-loop.ts'
import type { Limits } from '../src/domain/delivery-classes.ts'
import { defaultRetrySchedule } from '../src/domain/retry-schedule.ts'
import type { WebhookSettings } from '../src/domain/webhook.ts'
import type { WebhookEvent } from '../src/domain/webhook-event.ts'
import { createGotSender } from '../src/egress/got-sender.ts'
import type { Sender } from '../src/egress/sender.ts'

/** Creates a database of the service and a stopped clock. */
export async function aHarness(t: Test) {
  const url = await freshDatabase(t, ['webhook-delivery'])
  const clock = new TestClock()
  const opened = openDatabase(serviceUrl(url, 'webhook-delivery'), { schema: 'webhook_delivery' })
  t.teardown(() => opened.close())
  const db = webhookDatabase(opened)
  return { url, db, clock, log: silentLog }
}
export type Harness = Awaited<ReturnType<typeof aHarness>>

/** Settings of a webhook for every trigger by default. */
export const someSettings = (
  subscriberUrl: string,
  more: Partial<WebhookSettings> = {},
): WebhookSettings => ({
  subscriberUrl,
  triggers: [...webhookTriggers],
  active: true,
  payloadTemplate: null,
  version: '2021-10-20',
  rateLimit: null,
  ordered: false,
  time: null,
  timeUnit: null,
  ...more,
})

export interface WebhookOptions extends Partial<WebhookSettings> {
  eventTypeId?: number
  secret?: string
}

/** Creates a webhook of event type 1 of organization 5. Secrets are "sealed" by reversing them. */
export function aWebhook(
  { db, clock }: { db: Database; clock: Clock },
  subscriberUrl: string,
  { eventTypeId = 1, secret, ...settings }: WebhookOptions = {},
): Promise<number> {
  const owner = { kind: 'event-type' as const, id: `${eventTypeId}`, organizationId: 5, userId: 3 }
  return db.transaction(async (tx) => {
    const now = clock.now()
    const id = await createWebhook(tx, owner, someSettings(subscriberUrl, settings), now)
    if (secret !== undefined) await replaceSecret(tx, id, seal(secret), { now })
    return id
  })
}
export const seal = (secret: string): string => [...secret].reverse().join('')

/** An event for webhooks of event type 1, at the current time. */
export function anEvent({ clock }: Pick<Harness, 'clock'>, more: Partial<WebhookEvent> = {}): WebhookEvent {
  const at = clock.now()
  return {
    id: newEventId(at),
    trigger: 'BOOKING_CREATED',
    at,
    organizationId: 5,
    eventTypeId: 1,
    bookingUid: 'acmfVsgZSG9DuhCFJM6D5t',
    payload: { uid: 'acmfVsgZSG9DuhCFJM6D5t', title: 'Intro' },
    ...more,
  }
}

export interface WorkerOptions {
  schedule?: readonly number[]
  sender?: Sender
  limits?: Limits
  rateLimit?: number
  grace?: number
}

/** Starts a worker that delivers to loopback without jitter; the end of the test stops it. */
export function startWorker(
  t: Test,
  harness: Harness,
  options: WorkerOptions = {},
): { stop(): Promise<void> } {
  const { schedule = defaultRetrySchedule, sender, limits, rateLimit, grace } = options
  const worker = startDeliveries({
    ...harness,
    metrics: createMetrics('webhook-delivery'),
    sender: sender ?? createGotSender(egressRules(['127.0.0.0/8'])),
    rules: { schedule, random: () => 0.5 },
    open: seal,
    ...(limits && { limits }),
    ...(rateLimit !== undefined && { rateLimit }),
    ...(grace !== undefined && { grace }),
  })
  t.teardown(() => worker.stop())
  return worker
}

export interface DeliveryRow {
  event_id: string
  webhook_id: number
  status: string
  attempts: number
  reason: string | null
}

/** Returns the deliveries in the order of their events. */
export async function deliveries({ db }: Pick<Harness, 'db'>): Promise<DeliveryRow[]> {
  return [
    ...(await db.sql<DeliveryRow[]>`
      select event_id, webhook_id, status, attempts, reason from webhook_delivery order by event_id, webhook_id`),
  ]
}

/** Waits until every delivery has that status and, if given, that number of attempts. */
export function untilDeliveriesAre(
  harness: Harness,
  status: string,
  attempts?: number,
): Promise<DeliveryRow[]> {
  return until(
    async () => {
      const rows = await deliveries(harness)
      const done = rows.every(
        (row) => row.status === status && (attempts === undefined || row.attempts === attempts),
      )
      return done && rows.length > 0 && rows
    },
    { describe: async () => deliveries(harness) },
  )
}

/** Waits until the queue's only row is due at that time. */
export async function dueAt({ db }: Pick<Harness, 'db'>, at: Date): Promise<void> {
  await until(async () => {
    const rows = await db.sql<{ next_at: Date; leased: boolean }[]>`select next_at, leased from webhook_queue`
    return rows.length === 1 && !rows[0]?.leased && rows[0]?.next_at.getTime() === at.getTime()
  })
}

export type { Database, Tx }
