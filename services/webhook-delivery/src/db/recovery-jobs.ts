import { type Database, queueWork, type Sql, type Tx } from '@punctual/db'
import type { WebhookEvent, WebhookOwner } from '../domain/webhook-event.ts'
import { addDeliveries } from './delivery-queue.ts'
import { listEvents } from './events-repository.ts'
import type { Reader } from './reader.ts'
import { requeue } from './requeue.ts'
import { lockStates } from './states.ts'

export interface RecoveryJob {
  id: number
  status: 'running' | 'completed'
  since: Date
  until: Date
  examined: number
  queued: number
  createdAt: Date
  finishedAt: Date | null
}

const eventsPerBatch = 100
/**
 * A job waits while its webhook has this many queued deliveries, so that new events do not wait
 * behind all old ones.
 */
const maxQueued = 1_000

/** Creates a job, which a worker runs. */
export async function addRecoveryJob(
  tx: Tx,
  webhookId: number,
  { since, until, now }: { since: Date; until: Date; now: Date },
): Promise<RecoveryJob> {
  queueWork(tx, 'recoveries')
  const [job] = await tx.sql<RecoveryJob[]>`
    insert into webhook_recovery_job (webhook_id, since, until, cursor, status, created_at)
    values (${webhookId}, ${since}, ${until}, uuid_at(${since}), 'running', ${now})
    returning ${columns(tx.sql)}`
  if (!job) throw new Error('the recovery job was not inserted')
  return job
}

export async function findRecoveryJob(
  { sql }: Reader,
  webhookId: number,
  id: number,
): Promise<RecoveryJob | undefined> {
  const [job] = await sql<RecoveryJob[]>`
    select ${columns(sql)} from webhook_recovery_job where id = ${id} and webhook_id = ${webhookId}`
  return job
}

const columns = (sql: Sql) => sql`
  id, status, since, until, examined, queued, created_at as "createdAt", finished_at as "finishedAt"`

interface NextJob {
  id: number
  webhookId: number
  until: Date
  cursor: string
  owner: WebhookOwner
  triggers: string[]
  payloadTemplate: string | null
}

/**
 * Runs one batch of a recovery job: delivers the events that the webhook never got, replays
 * deliveries that ended without success, and skips delivered and pending ones. Cursor and counts
 * move in the same transaction.
 * @returns whether there was work
 */
export async function continueRecovery(db: Database, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [job] = await tx.sql<NextJob[]>`
      select j.id, j.webhook_id as "webhookId", j.until, j.cursor, w.triggers,
        json_build_object('kind', w.owner_kind, 'id', w.owner_id, 'organizationId', w.organization_id) as owner,
        w.payload_template as "payloadTemplate"
      from webhook_recovery_job j join webhook w on w.id = j.webhook_id
      where j.status = 'running' and w.deleted_at is null and (
        select count(*) from (
          select 1 from webhook_queue q where q.webhook_id = j.webhook_id limit ${maxQueued}) full_queue
        ) < ${maxQueued}
      order by j.id limit 1 for update of j skip locked`
    if (!job) return false
    const events = await listEvents(tx, {
      owner: job.owner,
      webhookId: job.webhookId,
      triggers: job.triggers,
      after: job.cursor,
      until: job.until,
      limit: eventsPerBatch,
    })
    const queued = await recover(tx, job, events, now)
    const done = events.length < eventsPerBatch
    await tx.sql`
      update webhook_recovery_job
      set cursor = ${events.at(-1)?.id ?? job.cursor}, examined = examined + ${events.length},
        queued = queued + ${queued}, status = ${done ? 'completed' : 'running'},
        finished_at = ${done ? now : null}
      where id = ${job.id}`
    return true
  })
}

async function recover(tx: Tx, job: NextJob, events: readonly WebhookEvent[], now: Date): Promise<number> {
  const recipient = { id: job.webhookId, payloadTemplate: job.payloadTemplate }
  await lockStates(tx, [recipient.id])
  const ids = events.map(({ id }) => id)
  const known = await tx.sql<{ eventId: string; status: string; unrendered: boolean }[]>`
    select event_id as "eventId", status, octet_length(body) = 0 as unrendered from webhook_delivery
    where event_id = any(${ids}::uuid[]) and webhook_id = ${recipient.id}`
  const deliveries = new Map(known.map((row) => [row.eventId, row]))
  const missed = events.filter(({ id }) => !deliveries.has(id))
  let queued = await addDeliveries(
    tx,
    missed.map((event) => ({ event, recipients: [recipient] })),
    { now },
  )
  for (const event of events) {
    const delivery = deliveries.get(event.id)
    if (delivery?.status === 'exhausted' || delivery?.status === 'cancelled') {
      queued += Number(await requeue(tx, event, recipient, delivery.unrendered, { now, replay: true }))
    }
  }
  return queued
}
