import { awaitsPayment, type BookingSnapshot } from '@punctual/contracts'
import { newEventId, type Tx } from '@punctual/db'
import { cancelTimers, type NewTimer, setTimers, type Timer } from '@punctual/timers'
import { seeBooking, type ToldOf, tellOfMeeting } from '../db/bookings-seen.ts'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { type BookingEventData, meetingEvent } from '../domain/webhook-event.ts'
import { awaitPeople } from './no-show-timers.ts'

/**
 * Updates the booking's meeting timers to its newest state: set or moved while it is accepted,
 * removed otherwise. Ignores older states, and never sends a meeting event twice for the same time.
 * @param at when the booking changed
 */
export async function followBooking(
  tx: Tx,
  { booking, previous }: BookingEventData,
  at: Date,
): Promise<void> {
  if (previous && previous.uid !== booking.uid) {
    const { uid, version, end } = previous
    const newer = await seeBooking(tx, { uid, version, snapshot: null, endsAt: new Date(end) })
    if (newer) await cancelTimers(tx, uid)
  }
  const { uid, version, status } = booking
  const snapshot = status === 'accepted' && !awaitsPayment(booking) ? booking : null
  const sent = await seeBooking(tx, { uid, version, snapshot, endsAt: new Date(booking.end) })
  if (!sent) return
  if (!snapshot) return cancelTimers(tx, uid)
  await followTimes(tx, booking, sent)
  await awaitPeople(tx, booking, sent.awaitedFrom, at)
}

async function followTimes(
  tx: Tx,
  { uid: key, version: generation, start, end }: BookingSnapshot,
  { startedFor, endedFor }: ToldOf,
): Promise<void> {
  const ahead: NewTimer[] = []
  for (const [purpose, at, toldFor] of [
    ['MEETING_STARTED', start, startedFor],
    ['MEETING_ENDED', end, endedFor],
  ] as const) {
    const dueAt = new Date(at)
    if (toldFor?.getTime() === dueAt.getTime()) await cancelTimers(tx, key, { purpose })
    else ahead.push({ key, purpose, dueAt, generation })
  }
  await setTimers(tx, ahead)
}

/**
 * Sends the meeting event of the current booking to the webhooks, once; late when the worker was
 * down at that time.
 */
export async function fireMeetingTimer(tx: Tx, timer: Timer, now: Date): Promise<void> {
  const { key, purpose, dueAt } = timer
  if (purpose !== 'MEETING_STARTED' && purpose !== 'MEETING_ENDED') return
  const booking = await tellOfMeeting(tx, key, purpose, dueAt)
  if (!booking) return
  await enqueueEvent(tx, meetingEvent(purpose, booking, dueAt, { id: newEventId(now), at: now }), now)
}
