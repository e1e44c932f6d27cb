import { awaitsPayment, type BookingSnapshot, hasRoom } from '@punctual/contracts'
import type { BookingEventData } from './webhook-event.ts'

/** A change of a booking: its data, and when it happened. */
export interface BookingChanged {
  data: BookingEventData
  at: Date
}

/** The newest state of a booking that its timers need. */
export interface NewestBooking {
  uid: string
  version: number
  /** null: not accepted, not paid, or replaced. */
  snapshot: BookingSnapshot | null
  endsAt: Date
  /** The start from which webhooks wait for people, and when the booking first had it. */
  awaited?: { start: string; since: Date }
}

/**
 * Returns the newest state of each booking: timers set for it are those that would be left after
 * the changes were followed one by one.
 */
export function newestBookings(changes: readonly BookingChanged[]): NewestBooking[] {
  const newest = new Map<string, NewestBooking>()
  const note = (booking: NewestBooking): void => {
    const known = newest.get(booking.uid)
    if (known && known.version >= booking.version) return
    const awaited = booking.snapshot ? firstAwaited(known?.awaited, booking.awaited) : undefined
    newest.set(booking.uid, { ...booking, ...(awaited && { awaited }) })
  }
  for (const { data, at } of changes) {
    const { booking, previous } = data
    if (previous && previous.uid !== booking.uid) {
      const { uid, version, end } = previous
      note({ uid, version, snapshot: null, endsAt: new Date(end) })
    }
    const { uid, version, status, start, end } = booking
    const snapshot = status === 'accepted' && !awaitsPayment(booking) ? booking : null
    note({
      uid,
      version,
      snapshot,
      endsAt: new Date(end),
      ...(snapshot && hasRoom(snapshot) && { awaited: { start, since: at } }),
    })
  }
  return [...newest.values()]
}

/** A timer that is set for a start stays, also while the booking takes place elsewhere. */
const firstAwaited = (
  before: NewestBooking['awaited'],
  now: NewestBooking['awaited'],
): NewestBooking['awaited'] => (now === undefined || before?.start === now.start ? before : now)
