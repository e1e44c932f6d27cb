import { awaitsPayment, type BookingSnapshot } from '@punctual/contracts'
import { newEventId, type Tx } from '@punctual/db'
import { cancelTimers, setTimer, type Timer } from '@punctual/timers'
import { seeBooking, tellOfMeeting } from '../db/bookings-seen.ts'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { type BookingEventData, meetingEvent } from '../domain/webhook-event.ts'
import { awaitPeople } from './no-show-timers.ts'

/**
 * Makes the booking's timers follow its newest state: set while it is accepted, moved with it, gone with it. What a late
 * event says is passed over, and a meeting that was told of is not told of again for the same time (our decisions,
 * webhooks: one timer per booking and kind).
 * @param at when it changed
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
  const told = await seeBooking(tx, { uid, version, snapshot, endsAt: new Date(booking.end) })
  if (!told) return
  if (!snapshot) return cancelTimers(tx, uid)
  await followTime(tx, booking, 'MEETING_STARTED', new Date(booking.start), told.startedFor)
  await followTime(tx, booking, 'MEETING_ENDED', new Date(booking.end), told.endedFor)
  await awaitPeople(tx, booking, told.awaitedFrom, at)
}

async function followTime(
  tx: Tx,
  { uid, version }: BookingSnapshot,
  purpose: 'MEETING_STARTED' | 'MEETING_ENDED',
  dueAt: Date,
  toldFor: Date | null,
): Promise<void> {
  if (toldFor?.getTime() === dueAt.getTime()) return cancelTimers(tx, uid, { purpose })
  await setTimer(tx, { key: uid, purpose, dueAt, generation: version })
}

/** Tells the webhooks of the booking as they are now: late when nobody was there in time, and once. */
export async function fireMeetingTimer(tx: Tx, timer: Timer, now: Date): Promise<void> {
  const { key, purpose, dueAt } = timer
  if (purpose !== 'MEETING_STARTED' && purpose !== 'MEETING_ENDED') return
  const booking = await tellOfMeeting(tx, key, purpose, dueAt)
  if (!booking) return
  await enqueueEvent(tx, meetingEvent(purpose, booking, dueAt, { id: newEventId(now), at: now }), now)
}
