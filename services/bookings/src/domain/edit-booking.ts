import {
  awaitsPayment,
  badRequest,
  bookingAcceptedUnpaid,
  bookingCancelled,
  bookingConfirmed,
  bookingEdited,
  bookingRejected,
  bookingRequested,
  type EditNumberedBooking,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, isSeated } from './booking.ts'
import { holdsTime, nextStatus } from './booking-states.ts'
import { withPolicyRefunds } from './refunds.ts'
import { rescheduledEvent } from './reschedule-booking.ts'

const minute = 60_000

/**
 * The event of each status that is set: the same as that of the status's own command
 * (docs/domain.md#edit-a-booking).
 */
const statusEvents = {
  accepted: bookingConfirmed,
  pending: bookingRequested,
  cancelled: bookingCancelled,
  rejected: bookingRejected,
} as const

/**
 * Edits a booking for its organizer. Any status can follow any other, and a booking that moves
 * keeps its uid. If a live booking changes both time and status, it moves first.
 * @returns the decisions in order; empty if the edit changes nothing
 * @throws DomainError 400 if the end is not after the start
 */
export function editBooking(before: Booking, edit: EditNumberedBooking, now: Date): Decision[] {
  const start = instant(edit.start ?? before.start)
  const end = instant(edit.end ?? before.end)
  if (end <= start)
    throw badRequest(
      edit.end === undefined
        ? { path: 'start', message: 'must be before end' }
        : { path: 'end', message: 'must be after start' },
    )
  const { title = before.title, description = before.description } = edit
  const status = edit.status === undefined ? before.status : nextStatus(`set-${edit.status}`, before.status)
  const moves = start !== instant(before.start) || end !== instant(before.end)
  const turns = status !== before.status
  if (!moves && !turns && title === before.title && description === before.description) return []
  const times = { start, end, duration: Math.round((Date.parse(end) - Date.parse(start)) / minute) }
  const isMoveOfItsOwn = moves && holdsTime(before.status) && holdsTime(status)
  const next = renumbered(before, { title, description, ...times, ...by(edit, moves) }, now)
  const moved: Decision[] = isMoveOfItsOwn
    ? [{ booking: next, events: [rescheduledEvent(next, before)] }]
    : []
  if (!turns)
    return isMoveOfItsOwn ? moved : [{ booking: next, events: [event(bookingEdited, { booking: next })] }]
  const turned = { ...(isMoveOfItsOwn ? renumbered(next, {}, now) : next), status }
  return [...moved, turn(isOver(before) ? turned : ended(turned, now), edit)]
}

const isOver = ({ status }: Booking): boolean => !holdsTime(status)

/** Adds the refunds of a booking that the organizer's side has cancelled or rejected. */
const ended = (booking: Booking, now: Date): Booking =>
  isOver(booking) ? withPolicyRefunds(booking, { now, byOrganizer: true }) : booking

const instant = (text: string): string => new Date(text).toISOString()

const renumbered = (booking: Booking, changes: Partial<Booking>, now: Date): Booking =>
  changed(booking, { ...changes, icsSequence: booking.icsSequence + 1 }, now)

const by = ({ rescheduledBy }: EditNumberedBooking, moves: boolean): Partial<Booking> =>
  moves && rescheduledBy !== undefined ? { rescheduledByEmail: rescheduledBy } : {}

/**
 * Applies a new status: clears the reasons and the answer of an earlier one, and the attendees of a
 * cancelled seated booking.
 */
function turn(booking: Booking, { cancelledBy }: EditNumberedBooking): Decision {
  const { cancellationReason: _, cancelledByEmail: __, rejectionReason: ___, ...answered } = booking
  const { answeredByUserId: ____, ...rest } = answered
  const isCancelled = booking.status === 'cancelled'
  const next = isCancelled && cancelledBy !== undefined ? { ...rest, cancelledByEmail: cancelledBy } : rest
  const gone = isCancelled && isSeated(next) ? { ...next, attendees: [] } : next
  const isOwed = booking.status === 'accepted' && awaitsPayment(next)
  const definition = isOwed ? bookingAcceptedUnpaid : statusEvents[booking.status]
  return { booking: gone, events: [event(definition, { booking: next })] }
}
