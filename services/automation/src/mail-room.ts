import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Log, Stoppable } from '@punctual/http'
import { type Channels, PermanentFailure } from './channels/index.ts'
import {
  claimMessages,
  expireMessages,
  type MessageRow,
  oldestOfLast,
  recordOutcome,
} from './db/message-repository.ts'
import type { Channel } from './domain/outgoing.ts'

const pollMs = 250
const leaseMs = 60_000
const batch = 20
/** Messages of one channel under way, from which on no more of it are taken: a provider that hangs holds up its own alone. */
const perChannel = 20
const hourMs = 3_600_000
const keptMs = 30 * 24 * hourMs
const sweepMs = hourMs
/** Waits between attempts, in milliseconds; after the last one a message has failed. About nine hours in all. */
const retryWaitsMs = [5_000, 30_000, 120_000, 600_000, 1_800_000, 7_200_000, 21_600_000]

/** What workflows may say to one recipient in an hour; the rest waits. A booking's own mails and codes are not counted. */
const perHour = { email: 200, sms: 20, whatsapp: 20, call: 10 }

/**
 * Sends what the queue holds: claims due messages under a lease, sends each by its channel, records the outcome.
 * At least once: a process that dies between the send and its record sends again under the same message id.
 */
export function startMailRoom(deps: { db: Database; channels: Channels; clock: Clock; log: Log }): Stoppable {
  const { db, channels, clock, log } = deps
  let stopped = false
  let wake = () => {}
  let sweptAt = 0
  const underWay = new Map<MessageRow, Promise<void>>()

  /**
   * @param others messages to the same recipient that are under way, and may be recorded as sent in this moment
   * @returns whether the recipient has heard enough from workflows for now; the message then waits, and costs no attempt
   */
  async function holdBack(row: MessageRow, others: readonly MessageRow[]): Promise<boolean> {
    if (row.workflow_id === null) return false
    const now = clock.now()
    const since = new Date(now.getTime() - hourMs)
    const allowed = perHour[row.channel] - others.length
    const except = others.map(({ id }) => id)
    const oldest = allowed > 0 ? await oldestOfLast(db.orm, row, { allowed, since, except }) : now
    if (oldest)
      await recordOutcome(db.orm, row, { status: 'held', retryAt: new Date(oldest.getTime() + hourMs) })
    return oldest !== undefined
  }

  async function attempt(row: MessageRow, others: readonly MessageRow[]): Promise<void> {
    if (await holdBack(row, others)) return
    try {
      const providerId = await channels[row.channel].send(row)
      await recordOutcome(db.orm, row, { status: 'sent', at: clock.now(), providerId })
    } catch (error) {
      const text = (error as Error).message
      const wait = error instanceof PermanentFailure ? undefined : retryWaitsMs[row.attempts - 1]
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
    }
  }

  /** Sends a message while others are taken. */
  function begin(row: MessageRow): void {
    const others = [...underWay.keys()].filter((other) => isToSame(other, row))
    const sending = attempt(row, others)
      .catch((error) =>
        log.error({ err: error, messageId: row.id }, 'what became of a message is not recorded'),
      )
      .finally(() => {
        underWay.delete(row)
        wake()
      })
    underWay.set(row, sending)
  }

  const freeChannels = (): Channel[] =>
    (Object.keys(channels) as Channel[]).filter(
      (channel) => [...underWay.keys()].filter((row) => row.channel === channel).length < perChannel,
    )

  async function sweep(now: Date): Promise<void> {
    if (now.getTime() - sweptAt < sweepMs) return
    sweptAt = now.getTime()
    await expireMessages(db.orm, new Date(now.getTime() - keptMs))
  }

  async function run(): Promise<void> {
    while (!stopped) {
      try {
        const now = clock.now()
        const rows = await claimMessages(db, { now, leaseMs, limit: batch, channels: freeChannels() })
        for (const row of rows) begin(row)
        await sweep(now)
        if (rows.length === batch) continue
      } catch (error) {
        log.error({ err: error }, 'the mail room could not work; it tries again')
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    await Promise.all(underWay.values())
    await Promise.all(Object.values(channels).map((channel) => channel.close()))
  }

  const done = run()
  return {
    async stop() {
      stopped = true
      wake()
      await done
    },
  }
}

/** Whether workflows say both to the same person in the same way. */
const isToSame = (one: MessageRow, other: MessageRow): boolean =>
  one.workflow_id !== null && one.channel === other.channel && one.recipient === other.recipient
