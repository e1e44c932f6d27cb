import { type BookingSnapshot, hasRoom, type RoomSide, webhookNoShowNoticed } from '@punctual/contracts'
import { appendEvent, newEventId, type Tx } from '@punctual/db'
import { isTimerSet, setTimer, type Timer } from '@punctual/timers'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { awaitedBooking, waitingWebhooks } from '../db/rooms-seen.ts'
import { noShowEvents, noShowTriggers, waitMs } from '../domain/no-show-event.ts'

export const noShowPurpose = 'NO_SHOW'

/** `waited`: ms since the start, for which the timer was set. */
interface Wait {
  start: string
  waited: number
}

/** Milliseconds until another look, while who has come may not have been heard of. */
const pauseWhileDeaf = 5_000

/**
 * Waits for people in the room of an accepted booking, from its start on; the webhooks are matched then. What is over when
 * the booking is accepted is not waited for any more. A timer that is set for the start already stays as it is, however late
 * it fires.
 * @param awaitedFrom the start that they are waited for from already
 */
export async function awaitPeople(
  tx: Tx,
  booking: BookingSnapshot,
  awaitedFrom: Date | null,
  at: Date,
): Promise<void> {
  const { uid, version, start } = booking
  const startsAt = Date.parse(start)
  if (!hasRoom(booking) || awaitedFrom?.getTime() === startsAt) return
  if (await isTimerSet(tx, { key: uid, purpose: noShowPurpose }, { start })) return
  const waited = Math.max(0, at.getTime() - startsAt)
  await wait(tx, { key: uid, generation: version }, { start, waited })
}

const wait = (tx: Tx, of: Pick<Timer, 'key' | 'generation'>, payload: Wait, dueAt?: Date) =>
  setTimer(tx, {
    ...{ key: of.key, generation: of.generation, purpose: noShowPurpose, payload },
    dueAt: dueAt ?? new Date(Date.parse(payload.start) + payload.waited),
  })

/**
 * Tells the webhooks whose wait is over of those who have not come, bookings of it as well, and goes on to the next longer
 * wait. While events cannot be heard nobody is called missing.
 */
export async function fireNoShowTimer(tx: Tx, timer: Timer, now: Date, hears: boolean): Promise<void> {
  const { start, waited } = timer.payload as Wait
  if (!hears) return wait(tx, timer, { start, waited }, new Date(now.getTime() + pauseWhileDeaf))
  const awaited = await awaitedBooking(tx, timer.key, start)
  if (!awaited) return
  const { booking, participants } = awaited
  const webhooks = await waitingWebhooks(tx, booking)
  const sides = new Set<RoomSide>()
  for (const webhook of hasRoom(booking) ? webhooks.filter((one) => waitMs(one) === waited) : []) {
    for (const side of ['hosts', 'guests'] as const) {
      if (!webhook.triggers.includes(noShowTriggers[side])) continue
      const events = noShowEvents(side, webhook, booking, participants, () => ({
        ...{ id: newEventId(now), at: now },
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
    ...{ subject: uid, version, organizationId, at: now },
    data: { bookingUid: uid, side, at },
  })
}
