import {
  badRequest,
  bookingCancelled,
  bookingConfirmed,
  bookingEdited,
  bookingRejected,
  bookingRequested,
  bookingRescheduled,
  type EditBooking,
} from '@punctual/contracts'
import { type Booking, type BookingEvent, changed, type Decision, event } from './booking.ts'
import { nextStatus } from './booking-states.ts'

const minute = 60_000

/** What others are told of a status that was set: the same as when it came about by its own command (our decisions, F1). */
const told = {
  accepted: bookingConfirmed,
  pending: bookingRequested,
  cancelled: bookingCancelled,
  rejected: bookingRejected,
} as const

/** The organizer's side edits a booking (our decisions, F1). An edit that changes nothing tells nobody. */
export function editBooking(before: Booking, edit: EditBooking, now: Date): Decision {
  const start = new Date(edit.start ?? before.start).toISOString()
  const end = new Date(edit.end ?? before.end).toISOString()
  if (end <= start)
    throw badRequest({ path: edit.end === undefined ? 'start' : 'end', message: 'must be after start' })
  const status = edit.status === undefined ? before.status : nextStatus(`set-${edit.status}`, before.status)
  const { title = before.title, description = before.description } = edit
  const moved = start !== new Date(before.start).toISOString() || end !== new Date(before.end).toISOString()
  if (!moved && status === before.status && title === before.title && description === before.description)
    return { booking: before, events: [] }
  const { cancellationReason, cancelledByEmail, rejectionReason, ...rest } = before
  const isOver = status === 'cancelled' || status === 'rejected'
  const kept = isOver ? before : rest
  const booking = changed(
    kept,
    {
      ...{ title, description, start, end, status, icsSequence: before.icsSequence + 1 },
      duration: Math.round((Date.parse(end) - Date.parse(start)) / minute),
    },
    now,
  )
  return { booking, events: [eventOf(before, booking, moved)] }
}

function eventOf(before: Booking, booking: Booking, moved: boolean): BookingEvent {
  if (booking.status !== before.status) return event(told[booking.status], { booking })
  if (!moved) return event(bookingEdited, { booking })
  const { id, uid, version, start, end } = before
  return event(bookingRescheduled, { booking, previous: { id, uid, version, start, end } })
}
