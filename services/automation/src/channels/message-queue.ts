import type { Clock } from '@punctual/contracts'
import { type Database, pause, wakeForWork } from '@punctual/db'
import type { Log, Stoppable } from '@punctual/http'
import type { Tracing } from '@punctual/tracing'
import {
  claimMessages,
  expireMessages,
  type MessageRow,
  nextAttemptAt,
  oldestOfLast,
  recordOutcome,
  renewClaims,
} from '../db/message-repository.ts'
import type { Channel } from '../domain/outgoing.ts'
import { type Channels, PermanentFailure } from './index.ts'
import { gatherSent, type SentMessages } from './sent-messages.ts'

/** Milliseconds of real time between two looks for messages that nothing announced. */
const lookMs = 5_000
/** Milliseconds of real time: messages that are queued within it are claimed together. */
const gatherMs = 50
/** Milliseconds to wait after a failure. */
const retryMs = 500
/**
 * A message that takes longer, because its provider is slow or others of its channel are sent
 * before it, has its claim extended.
 */
const leaseMs = 60_000
const batchSize = 20
/**
 * Messages of one channel that are sent in parallel; a provider that hangs blocks only its own
 * channel.
 */
const maxPerChannel = 20
const hourMs = 3_600_000
const retentionMs = 30 * 24 * hourMs
const sweepMs = hourMs
/**
 * Waits between attempts in milliseconds, about nine hours in total; after the last one the message
 * has failed.
 */
const retryWaitsMs = [5_000, 30_000, 120_000, 600_000, 1_800_000, 7_200_000, 21_600_000]

/** A call that a person started is not repeated later than this many milliseconds after that. */
const callAgainMs = 600_000

/**
 * Workflow messages per recipient and hour; more are delayed. A booking's own mails and codes are
 * not counted.
 */
const maxPerHour = { email: 200, sms: 20, whatsapp: 20, call: 10 }

interface QueueDeps {
  db: Database
  channels: Channels
  clock: Clock
  log: Log
}

/**
 * Delays a workflow message if its recipient has reached the hourly limit; that does not count as
 * an attempt.
 * @param others messages to the same recipient that are being sent, and count as sent
 * @returns whether the message was delayed
 */
async function delayIfLimited(
  { db, clock }: QueueDeps,
  row: MessageRow,
  others: readonly MessageRow[],
): Promise<boolean> {
  if (row.workflowId === null) return false
  const now = clock.now()
  const since = new Date(now.getTime() - hourMs)
  const allowed = maxPerHour[row.channel] - others.length
  const except = others.map(({ id }) => id)
  const oldest = allowed > 0 ? await oldestOfLast(db.orm, row, { allowed, since, except }) : now
  if (oldest)
    await recordOutcome(db.orm, row, { status: 'held', retryAt: new Date(oldest.getTime() + hourMs) })
  return oldest !== undefined
}

/** Returns the milliseconds until the next attempt; undefined after the last one. */
function waitAfter({ attempts, call, createdAt }: MessageRow, now: Date): number | undefined {
  const wait = retryWaitsMs[attempts - 1]
  const isTooLate =
    call !== null && wait !== undefined && now.getTime() + wait > createdAt.getTime() + callAgainMs
  return isTooLate ? undefined : wait
}

/** Sends a message in a trace of its own, which links to the one that wrote it. */
function sendTraced<T>(
  tracing: Tracing | undefined,
  { channel, attempts, organizationId, traceparent }: MessageRow,
  send: () => Promise<T>,
): Promise<T> {
  if (!tracing) return send()
  const attributes = { 'punctual.organization.id': organizationId, 'punctual.attempt': attempts }
  return tracing.run(
    `send ${channel}`,
    { kind: 'client', isRoot: true, links: [traceparent], attributes },
    send,
  )
}

