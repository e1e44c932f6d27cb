import { isErasedAddress } from '@punctual/contracts'
import { type Orm, queueWork, type Sql, type Tx } from '@punctual/db'
import { and, count, desc, eq, gt, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Channel, OutgoingMessage } from '../domain/outgoing.ts'
import { message } from './schema.ts'
import { withoutUnsubscribed } from './unsubscribed.ts'

export type MessageRow = typeof message.$inferSelect

// Literals instead of parameters: a generic plan can then match the partial indexes.
const isPending = sql`${message.status} = 'pending'`
const isDone = sql`${message.status} <> 'pending'`
const isSent = sql`${message.status} = 'sent'`

/**
 * Queues messages that are due immediately. Drops those whose dedupe key exists, and those to the
 * address of an erased person (docs/domain.md#erasure) or of one who has ended the mails of their
 * workflow.
 * @param skipped the reason if the messages are only logged and never sent
 */
export async function enqueueMessages(
  tx: Tx,
  wanted: readonly OutgoingMessage[],
  at: Date,
  skipped?: 'skipped_late',
): Promise<void> {
  const known = wanted.filter(({ recipient }) => !isErasedAddress(recipient))
  const messages = await withoutUnsubscribed(tx, known)
  if (messages.length === 0) return
  queueWork(tx, 'messages')
  const rows = messages.map((one) => ({
    organization_id: one.organizationId,
    dedupe_key: one.dedupeKey,
    channel: one.channel,
    recipient: one.recipient,
    sender_name: one.senderName,
    reply_to: one.replyTo,
    subject: one.subject,
    body_text: one.text,
    html: one.html,
    invitation: one.invitation,
    call: one.call,
    booking_uid: one.bookingUid,
    workflow_id: one.workflowId,
    traceparent: tx.traceparent,
  }))
  const status = skipped ? 'skipped' : 'pending'
  // Each booking queues some: with the query builder their insert took longer to build than to run.
  const insert = tx.sql`
    insert into message (organization_id, dedupe_key, channel, recipient, sender_name, reply_to, subject,
      body_text, html, invitation, call, booking_uid, workflow_id, status, error, next_attempt_at, created_at,
      traceparent)
    select organization_id, dedupe_key, channel, recipient, sender_name, reply_to, subject,
      body_text, html, invitation, call, booking_uid, workflow_id, ${status}::text,
      ${skipped ?? null}::text, ${skipped ? null : at}::timestamptz, ${at}::timestamptz, traceparent
    from jsonb_populate_recordset(null::message, ${JSON.stringify(rows)}::text::jsonb)
    on conflict (dedupe_key) do nothing`
  tx.send(insert)
}

/**
 * Claims due messages for one process and counts the attempt: their next attempt moves to the end
 * of the lease, so that another process takes them over if this one dies.
 * @param options.leaseMs duration of the claim in milliseconds
 */
export async function claimMessages(
  sql: Sql,
  {
    now,
    leaseMs,
    limit,
    channels,
  }: { now: Date; leaseMs: number; limit: number; channels: readonly Channel[] },
): Promise<MessageRow[]> {
  if (channels.length === 0) return []
  return sql<MessageRow[]>`
    update message set attempts = attempts + 1, next_attempt_at = ${new Date(now.getTime() + leaseMs)}
    where id in (
      select id from message
      where status = 'pending' and next_attempt_at <= ${now} and channel = any(${[...channels]}::text[])
      order by next_attempt_at, id limit ${limit} for update skip locked)
    returning id, organization_id as "organizationId", dedupe_key as "dedupeKey", channel, recipient,
      sender_name as "senderName", reply_to as "replyTo", subject, body_text as "bodyText", html, invitation,
      call, booking_uid as "bookingUid", workflow_id as "workflowId", status, attempts,
      next_attempt_at as "nextAttemptAt", error, provider_id as "providerId", created_at as "createdAt",
      sent_at as "sentAt", traceparent`
}

/**
 * Extends claims, except those of messages that have an outcome or that another process has
 * claimed since.
 */
export async function renewClaims(sql: Sql, claimed: readonly MessageRow[], until: Date): Promise<void> {
  await sql`
    update message m set next_attempt_at = ${until}
    from unnest(${claimed.map(({ id }) => id)}::bigint[], ${claimed.map(({ attempts }) => attempts)}::integer[],
      ${claimed.map(({ nextAttemptAt }) => nextAttemptAt)}::timestamptz[]) c(id, attempts, ends_at)
    where m.id = c.id and m.attempts = c.attempts and m.next_attempt_at = c.ends_at and m.status = 'pending'`
}

