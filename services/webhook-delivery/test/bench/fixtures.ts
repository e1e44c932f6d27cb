import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { systemClock } from '@punctual/contracts'
import { type Database, openDatabase, serviceUrl, silentLog } from '@punctual/db'
import { egressRules } from '@punctual/egress'
import { createMetrics } from '@punctual/http'
import { freshDatabase, type Resources } from '@punctual/testing'
import { keepUp } from '../../src/db/upkeep.ts'
import { webhookDatabase } from '../../src/db/webhook-database.ts'
import { startDeliveries } from '../../src/delivery/delivery-loop.ts'
import { defaultRetrySchedule } from '../../src/domain/retry-schedule.ts'
import { createGotSender } from '../../src/egress/got-sender.ts'
import { aWebhook, seal } from '../harness.ts'

/** Opens a database of the service with the system's clock. */
export async function benchHarness(resources: Resources): Promise<{ db: Database }> {
  const url = await freshDatabase(resources, ['webhook-delivery'])
  const opened = openDatabase(serviceUrl(url, 'webhook-delivery'), { schema: 'webhook_delivery' })
  resources.teardown(() => opened.close())
  const db = webhookDatabase(opened)
  await keepUp(db, systemClock.now())
  return { db }
}

export const benchSecret = 'a secret of the bench'

/** Creates a webhook of that event type of organization 5. */
export const benchWebhook = (db: Database, subscriberUrl: string, eventTypeId: number): Promise<number> =>
  aWebhook({ db, clock: systemClock }, subscriberUrl, {
    eventTypeId,
    triggers: ['BOOKING_CREATED'],
    // `seal` reverses its input, so two calls give the plain text.
    secret: seal(benchSecret),
  })

/** Starts one worker, with secrets in plain text. */
export const benchWorker = (harness: { db: Database }): { stop(): Promise<void> } =>
  startDeliveries({
    ...harness,
    clock: systemClock,
    log: silentLog,
    metrics: createMetrics('webhook-delivery'),
    sender: createGotSender(egressRules(['127.0.0.0/8'])),
    rules: { schedule: defaultRetrySchedule, random: () => 0.5 },
    open: (sealed) => sealed,
    grace: 100,
  })

/** Queues that many due deliveries with that body to a webhook. */
export async function preload(
  db: Database,
  webhookId: number,
  count: number,
  body: Uint8Array,
): Promise<void> {
  const now = systemClock.now()
  await db.sql`
    with created as (
      insert into webhook_delivery (event_id, webhook_id, organization_id, trigger, status, body, content_type, created_at)
      select (substr(uuid_at(${now})::text, 1, 14) || '7' || substr(gen_random_uuid()::text, 16))::uuid,
        ${webhookId}, 5, 'BOOKING_CREATED', 'pending', ${body}, 'application/json', ${now}
      from generate_series(1, ${count}::integer)
      returning event_id, webhook_id)
    insert into webhook_queue (event_id, webhook_id, next_at) select event_id, webhook_id, ${now} from created`
}

/** Returns wall-clock time in fractional milliseconds. */
export const wallTime = (): number => performance.timeOrigin + performance.now()

/** Starts a subscriber in its own process, on every loopback address. */
export async function startSink(
  resources: Resources,
): Promise<{ port: number; arrivals: Map<string, number> }> {
  const child = fork(fileURLToPath(new URL('./sink.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] })
  resources.teardown(() => child.kill())
  const arrivals = new Map<string, number>()
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the sink did not start')))
    child.on('message', (message: { port?: number; arrived?: [string, number][] }) => {
      if (message.port !== undefined) resolve(message.port)
      for (const [id, at] of message.arrived ?? []) if (!arrivals.has(id)) arrivals.set(id, at)
    })
  })
  return { port, arrivals }
}
