import type { PageKey } from '@punctual/messages/pages'
import type { Booking } from './api.ts'
import type { PageRules } from './rules.ts'

const headings = {
  accepted: 'booked',
  pending: 'requested',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const

/** Returns whether the booking is accepted or pending. */
export const isLive = ({ status }: Booking): boolean => status === 'accepted' || status === 'pending'

/** @param now milliseconds since 1970, here and below */
export const isOver = ({ end }: Booking, now: number): boolean => Date.parse(end) < now

/** Returns whether the booking is still to come, or not over. */
export const isOpen = (booking: Booking, now: number): boolean => isLive(booking) && !isOver(booking, now)

/**
 * Returns whether the event type lets visitors reschedule the booking now
 * (docs/domain.md#reschedule).
 */
export function mayMove(booking: Booking, rules: PageRules, now: number): boolean {
  const { disabled = false, minutesBefore = 0 } = rules.disableRescheduling ?? {}
  const minutesLeft = (Date.parse(booking.start) - now) / 60_000
  const canReturn = booking.status === 'cancelled' && !booking.rescheduledToUid && !booking.seatUid
  const isMovable = isLive(booking) || (canReturn && rules.allowReschedulingCancelledBookings === true)
  if (!isMovable || disabled) return false
  if (isOver(booking, now)) return rules.allowReschedulingPastBookings === true
  return minutesBefore === 0 || minutesLeft >= minutesBefore
}

/** Returns whether visitors can cancel the booking now. */
export const mayCancel = (booking: Booking, rules: PageRules, now: number): boolean =>
  isOpen(booking, now) && rules.disableCancelling?.disabled !== true

/** Returns the text that says how a booking stands. */
export function headingOf(booking: Booking, now: number): PageKey {
  if (booking.rescheduledToUid) return 'rescheduledAway'
  return isOver(booking, now) && isLive(booking) ? 'over' : headings[booking.status]
}