/** Returns when the next message is due after `now`, claimed ones by the end of their claim. */
export async function nextAttemptAt(sql: Sql, now: Date): Promise<Date | undefined> {
  const [row] = await sql<{ at: Date }[]>`
    select next_attempt_at as at from message where status = 'pending' and next_attempt_at > ${now}
    order by next_attempt_at limit 1`
  return row?.at
}

/** A message that its provider has accepted. */
export interface SentMessage {
  row: Pick<MessageRow, 'id' | 'attempts'>
  at: Date
  providerId: string | null
}

/**
 * Records that messages were sent, except those that another process has claimed since. One
 * statement, because most attempts end this way and many at about the same time.
 */
export async function recordSent(sql: Sql, sent: readonly SentMessage[]): Promise<void> {
  await sql`
    update message m set status = 'sent', sent_at = s.at, provider_id = s.provider_id, error = null,
      next_attempt_at = null
    from unnest(${sent.map(({ row }) => row.id)}::bigint[], ${sent.map(({ row }) => row.attempts)}::integer[],
      ${sent.map(({ at }) => at)}::timestamptz[], ${sql.array(
        sent.map(({ providerId }) => providerId),
        'text',
      )}) s(id, attempts, at, provider_id)
    where m.id = s.id and m.attempts = s.attempts and m.status = 'pending'`
}

/** The outcome of one other attempt: retried later, delayed by the hourly limit, or failed. */
export type MessageOutcome =
  | { status: 'pending'; retryAt: Date; error: string }
  | { status: 'held'; retryAt: Date }
  | { status: 'failed'; error: string }

function outcomeColumns(row: MessageRow, outcome: MessageOutcome) {
  switch (outcome.status) {
    case 'held':
      // No attempt was made.
      return { attempts: row.attempts - 1, nextAttemptAt: outcome.retryAt }
    case 'pending':
      return { error: outcome.error, nextAttemptAt: outcome.retryAt }
    case 'failed':
      return { status: outcome.status, error: outcome.error, nextAttemptAt: null }
  }
}

/**
 * Records the outcome of an attempt; does nothing if another process has claimed the message since.
 */
export async function recordOutcome(orm: Orm, row: MessageRow, outcome: MessageOutcome): Promise<void> {
  await orm
    .update(message)
    .set(outcomeColumns(row, outcome))
    .where(and(eq(message.id, row.id), eq(message.attempts, row.attempts), isPending))
}

/**
 * Returns when the oldest of the last `allowed` workflow messages to a recipient was sent by a
 * channel; undefined if fewer were sent after `since`. The hourly limit is reached until that time
 * is an hour ago.
 * @param options.except ids of messages that are not counted
 */
export async function oldestOfLast(
  orm: Orm,
  { channel, recipient }: Pick<MessageRow, 'channel' | 'recipient'>,
  { allowed, since, except }: { allowed: number; since: Date; except: readonly number[] },
): Promise<Date | undefined> {
  const [row] = await orm
    .select({ at: message.sentAt })
    .from(message)
    .where(
      and(
        eq(message.channel, channel),
        eq(message.recipient, recipient),
        isSent,
        gt(message.sentAt, since),
        isNotNull(message.workflowId),
        notInArray(message.id, [...except]),
      ),
    )
    .orderBy(desc(message.sentAt))
    .limit(1)
    .offset(allowed - 1)
  return row?.at ?? undefined
}

/**
 * Deletes finished messages that were created before `before`, because they hold names and
 * addresses.
 */
export async function expireMessages(orm: Orm, before: Date): Promise<void> {
  await orm.delete(message).where(and(isDone, lt(message.createdAt, before)))
}

/** Returns a page of a workflow's messages, newest first, and their total number. */
export async function listMessages(
  orm: Orm,
  wanted: {
    workflowId: number
    status: 'pending' | 'sent' | 'failed' | 'skipped' | undefined
    take: number
    skip: number
  },
) {
  const { workflowId, status, take, skip } = wanted
  const where = and(
    eq(message.workflowId, workflowId),
    status === undefined ? undefined : eq(message.status, status),
  )
  const rows = await orm
    .select()
    .from(message)
    .where(where)
    .orderBy(desc(message.id))
    .limit(take)
    .offset(skip)
  const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(message).where(where)
  return { rows, total }
}
