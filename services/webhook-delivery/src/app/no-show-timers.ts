import { type BookingSnapshot, hasRoom, type RoomSide, webhookNoShowNoticed } from '@punctual/contracts'
import { appendEvent, newEventId, type Tx } from '@punctual/db'
import { type NewTimer, setTimer, type Timer } from '@punctual/timers'
import { awaitedBooking, waitingWebhooks } from '../db/bookings-seen.ts'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { noShowEvents, noShowTriggers, waitMs } from '../domain/no-show-event.ts'

export const noShowPurpose = 'NO_SHOW'

/** `waited`: milliseconds since the start, for which the timer was set. */
interface Wait {
  start: string
  waited: number
}

/** Milliseconds until the next check while the participants may be outdated. */
const retryAfterOutageMs = 5_000

/**
 * Returns the timer that waits for people in the video room of an accepted booking, from its start
 * on. Webhooks are matched when it fires. Waits that were over when the booking was accepted are
 * skipped. A timer that is set for this start stays unchanged, however late it fires.
 */
export function noShowTimer(
  of: Pick<Timer, 'key' | 'generation'>,
  { start, since }: { start: string; since: Date },
): NewTimer {
  const waited = Math.max(0, since.getTime() - Date.parse(start))
  return { ...timerOf(of, { start, waited }), unless: { start } }
}

const timerOf = (of: Pick<Timer, 'key' | 'generation'>, payload: Wait, dueAt?: Date): NewTimer => ({
  key: of.key,
  generation: of.generation,
  purpose: noShowPurpose,
  payload,
  dueAt: dueAt ?? new Date(Date.parse(payload.start) + payload.waited),
})

const wait = (tx: Tx, of: Pick<Timer, 'key' | 'generation'>, payload: Wait, dueAt?: Date) =>
  setTimer(tx, timerOf(of, payload, dueAt))

/**
 * Sends the no-show events to the webhooks whose wait is over, publishes the notice for bookings,
 * and sets the timer of the next longer wait. Reports no absence while events cannot be received.
 */
export async function fireNoShowTimer(tx: Tx, timer: Timer, now: Date, hears: boolean): Promise<void> {
  const { start, waited } = timer.payload as Wait
  if (!hears) return wait(tx, timer, { start, waited }, new Date(now.getTime() + retryAfterOutageMs))
  const awaited = await awaitedBooking(tx, timer.key, start)
  if (!awaited) return
  const { booking, participants } = awaited
  const webhooks = await waitingWebhooks(tx, booking)
  const sides = new Set<RoomSide>()
  for (const webhook of hasRoom(booking) ? webhooks.filter((one) => waitMs(one) === waited) : []) {
    for (const side of ['hosts', 'guests'] as const) {
      if (!webhook.triggers.includes(noShowTriggers[side])) continue
      const events = noShowEvents(side, webhook, booking, participants, () => ({
        id: newEventId(now),
        at: now,
      }))
      for (const event of events) await enqueueEvent(tx, event, now)
      if (events.length > 0) sides.add(side)
    }
  }
  for (const side of sides) await notice(tx, booking, { side, start, waited }, now)
  const longer = webhooks.map(waitMs).filter((ms) => ms > waited)
  if (longer.length > 0) await wait(tx, timer, { start, waited: Math.min(...longer) })
}

async function notice(
  tx: Tx,
  { uid, version, organizationId }: BookingSnapshot,
  { side, start, waited }: Wait & { side: RoomSide },
  now: Date,
): Promise<void> {
  const at = new Date(Date.parse(start) + waited).toISOString()
  await appendEvent(tx, webhookNoShowNoticed, {
    subject: uid,
    version,
    organizationId,
    at: now,
    data: { bookingUid: uid, side, at },
  })
}
