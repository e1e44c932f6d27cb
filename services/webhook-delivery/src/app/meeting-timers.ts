import { newEventId, type Tx } from '@punctual/db'
import { cancelTimers, type NewTimer, setTimers, type Timer } from '@punctual/timers'
import { seeBookings, tellOfMeeting } from '../db/bookings-seen.ts'
import { enqueueEvent } from '../db/enqueue-event.ts'
import { horizonOf } from '../db/upkeep.ts'
import { type BookingChanged, newestBookings } from '../domain/newest-bookings.ts'
import { meetingEvent } from '../domain/webhook-event.ts'
import { noShowTimer } from './no-show-timers.ts'

/**
 * Updates the meeting timers of bookings to their newest states: set or moved while a booking is
 * accepted, removed otherwise. Ignores older states, and never sends a meeting event twice for the
 * same time: a booking of which that is no longer known, because it ended before the horizon, gets
 * no timer.
 */
export async function followBookings(tx: Tx, changes: readonly BookingChanged[], now: Date): Promise<void> {
  const horizon = horizonOf(now)
  const bookings = newestBookings(changes)
  const sent = await seeBookings(tx, bookings)
  const gone: string[] = []
  const told = { MEETING_STARTED: [] as string[], MEETING_ENDED: [] as string[] }
  const ahead: NewTimer[] = []
  for (const booking of bookings) {
    const { uid: key, snapshot, version: generation, endsAt, awaited } = booking
    const toldOf = sent.get(key)
    if (!toldOf) continue
    if (!snapshot || endsAt < horizon) {
      gone.push(key)
      continue
    }
    for (const [purpose, at, toldFor] of [
      ['MEETING_STARTED', snapshot.start, toldOf.startedFor],
      ['MEETING_ENDED', snapshot.end, toldOf.endedFor],
    ] as const) {
      const dueAt = new Date(at)
      if (toldFor?.getTime() === dueAt.getTime()) told[purpose].push(key)
      else ahead.push({ key, purpose, dueAt, generation })
    }
    if (awaited && toldOf.awaitedFrom?.getTime() !== Date.parse(awaited.start))
      ahead.push(noShowTimer({ key, generation }, awaited))
  }
  cancelTimers(tx, gone)
  for (const purpose of ['MEETING_STARTED', 'MEETING_ENDED'] as const)
    cancelTimers(tx, told[purpose], { purpose })
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