/** Sends a message, unless it is delayed, and records the outcome. */
async function attempt(
  deps: QueueDeps & { sent: SentMessages },
  row: MessageRow,
  others: readonly MessageRow[],
): Promise<void> {
  if (await delayIfLimited(deps, row, others)) return
  const { db, channels, clock, log, sent } = deps
  let providerId: string | null
  try {
    providerId = await sendTraced(db.tracing, row, () => channels[row.channel].send(row))
  } catch (error) {
    const text = (error as Error).message
    const wait = error instanceof PermanentFailure ? undefined : waitAfter(row, clock.now())
    log.warn(
      {
        messageId: row.id,
        channel: row.channel,
        attempt: row.attempts,
        final: wait === undefined,
        err: error,
      },
      'message not sent',
    )
    await recordOutcome(
      db.orm,
      row,
      wait === undefined
        ? { status: 'failed', error: text }
        : { status: 'pending', error: text, retryAt: new Date(clock.now().getTime() + wait) },
    )
    return
  }
  await sent.add({ row, at: clock.now(), providerId })
}

/**
 * Starts the loop that claims due messages, sends each through its channel and records the outcome.
 * Delivery is at least once: after a crash between the send and the record, the message is sent
 * again with the same id. Long because its parts share the messages in flight.
 */
export function startMessageQueue(deps: QueueDeps): Stoppable {
  const { db, channels, clock, log } = deps
  let stopped = false
  const { wake, close } = wakeForWork(deps, 'messages')
  let sweptAt = 0
  const inFlight = new Map<MessageRow, Promise<void>>()
  const sent = gatherSent(db.sql, () => inFlight.size)

  /** Starts to send a message in the background. */
  function begin(row: MessageRow): void {
    const others = [...inFlight.keys()].filter((other) => haveSameRecipient(other, row))
    const sending = attempt({ ...deps, sent }, row, others)
      .catch((error) =>
        log.error({ err: error, messageId: row.id }, 'the outcome of a message was not recorded'),
      )
      .finally(() => {
        const wasFull = !freeChannels().includes(row.channel)
        inFlight.delete(row)
        if (wasFull) wake.call()
      })
    inFlight.set(row, sending)
  }

  const freeChannels = (): Channel[] =>
    (Object.keys(channels) as Channel[]).filter(
      (channel) => [...inFlight.keys()].filter((row) => row.channel === channel).length < maxPerChannel,
    )

  async function sweep(now: Date): Promise<void> {
    if (now.getTime() - sweptAt < sweepMs) return
    sweptAt = now.getTime()
    await expireMessages(db.orm, new Date(now.getTime() - retentionMs))
  }

  /** Extends the claims whose half is over, so that no message is claimed while it is sent. */
  async function renew(now: Date): Promise<void> {
    const half = new Date(now.getTime() + leaseMs / 2)
    const old = [...inFlight.keys()].filter(({ nextAttemptAt }) => nextAttemptAt && nextAttemptAt < half)
    if (old.length === 0) return
    const until = new Date(now.getTime() + leaseMs)
    await renewClaims(db.sql, old, until)
    for (const row of old) row.nextAttemptAt = until
  }

  /** Claims what is due. @returns the milliseconds until the next look */
  async function look(): Promise<number> {
    const now = clock.now()
    await renew(now)
    const rows = await claimMessages(db.sql, { now, leaseMs, limit: batchSize, channels: freeChannels() })
    for (const row of rows) begin(row)
    await sweep(now)
    if (rows.length === batchSize) return 0
    const next = await nextAttemptAt(db.sql, now)
    return next ? Math.min(lookMs, Math.max(1, next.getTime() - clock.now().getTime())) : lookMs
  }

  async function run(): Promise<void> {
    while (!stopped) {
      const left = await look().catch((error: unknown) => {
        log.error({ err: error }, 'the message queue failed; retrying')
        return retryMs
      })
      if (left === 0 || stopped) continue
      await pause(gatherMs)
      await wake.wait(left)
    }
    await Promise.all(inFlight.values())
    await Promise.all(Object.values(channels).map((channel) => channel.close()))
  }

  const done = run()
  return {
    async stop() {
      stopped = true
      wake.call()
      await Promise.all([close(), done])
    },
  }
}

/** Whether both are workflow messages to the same recipient by the same channel. */
const haveSameRecipient = (one: MessageRow, other: MessageRow): boolean =>
  one.workflowId !== null && one.channel === other.channel && one.recipient === other.recipient
