import { isErasedAddress } from '@punctual/contracts'
import type { Database, Orm, Tx } from '@punctual/db'
import { and, desc, eq, gt, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm'
import type { Channel, OutgoingMessage } from '../domain/outgoing.ts'
import { message } from './schema.ts'

export type MessageRow = typeof message.$inferSelect

// In words, as the partial indexes have them: a plan that is kept for every parameter cannot tell that an index fits.
const isPending = sql`${message.status} = 'pending'`
const isDone = sql`${message.status} <> 'pending'`
const isSent = sql`${message.status} = 'sent'`

/**
 * Puts messages in the queue, due at once; a reason to speak that was used before is passed over, and so is whoever was
 * forgotten, as nobody reads what is sent there (docs/domain.md#erasure).
 * @param skipped why they are not sent at all: they are noted in the log alone
 */
export async function enqueueMessages(
  tx: Tx,
  wanted: readonly OutgoingMessage[],
  at: Date,
  skipped?: 'skipped_late',
): Promise<void> {
  const messages = wanted.filter(({ recipient }) => !isErasedAddress(recipient))
  if (messages.length === 0) return
  await tx.orm
    .insert(message)
    .values(
      messages.map((one) => ({
        organization_id: one.organizationId,
        dedupe_key: one.dedupeKey,
        channel: one.channel,
        recipient: one.recipient,
        sender_name: one.senderName,
        reply_to: one.replyTo ?? null,
        subject: one.subject,
        body_text: one.text,
        html: one.html ?? null,
        invitation: one.invitation ?? null,
        booking_uid: one.bookingUid ?? null,
        workflow_id: one.workflowId ?? null,
        ...(skipped ? { status: 'skipped' as const, error: skipped } : { next_attempt_at: at }),
        created_at: at,
      })),
    )
    .onConflictDoNothing({ target: message.dedupe_key })
}

/**
 * Takes due messages for one process: their next attempt moves to the end of the lease, so that another process takes
 * them over if this one dies. Counts the attempt.
 * @param leaseMs longer than the slowest send
 */
export async function claimMessages(
  db: Pick<Database, 'transaction'>,
  {
    now,
    leaseMs,
    limit,
    channels,
  }: { now: Date; leaseMs: number; limit: number; channels: readonly Channel[] },
): Promise<MessageRow[]> {
  if (channels.length === 0) return []
  return db.transaction(async ({ orm }) => {
    const due = orm
      .select({ id: message.id })
      .from(message)
      .where(
        and(
          isPending,
          sql`${message.next_attempt_at} <= ${now.toISOString()}`,
          inArray(message.channel, [...channels]),
        ),
      )
      .orderBy(message.next_attempt_at, message.id)
      .limit(limit)
      .for('update', { skipLocked: true })
    return orm
      .update(message)
      .set({ attempts: sql`${message.attempts} + 1`, next_attempt_at: new Date(now.getTime() + leaseMs) })
      .where(sql`${message.id} in (${due})`)
      .returning()
  })
}

/** The outcome of one attempt. A retry has a time, a last failure none. */
export type MessageOutcome =
  | { status: 'sent'; at: Date; providerId: string | null }
  | { status: 'pending'; retryAt: Date; error: string }
  | { status: 'held'; retryAt: Date }
  | { status: 'failed'; error: string }

function outcomeColumns(row: MessageRow, outcome: MessageOutcome) {
  switch (outcome.status) {
    case 'sent': {
      const { status, at, providerId } = outcome
      return { status, sent_at: at, provider_id: providerId, error: null, next_attempt_at: null }
    }
    case 'held':
      // No attempt was made.
      return { attempts: row.attempts - 1, next_attempt_at: outcome.retryAt }
    case 'pending':
      return { error: outcome.error, next_attempt_at: outcome.retryAt }
    case 'failed':
      return { status: outcome.status, error: outcome.error, next_attempt_at: null }
  }
}

/** Records an attempt; one that lost its lease to another process changes nothing. */
export async function recordOutcome(orm: Orm, row: MessageRow, outcome: MessageOutcome): Promise<void> {
  await orm
    .update(message)
    .set(outcomeColumns(row, outcome))
    .where(and(eq(message.id, row.id), eq(message.attempts, row.attempts), isPending))
}

/**
 * @returns when the oldest of the last `allowed` messages of workflows was sent to somebody by a channel, if it was after
 * `since`, `except` some: until it has left that span, there are enough of them
 */
export async function oldestOfLast(
  orm: Orm,
  { channel, recipient }: Pick<MessageRow, 'channel' | 'recipient'>,
  { allowed, since, except }: { allowed: number; since: Date; except: readonly number[] },
): Promise<Date | undefined> {
  const [row] = await orm
    .select({ at: message.sent_at })
    .from(message)
    .where(
      and(
        eq(message.channel, channel),
        eq(message.recipient, recipient),
        isSent,
        gt(message.sent_at, since),
        isNotNull(message.workflow_id),
        notInArray(message.id, [...except]),
      ),
    )
    .orderBy(desc(message.sent_at))
    .limit(1)
    .offset(allowed - 1)
  return row?.at ?? undefined
}

/** Deletes what was said before `before`: the log holds names and addresses. */
export async function expireMessages(orm: Orm, before: Date): Promise<void> {
  await orm.delete(message).where(and(isDone, lt(message.created_at, before)))
}
